/** Shapes of the sample content. Dates are counted from the day of loading, so that the demo never looks stale. */
import type { DocumentKind } from '#contract/account/documents.ts';
import type { Helper } from '#contract/help/helper.ts';
import type { Relationship } from '#contract/help/words.ts';
import type { DocumentReason } from '#contract/staff/verdict-reasons.ts';
import type { WhiteCardDocumentKind } from '#contract/whitecard/whitecard.ts';

export type Text = { en: string; 'zh-CN': string; 'zh-TW': string };

/** File names refer to demo/media. */
export type DemoBanner = {
  picture: string;
  kicker: Text;
  title: Text;
  lead: Text;
  /** Paths of this site. */
  primary: { label: Text; to: string };
  secondary?: { label: Text; to: string };
};

export type DemoScope = { title: Text; content: Text; picture: string };

export type DemoService = {
  slug: string;
  name: Text;
  description: Text;
  /** A Phosphor icon name in kebab case, e.g. 'hand-heart'. */
  icon: string;
  picture: string;
  methods: ('online' | 'offline')[];
  documents: Text[];
  minutes: number;
  /** The application for long-term care. */
  care?: boolean;
  /** What it renews, or that it reads letters. */
  helpsWith?: 'whiteCard' | 'snap' | 'letter';
};

/** A letter of a demo patient: photos, and what the office said, if it did. */
export type DemoLetter = {
  phone: string;
  recordNo: string;
  daysAgo: number;
  /** Drawings of demo/media. */
  pictures: string[];
  answer?: {
    letterType: 'recertification' | 'denial';
    daysAgo: number;
    noticeDaysAgo: number;
    deadlineInDays?: number;
    text: string;
  };
};

/** A renewal or deadline of a demo patient, so many days from the day of loading. */
export type DemoDate = {
  phone: string;
  kind: 'whiteCard' | 'snap' | 'letter' | 'other';
  inDays: number;
  source: 'person' | 'staff' | 'card';
  state?: 'upcoming' | 'done';
  title?: string;
  /** Who named the day, acting for the person (demo/help.ts). */
  movedBy?: { helper: Helper; hoursAgo: number };
};

export type DemoCity = { slug: string; name: Text };

export type DemoOffice = {
  slug: string;
  city: string;
  companyName: Text;
  detailedAddress: Text;
  phone: string;
  /** OpenStreetMap embed URL. */
  addressUrl: string;
  hours: Text;
  /** The same for booking; weekday 0 is Sunday. */
  openings: { weekday: number; from: string; to: string }[];
  /** How many visitors at a time. */
  places: number;
};

/** What a demo patient asked for; notes are in the patient's language. */
export type DemoRecord = {
  phone: string;
  recordNo: string;
  service: string;
  method: 'online' | 'offline';
  status: 'init' | 'finish' | 'error' | 'unknown';
  /** The application for long-term care. */
  care?: boolean;
  daysAgo: number;
  /** By when we promised an answer, counted from when it came. */
  dueAfterDays?: number;
  note?: string;
  /** On a weekend it is moved to Monday. */
  visit?: { office: string; inDays: number; time: string };
  events: {
    event: 'received' | 'booked' | 'reminded' | 'finished' | 'exception' | 'unclear';
    daysAgo: number;
    note?: string;
    /** Somebody who acts for the person (demo/help.ts). */
    helper?: Helper;
  }[];
};

export type DemoActivityType = { slug: string; name: Text };

export type DemoActivity = {
  slug: string;
  type: string;
  city: string;
  title: Text;
  location: Text;
  description: Text;
  requirements: Text;
  notes: Text;
  organizer: Text;
  covers: string[];
  highlights: string[];
  /** Days from today; negative is the past. */
  inDays: number;
  startTime: string;
  endTime: string;
  registrationOpensInDays: number;
  registrationClosesInDays: number;
  quota: number;
  registered: number;
  waitlist?: number;
  featured?: boolean;
};

export type DemoReview = {
  /** As shown publicly: a preferred name, or first name and initial; never a full surname and name. */
  name: Text;
  /** Where they live, and since when they are with us. */
  place?: Text;
  clientSince?: number;
  rating: 1 | 2 | 3 | 4 | 5;
  text: Text;
  pictures: string[];
  daysAgo: number;
  reply?: { text: Text; daysAgo: number };
  /** Shown on the home page. */
  top?: boolean;
};

export type DemoArticleType = { slug: string; name: Text };

