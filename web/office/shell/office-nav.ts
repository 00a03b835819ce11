/** The navigation of the office; entries without access are hidden. */
import type { Capability } from '#contract/access.ts';
import type { WaitingPart } from '#contract/staff/desk.ts';
import type { MessageKey } from '#i18n/messages.ts';
import type { IconName } from '#web/ui/layout/icon-names.ts';

type Place = {
  to: string;
  label: MessageKey;
  icon: IconName;
  access: Capability;
  group: 'queues' | 'content' | 'training' | 'office' | null;
  /** The queue whose count is shown. */
  waiting?: WaitingPart;
};

export const officePlaces: readonly Place[] = [
  {
    to: '/office',
    label: 'office.desk',
    icon: 'house-line',
    access: 'beStaff',
    group: null,
  },
  {
    to: '/office/inbox',
    label: 'office.inbox.nav',
    icon: 'envelope-open',
    access: 'workOnCases',
    group: 'queues',
    waiting: 'inbox',
  },
  {
    to: '/office/applications',
    label: 'office.cases.applications',
    icon: 'identification-badge',
    access: 'workOnCases',
    group: 'queues',
    waiting: 'applications',
  },
  {
    to: '/office/cards',
    label: 'office.cases.cards',
    icon: 'identification-card',
    access: 'workOnCases',
    group: 'queues',
    waiting: 'cards',
  },
  {
    to: '/office/requests',
    label: 'office.cases.requests',
    icon: 'hand-heart',
    access: 'workOnCases',
    group: 'queues',
    waiting: 'requests',
  },
  {
    to: '/office/callbacks',
    label: 'office.callbacks.nav',
    icon: 'phone',
    access: 'workOnCases',
    group: 'queues',
    waiting: 'callbacks',
  },
  {
    to: '/office/appointments',
    label: 'office.days.nav',
    icon: 'calendar-check',
    access: 'workOnCases',
    group: 'queues',
    waiting: 'visits',
  },
  {
    to: '/office/renewals',
    label: 'office.renewals.nav',
    icon: 'hourglass-medium',
    access: 'workOnCases',
    group: 'queues',
  },
  {
    to: '/office/activities',
    label: 'office.activities.nav',
    icon: 'calendar-star',
    access: 'manageActivities',
    group: 'content',
  },
  {
    to: '/office/content/article',
    label: 'office.content.newsNav',
    icon: 'newspaper',
    access: 'editContent',
    group: 'content',
  },
  {
    to: '/office/content',
    label: 'office.content.nav',
    icon: 'files',
    access: 'manageActivities',
    group: 'content',
  },
  {
    to: '/office/media',
    label: 'office.content.mediaNav',
    icon: 'image',
    access: 'manageActivities',
    group: 'content',
  },
  {
    to: '/office/reviews',
    label: 'office.activities.reviews.nav',
    icon: 'star',
    access: 'answerReviews',
    group: 'content',
    waiting: 'reviews',
  },
  {
    to: '/office/training/contents',
    label: 'office.training.contents',
    icon: 'graduation-cap',
    access: 'manageTraining',
    group: 'training',
  },
  {
    to: '/office/training/people',
    label: 'office.training.progress',
    icon: 'certificate',
    access: 'manageTraining',
    group: 'training',
  },
  {
    to: '/office/training/hours',
    label: 'office.inservice.title',
    icon: 'hourglass-medium',
    access: 'manageTraining',
    group: 'training',
  },
  {
    to: '/office/training/compliance',
    label: 'office.compliance.title',
    icon: 'users-three',
    access: 'manageTraining',
    group: 'training',
  },
  {
    to: '/office/training/credit',
    label: 'office.credit.title',
    icon: 'certificate',
    access: 'manageTraining',
    group: 'training',
  },
  {
    to: '/office/training/plans',
    label: 'office.plans.title',
    icon: 'calendar-check',
    access: 'manageTraining',
    group: 'training',
  },
  {
    to: '/office/people',
    label: 'office.people.nav',
    icon: 'user',
    access: 'workOnCases',
    group: 'office',
  },
  {
    to: '/office/messages',
    label: 'office.messages.nav',
    icon: 'chat-circle-text',
    access: 'workOnCases',
    group: 'office',
    waiting: 'messages',
  },
  {
    to: '/office/message-texts',
    label: 'office.messages.texts',
    icon: 'note-pencil',
    access: 'editContent',
    group: 'office',
  },
  {
    to: '/office/calendar',
    label: 'office.days.calendarNav',
    icon: 'calendar-dots',
    access: 'manageOffices',
    group: 'office',
  },
  {
    to: '/office/team',
    label: 'office.team',
    icon: 'users-three',
    access: 'manageStaff',
    group: 'office',
  },
  {
    to: '/office/settings',
    label: 'office.messages.settings.nav',
    icon: 'gear-six',
    access: 'changeSettings',
    group: 'office',
  },
  {
    to: '/office/help',
    label: 'office.guide.nav',
    icon: 'book-open-text',
    access: 'beStaff',
    group: 'office',
  },
  {
    to: '/office/practice',
    label: 'office.practice.nav',
    icon: 'graduation-cap',
    access: 'workOnCases',
    group: 'office',
  },
  {
    to: '/office/audit',
    label: 'office.people.audit.nav',
    icon: 'list-checks',
    access: 'readAudit',
    group: 'office',
  },
];
