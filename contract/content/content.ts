/** Site content: banners, numbers, scope, video, contact, offices, cities, team, FAQ, legal pages (spec §3, §7). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched } from '#contract/fields.ts';

const content = { tag: 'content', access: 'readPublic', cached: true } as const;

export const Link = z.object({ label: z.string(), to: z.string() });

export const Banner = z.object({
  id: z.string(),
  pcImageFileId: z.string(),
  kicker: z.string(),
  title: z.string(),
  lead: z.string(),
  primary: Link,
  secondary: Link.nullable(),
});
export type Banner = z.infer<typeof Banner>;

export const ServiceParam = z.object({
  serviceCount: z.number(),
  regionCount: z.number(),
  satisfaction: z.number(),
  elderCount: z.number(),
  caregiverCount: z.number(),
});
export type ServiceParam = z.infer<typeof ServiceParam>;

export const ServiceScope = z.object({
  title: z.string().nullable(),
  content: z.string().nullable(),
  image: z.string(),
});
export type ServiceScope = z.infer<typeof ServiceScope>;

/** The video's files: formats, poster, captions. */
export const HomeVideoMedia = z.object({
  sources: z.array(z.object({ path: z.string(), type: z.string() })),
  poster: z.string(),
  captions: z.array(z.object({ lang: z.string(), label: z.string(), path: z.string() })),
});
export type HomeVideoMedia = z.infer<typeof HomeVideoMedia>;

export const ContactInfo = z.object({
  companyName: z.string(),
  companyNameSecond: z.string(),
  tagline: z.string(),
  copyrightYear: z.number(),
  email: z.string(),
  fax: z.string(),
  phone: z.string(),
  boroughs: z.array(z.string()),
  /** Why a family can trust us, below the banner: the license, the years, the languages. */
  trust: z.array(z.string()),
  timeZone: z.string(),
  videoChannelUrl: z.string(),
  healthDepartmentUrl: z.string(),
  messagingAccount: z.object({ name: z.string(), qrImage: z.string() }),
  /** The path of a picture. */
  logo: z.string(),
});
export type ContactInfo = z.infer<typeof ContactInfo>;

export const CompanyAddress = z.object({
  companyAddressId: z.string(),
  companyName: z.string(),
  detailedAddress: z.string(),
  phone: z.string(),
  addressUrl: z.string(),
  mapLink: z.string(),
  hours: z.string(),
});
export type CompanyAddress = z.infer<typeof CompanyAddress>;

export const Postcode = z.object({ postcode: z.string(), city: z.string(), state: z.string() });

export const Team = z.object({
  numbers: z.array(z.object({ value: z.string(), label: z.string() })),
  founder: z.object({
    name: z.string(),
    role: z.string(),
    portrait: z.string(),
    letter: z.array(z.string()),
  }),
  story: z.array(z.string()),
  members: z.array(
    z.object({ name: z.string(), role: z.string(), portrait: z.string(), line: z.string() }),
  ),
  events: z.array(
    z.object({
      eventId: z.string(),
      year: z.number(),
      title: z.string(),
      summary: z.string(),
      image: z.string(),
    }),
  ),
});
export type Team = z.infer<typeof Team>;

export const TeamEvent = z.object({
  eventId: z.string(),
  year: z.number(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  content: z.string(),
});
export type TeamEvent = z.infer<typeof TeamEvent>;

export const Faq = z.object({
  id: z.string(),
  group: z.string(),
  question: z.string(),
  answer: z.string(),
});
export type Faq = z.infer<typeof Faq>;

export const legalPages = ['privacy', 'terms'] as const;
export const LegalPage = z.object({
  title: z.string(),
  content: z.string(),
  updatedAt: z.string(),
});
export type LegalPage = z.infer<typeof LegalPage>;

export const getBanners = defineApi({
  ...content,
  method: 'GET',
  path: '/content/banners',
  summary: 'Banners of the home page',
  answer: z.array(Banner),
});
export const getServiceParam = defineApi({
  ...content,
  method: 'GET',
  path: '/content/service-param',
  summary: 'Service statistics',
  answer: ServiceParam,
});
export const getServiceScope = defineApi({
  ...content,
  method: 'GET',
  path: '/content/service-scope',
  summary: 'Service scope',
  answer: z.object({ serviceScopes: z.array(ServiceScope) }),
});
export const getHomeVideo = defineApi({
  ...content,
  method: 'GET',
  path: '/content/home-video/pc',
  summary: 'Path of the promo video of the home page',
  answer: z.string(),
});
export const getHomeVideoMedia = defineApi({
  ...content,
  method: 'GET',
  path: '/content/home-video/media',
  summary: 'Formats, poster and captions of the promo video',
  answer: HomeVideoMedia,
});
export const getContactInfo = defineApi({
  ...content,
  method: 'GET',
  path: '/content/contact-info',
  summary: 'Contacts and site settings that every page shows',
  answer: ContactInfo,
});
export const getCompanyAddresses = defineApi({
  ...content,
  method: 'GET',
  path: '/content/company-addresses',
  summary: 'Offices with their map addresses',
  answer: z.array(CompanyAddress),
});
export const getCityList = defineApi({
  ...content,
  method: 'GET',
  path: '/content/cityList',
  summary: 'Cities for the activity filter',
  answer: z.array(z.string()),
});
export const getPostcode = defineApi({
  ...content,
  cached: false,
  method: 'GET',
  path: '/content/postcode/{zip}',
  summary: 'City and state of a ZIP code',
  params: z.strictObject({ zip: z.string() }),
  answer: Postcode,
});
export const getTeam = defineApi({
  ...content,
  method: 'GET',
  path: '/content/team',
  summary: 'Team, founder, story and major events',
  answer: Team,
});
export const getTeamEvent = defineApi({
  ...content,
  method: 'GET',
  path: '/content/team-event/{eventId}',
  summary: 'One team event',
  params: z.strictObject({ eventId: recordId }),
  answer: TeamEvent,
});
export const getFaqs = defineApi({
  ...content,
  method: 'GET',
  path: '/content/faq',
  summary: 'Frequently asked questions; with a keyword those that hold all its words',
  query: z.strictObject({ keyword: searched(100).optional() }),
  answer: z.array(Faq),
});
export const getLegalPage = defineApi({
  ...content,
  method: 'GET',
  path: '/content/page/{page}',
  summary: 'Privacy policy and terms of use',
  params: z.strictObject({ page: z.enum(legalPages, { error: 'fields.choice' }) }),
  answer: LegalPage,
});