export type DemoArticle = {
  slug: string;
  type: string;
  title: Text;
  summary: Text;
  cover: string;
  /** Safe HTML: h2, h3, p, ul, ol, li, table, blockquote, a, strong, figure/img with alt, video with captions. */
  content: Text;
  daysAgo: number;
  recommended?: boolean;
};

export type DemoTeam = {
  numbers: { value: string; label: Text }[];
  founder: { name: Text; role: Text; portrait: string; letter: Text[] };
  story: Text[];
  members: { name: Text; role: Text; portrait: string; line: Text }[];
};

export type DemoTeamEvent = {
  slug: string;
  year: number;
  title: Text;
  summary: Text;
  picture: string;
  /** Safe HTML. */
  content: Text;
};

export type DemoFaq = { slug: string; group: Text; question: Text; answer: Text };

/** Safe HTML; the first element says that this is a sample for counsel to review. */
export type DemoPage = { slug: 'privacy' | 'terms'; title: Text; content: Text };

/** One sentence of a chapter: caption and line of the transcript. Seconds from the start; lines do not overlap. */
/** `keyPoint`: what to remember of the chapter. */
export type DemoTrainingLine = { from: number; to: number; text: Text; keyPoint?: true };

export type DemoTrainingVideo = {
  /** Unique within its training; part of the address. Lower case, digits, hyphens. */
  slug: string;
  title: Text;
  /** The file's real length, rounded down to a whole second. */
  seconds: number;
  poster: string;
  /** Best first. `type` as in <source>, e.g. 'video/webm; codecs="vp9,opus"'. */
  sources: { file: string; type: string }[];
  /** WebVTT files, made from `lines`. */
  captions: { en: string; 'zh-CN': string; 'zh-TW': string };
  lines: DemoTrainingLine[];
};

/** `slug` is unique within the training. `video` is the chapter that teaches it: "watch this part again". */
type DemoQuestionBase = {
  slug: string;
  video: string;
  text: Text;
  explanation: Text;
  /** In every exam. */
  mustAsk?: true;
};
/** Written in any order; the exam shuffles. Slugs unique within the question, e.g. 'a' to 'd'. */
type DemoOption = { slug: string; text: Text };

export type DemoQuestion =
  | (DemoQuestionBase & { type: 'single'; options: DemoOption[]; right: string })
  /** At least two right ones and at least one wrong one. */
  | (DemoQuestionBase & { type: 'multiple'; options: DemoOption[]; right: string[] })
  /** Its two options, true and false, come from the product's own words. */
  | (DemoQuestionBase & { type: 'true_false'; right: boolean });

export type DemoTrainingRules = {
  /** Chapters open one after the other. */
  inOrder: boolean;
  /** How many of the bank one exam asks; `totalScore` divides evenly by it. */
  questionCount: number;
  /** At least so many of each chapter. */
  perChapter: number;
  totalScore: number;
  passScore: number;
  /** Null: no time limit. */
  minutes: number | null;
  /** How often the exam may be taken; null: as often as one likes. */
  attempts: number | null;
  /** Between a failed attempt and the next. */
  waitHours: number;
  /** When right answers and explanations are shown. */
  review: 'after_pass' | 'always';
  /** Multiple choice scores for a part of the right ones, if nothing wrong was chosen. */
  partialScore: boolean;
  /** The certificate ends after so many months; null: it does not. */
  validMonths: number | null;
  /** In-service hours of its certificate. */
  creditHours: number;
};

export type DemoTraining = {
  slug: string;
  title: Text;
  summary: Text;
  picture: string;
  rules: DemoTrainingRules;
  /** Codes of the settings. */
  subjects: string[];
  videos: DemoTrainingVideo[];
  /** At least 20, of all three types. */
  questions: DemoQuestion[];
};

/** What the office knows about a person. */
export type DemoPersonNote = {
  phone: string;
  note: string;
  contacts: readonly {
    name: string;
    relationship: Relationship;
    phone: string;
    emergency: boolean;
    maySpeak: boolean;
  }[];
};

/** "We call you back". */
export type DemoCallback = {
  phone: string;
  locale: 'en' | 'zh-CN' | 'zh-TW';
  wish: 'any' | 'morning' | 'afternoon';
  minutesAgo: number;
  reached?: true;
};

/** What the office said about a document; without a reason it is accepted. */
export type DemoVerdict = {
  caseKind: 'application' | 'card';
  /** The owner's phone. */
  of: string;
  document: DocumentKind | WhiteCardDocumentKind;
  reason?: DocumentReason;
  note?: string;
  /** The owner was asked for another one. */
  told?: boolean;
  hoursAgo: number;
};
