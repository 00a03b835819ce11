/** The route table of spec §2 as a reader meets it: an address of each row, and the heading it shows. */

import { activities } from '#demo/activities.ts';
import { banners } from '#demo/home.ts';
import { articles } from '#demo/news/articles.ts';
import { teamEvents } from '#demo/team-events.ts';
import { trainings } from '#demo/training/training-list.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';

export type Row = {
  path: string;
  heading: (t: Messages, lang: Locale) => string;
  /** Where a caregiver is told something else. */
  forCaregivers?: (t: Messages) => string;
};

const [activity] = activities;
const [training] = trainings;

const page = (path: string, key: keyof Messages['pages']): Row => ({
  path,
  heading: (t) => t.pages[key],
});

/** With a table and a film: what is hardest to show. */
const article = articles.find(({ slug }) => slug === 'what-a-caregiver-does');
const event = teamEvents[1];

export const publicRows: Row[] = [
  { path: '/', heading: (_, lang) => banners[0]?.title[lang] ?? '' },
  page('/feedback', 'feedbackTitle'),
  page('/community/activity/list', 'activityListTitle'),
  page('/community/activity/search', 'activitySearchTitle'),
  page('/community/activity/result', 'activityResultTitle'),
  page('/community/news', 'newsTitle'),
  {
    path: `/community/news/${article?.slug}`,
    heading: (_, lang) => article?.title[lang] ?? '',
  },
  page('/about/team', 'teamTitle'),
  {
    path: `/about/teamevent/${event?.slug}`,
    heading: (_, lang) => event?.title[lang] ?? '',
  },
  page('/about/faq', 'faqTitle'),
  page('/about/privacy', 'privacyTitle'),
  page('/about/TermsOfServices', 'termsTitle'),
  { path: '/scams', heading: (t) => t.scams.title },
  { path: '/verify-message', heading: (t) => t.scams.checkTitle },
  { path: '/login', heading: (t) => t.login.title },
  { path: '/register/patient', heading: (t) => t.register.titles.phone },
  { path: '/register/caregiver', heading: (t) => t.register.titles.phone },
  { path: '/regselect', heading: (t) => t.register.chooseTitle },
  page('/regresult/patient', 'regresultPatientTitle'),
  page('/regresult/caregiver', 'regresultCaregiverTitle'),
  page('/resetpwd', 'resetpwdTitle'),
  { path: '/verify', heading: (t) => t.training.verify.title },
];

/** Not of the spec: in demo and test only, and drawn in the browser. */
export const inboxRow: Row = page('/demo/inbox', 'inboxTitle');

/** Not of the spec: where the QR code of a certificate leads. Nobody has this number. */
export const verifyRow: Row = {
  path: '/verify/PHC-2000-000000',
  heading: (t) => t.training.verify.headings.unknown,
};

/** Login required, for patients and caregivers alike. */
export const memberRows: Row[] = [
  { path: '/services', heading: (t) => t.services.title },
  { path: '/services/booking', heading: (t) => t.services.bookingTitles.item },
  { path: '/services/letter', heading: (t) => t.letter.title },
  page('/services/whitecard/info', 'whitecardTitle'),
  {
    ...page('/services/result/submitWC', 'submitWCTitle'),
    forCaregivers: (t) => t.whitecard.noNumberTitle,
  },
  page('/services/result/applyCare', 'applyCareTitle'),
  page('/feedback/create', 'createFeedbackTitle'),
  {
    path: `/community/activity/${activity?.slug}`,
    heading: (_, lang) => activity?.title[lang] ?? '',
  },
  page('/user/index', 'userTitle'),
];

/** Login required, and only a caregiver may stay. */
export const caregiverRows: Row[] = [
  {
    path: `/user/training/${training?.slug}`,
    heading: (_, lang) => training?.title[lang] ?? '',
  },
  {
    path: `/user/training/${training?.slug}/read`,
    heading: (_, lang) => training?.title[lang] ?? '',
  },
  // Nobody has this training.
  { path: '/user/exam/one', heading: (t) => t.training.player.gone },
];
