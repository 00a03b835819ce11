/** Site settings that staff can edit (readings "The agency"), each with its shape. */
import { eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { keptRead } from '#server/platform/database/kept-reads.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { setting } from '#server/schema/content.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import { type Inservice, inserviceDefaults } from './inservice-defaults.ts';

export type Settings = {
  agency: {
    name: LocalText;
    secondName: LocalText;
    tagline: LocalText;
    copyrightYear: number;
    email: string;
    fax: string;
    phone: string;
    boroughs: LocalText[];
    /** Reasons to trust the agency, below the banner of the home page. */
    trust: LocalText[];
    timeZone: string;
    videoChannelUrl: string;
    healthDepartmentUrl: string;
    messagingName: LocalText;
    messagingQr: string;
    /** The path of a picture; '' for the drawn one. */
    logo: string;
  };
  /** The name on certificates. */
  signatory: {
    name: LocalText;
    /** Signature as an SVG path within 300 × 110; without one the name is typeset. */
    strokes?: string;
  };
  promises: {
    /** Response time for a caregiver's application, in working days. */
    applicationWorkingDays: number;
    /** Likewise for an online service request. */
    serviceWorkingDays: number;
    /** 'HH:mm' in the agency's local time: when visitors are reminded the day before. */
    reminderTime: string;
    /** Days after which applicants are reminded of what we asked for; 0: never. */
    remindApplicantDays: number;
    /** Days after that until a silent applicant's case is closed; 0: never. */
    closeApplicantDays: number;
  };
  /** Roles of caregivers, their yearly hours and subjects, and the agency on transcripts. */
  inservice: Inservice;
  reviews: {
    /** Whether reviews need approval before they are shown. */
    approveFirst: boolean;
  };
  numbers: {
    regionCount: number;
    satisfaction: number;
    elderCount: number;
    caregiverCount: number;
  };
  video: {
    path: string;
    sources: { path: string; type: string }[];
    poster: string;
    captions: { lang: string; label: string; path: string }[];
  };
  team: {
    numbers: { value: string; label: LocalText }[];
    founder: { name: LocalText; role: LocalText; portrait: string; letter: LocalText[] };
    story: LocalText[];
    members: { name: LocalText; role: LocalText; portrait: string; line: LocalText }[];
  };
};

const words = (en: string, hans: string, hant: string): LocalText => ({
  en,
  'zh-CN': hans,
  'zh-TW': hant,
});

/** Defaults of a new agency: no invented number or address. */
const defaults: Settings = {
  agency: {
    name: words('Persimmon Home Care', '柿安居家护理', '柿安居家護理'),
    secondName: words('柿安居家護理', 'Persimmon Home Care', 'Persimmon Home Care'),
    tagline: {},
    copyrightYear: limits.copyrightYear,
    email: '',
    fax: '',
    phone: '',
    boroughs: [],
    trust: [],
    timeZone: 'America/New_York',
    videoChannelUrl: '',
    healthDepartmentUrl: '',
    messagingName: {},
    messagingQr: '',
    logo: '',
  },
  signatory: { name: {} },
  promises: {
    applicationWorkingDays: 2,
    serviceWorkingDays: 2,
    reminderTime: '10:00',
    remindApplicantDays: 7,
    closeApplicantDays: 0,
  },
  inservice: inserviceDefaults,
  reviews: { approveFirst: false },
  numbers: { regionCount: 0, satisfaction: 0, elderCount: 0, caregiverCount: 0 },
  video: { path: '', sources: [], poster: '', captions: [] },
  team: {
    numbers: [],
    founder: { name: {}, role: {}, portrait: '', letter: [] },
    story: [],
    members: [],
  },
};

const settingByKey = prepared('setting_by_key', (db) =>
  db
    .select()
    .from(setting)
    .where(eq(setting.key, sql.placeholder('key'))),
);

/** Read from the database, for editing. */
export const readSetting = async <K extends keyof Settings>(
  db: Queryable,
  key: K,
): Promise<Settings[K]> => {
  const [row] = await settingByKey(db, { key });
  // Settings saved by an older version get missing parts from here.
  return { ...defaults[key], ...(row?.value as Settings[K] | undefined) };
};

/** From memory, except for previews. */
export const getSetting = <K extends keyof Settings>(db: Queryable, key: K): Promise<Settings[K]> =>
  keptRead(db, `setting ${key}`, (from) => readSetting(from, key));

/** The agency's time zone, independent of the server's. */
export const getTimeZone = async (db: Queryable): Promise<string> =>
  (await getSetting(db, 'agency')).timeZone;
