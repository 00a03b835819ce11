/** The tabs of the personal center (spec §2) as data; `?tab=` names one of them. */
import { may, type UserType } from '#contract/access.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { actingFor } from '#web/lib/acting.ts';
import type { IconName } from '#web/ui/layout/icon-names.ts';

export const centerTabs = [
  'info',
  'reviews',
  'requests',
  'letters',
  'dates',
  'activities',
  'messages',
  'helpers',
  'training',
  'mytraining',
  'exam',
  'answers',
  'result',
] as const;
export type CenterTab = (typeof centerTabs)[number];

/** For caregivers only. */
export type TrainingTab = Exclude<
  CenterTab,
  'info' | 'reviews' | 'requests' | 'letters' | 'dates' | 'activities' | 'messages' | 'helpers'
>;

type Entry = { label: MessageKey; icon: IconName; training: boolean };

export const tabEntries: Record<CenterTab, Entry> = {
  info: { label: 'center.tabInfo', icon: 'user', training: false },
  reviews: { label: 'center.tabReviews', icon: 'chat-circle-text', training: false },
  requests: { label: 'center.tabRequests', icon: 'list-checks', training: false },
  // Not in the spec: letters and what they mean, renewals and deadlines.
  letters: { label: 'letter.tab', icon: 'envelope-open', training: false },
  dates: { label: 'renewal.tab', icon: 'calendar-check', training: false },
  // Nor this: the user's activities.
  activities: { label: 'activity.mine', icon: 'ticket', training: false },
  // Nor this: our messages, including unsent ones.
  messages: { label: 'center.tabMessages', icon: 'envelope-simple', training: false },
  // Nor this: who helps, and what they did.
  helpers: { label: 'help.tab', icon: 'hand-heart', training: false },
  training: { label: 'center.tabTraining', icon: 'graduation-cap', training: true },
  mytraining: { label: 'center.tabMyTraining', icon: 'play-circle', training: true },
  exam: { label: 'center.tabExam', icon: 'note-pencil', training: true },
  answers: { label: 'center.tabAnswers', icon: 'files', training: true },
  result: { label: 'center.tabResult', icon: 'certificate', training: true },
};

/** Nobody writes reviews for somebody else, or chooses their helpers. */
const ownTabs: readonly CenterTab[] = ['reviews', 'helpers'];

export const tabsFor = (userType: UserType): CenterTab[] =>
  centerTabs.filter(
    (tab) =>
      (!tabEntries[tab].training || may(userType, 'train')) &&
      !(ownTabs.includes(tab) && actingFor()),
  );

/** The tab of a URL; null for none, an unknown one, or one for the other account type. */
export const askedTab = (query: URLSearchParams, userType: UserType): CenterTab | null =>
  tabsFor(userType).find((tab) => tab === query.get('tab')) ?? null;

export const tabPath = (tab: CenterTab, place?: string): string =>
  `/user/index?tab=${tab}${place ? `#${place}` : ''}`;
