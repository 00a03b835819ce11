/** All content types that staff edit: their fields and behavior. */
import type { Capability } from '#contract/access.ts';
import { serviceMethods, serviceTasks } from '#contract/services/records.ts';
import { legalPages } from './content.ts';
import type { Fields } from './item-fields.ts';

export const contentTypes = [
  'banner',
  'numbers',
  'scope',
  'video',
  'service',
  'address',
  'city',
  'team',
  'teamEvent',
  'faq',
  'legal',
  'article',
  'articleType',
  'activity',
  'activityType',
] as const;
export type ContentType = (typeof contentTypes)[number];

type ContentTypeInfo = {
  fields: Fields;
  access: Extract<Capability, 'editContent' | 'manageActivities' | 'changeSettings'>;
  /** The field used as title in lists. */
  title?: string;
  /** A field that distinguishes equal titles. */
  note?: string;
  /** Staff decide the order. */
  ordered?: true;
  /** Can be unpublished without deleting. */
  hideable?: true;
  /** A fixed set: no adding or deleting. */
  fixed?: readonly string[];
  /** The page that shows it; `{id}` is replaced. */
  page?: string;
};

const name = { kind: 'local', max: 120 } as const;
const line = { kind: 'local', max: 300 } as const;
const long = { kind: 'local', max: 4_000, long: true } as const;
const rich = { kind: 'rich' } as const;
const picture = { kind: 'picture' } as const;
const count = { kind: 'number', min: 0, max: 10_000_000 } as const;

/** Icons of services; each is in the site's sprite. */
const serviceIcons = [
  'bank',
  'bowl-food',
  'car-profile',
  'envelope-open',
  'files',
  'first-aid-kit',
  'hand-coins',
  'hand-heart',
  'handshake',
  'heart',
  'house-line',
  'identification-card',
  'phone-call',
  'translate',
  'wheelchair',
] as const;

export const contentInfo: Record<ContentType, ContentTypeInfo> = {
  banner: {
    access: 'editContent',
    title: 'title',
    ordered: true,
    hideable: true,
    page: '/',
    fields: {
      image: picture,
      kicker: name,
      title: name,
      lead: { ...line, long: true },
      primary: { kind: 'link' },
      secondary: { kind: 'link', optional: true },
    },
  },
  numbers: {
    access: 'editContent',
    fixed: ['numbers'],
    page: '/',
    fields: {
      elderCount: count,
      caregiverCount: count,
      satisfaction: { kind: 'number', min: 0, max: 100 },
      regionCount: count,
    },
  },
  scope: {
    access: 'editContent',
    title: 'title',
    ordered: true,
    hideable: true,
    page: '/',
    fields: { image: picture, title: name, content: { ...long, max: 1_000 } },
  },
  video: {
    access: 'editContent',
    fixed: ['video'],
    page: '/',
    fields: {
      path: { kind: 'text', max: 300, format: 'file' },
      poster: picture,
      sources: {
        kind: 'rows',
        max: 5,
        of: {
          path: { kind: 'text', max: 300, format: 'file' },
          type: { kind: 'text', max: 100, format: 'filmType' },
        },
      },
      captions: {
        kind: 'rows',
        max: 5,
        of: {
          lang: { kind: 'choice', of: ['en', 'zh-CN', 'zh-TW'] },
          label: { kind: 'text', max: 40 },
          path: { kind: 'text', max: 300, format: 'file' },
        },
      },
    },
  },
  service: {
    access: 'editContent',
    title: 'name',
    ordered: true,
    hideable: true,
    page: '/preview/service/{id}',
    fields: {
      image: picture,
      icon: { kind: 'choice', of: serviceIcons },
      methods: { kind: 'choices', of: serviceMethods },
      minutes: { kind: 'number', min: 5, max: 480 },
      care: { kind: 'boolean' },
      helpsWith: { kind: 'choice', of: serviceTasks, optional: true },
      name,
      description: { ...long, max: 1_000 },
      documents: { kind: 'locals', max: 20, optional: true },
    },
  },
  address: {
    access: 'changeSettings',
    title: 'name',
    ordered: true,
    hideable: true,
    page: '/',
    fields: {
      cityId: { kind: 'ref', to: 'city' },
      phone: { kind: 'text', max: 30, format: 'phone' },
      addressUrl: { kind: 'text', max: 1_000, format: 'map' },
      name,
      address: line,
      hours: line,
    },
  },
  city: {
    access: 'editContent',
    title: 'name',
    ordered: true,
    page: '/community/activity/list',
    fields: { name },
  },
  team: {
    access: 'editContent',
    fixed: ['team'],
    page: '/about/team',
    fields: {
      numbers: {
        kind: 'rows',
        max: 8,
        optional: true,
        of: { value: { kind: 'text', max: 20 }, label: name },
      },
      founder: {
        kind: 'group',
        of: { portrait: picture, name, role: name, letter: { kind: 'locals', max: 30 } },
      },
      story: { kind: 'locals', max: 30 },
      members: {
        kind: 'rows',
        max: 40,
        optional: true,
        of: { portrait: picture, name, role: name, line },
      },
    },
  },
  teamEvent: {
    access: 'editContent',
    title: 'title',
    note: 'year',
    hideable: true,
    page: '/about/teamevent/{id}',
    fields: {
      year: { kind: 'number', min: 1900, max: 2100 },
      image: picture,
      title: name,
      summary: { ...line, long: true },
      content: rich,
    },
  },
  faq: {
    access: 'editContent',
    title: 'question',
    note: 'group',
    ordered: true,
    hideable: true,
    page: '/about/faq',
    fields: { group: name, question: line, answer: long },
  },
  legal: {
    access: 'editContent',
    title: 'title',
    fixed: legalPages,
    page: '/about/{id}',
    fields: { title: name, content: rich },
  },
  article: {
    access: 'editContent',
    title: 'title',
    note: 'publishedAt',
    hideable: true,
    page: '/community/news/{id}',
    fields: {
      typeId: { kind: 'ref', to: 'articleType' },
      recommended: { kind: 'boolean' },
      cover: picture,
      publishedAt: { kind: 'moment', optional: true },
      title: name,
      summary: { ...line, long: true },
      content: rich,
    },
  },
  articleType: {
    access: 'editContent',
    title: 'name',
    ordered: true,
    page: '/community/news',
    fields: { name },
  },
  activity: {
    access: 'manageActivities',
    title: 'title',
    note: 'startTime',
    hideable: true,
    page: '/preview/activity/{id}',
    fields: {
      typeId: { kind: 'ref', to: 'activityType' },
      cityId: { kind: 'ref', to: 'city' },
      startTime: { kind: 'moment' },
      endTime: { kind: 'moment' },
      registerStart: { kind: 'moment' },
      registerEnd: { kind: 'moment' },
      quota: { kind: 'number', min: 1, max: 10_000 },
      featured: { kind: 'boolean' },
      covers: { kind: 'pictures', max: 8 },
      highlights: { kind: 'pictures', max: 30, optional: true },
      title: name,
      location: line,
      organizer: name,
      description: long,
      requirements: { ...long, optional: true },
      notes: { ...long, optional: true },
    },
  },
  activityType: {
    access: 'manageActivities',
    title: 'name',
    ordered: true,
    page: '/community/activity/search',
    fields: { name },
  },
};
