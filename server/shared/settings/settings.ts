/** Site settings that staff can edit (readings "The agency"), each with its shape. */
import { eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { setting } from '#server/schema/content.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';

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
    timeZone: string;
    videoChannelUrl: string;
    healthDepartmentUrl: string;
    messagingName: LocalText;
    messagingQr: string;
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
  };
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
    timeZone: 'America/New_York',
    videoChannelUrl: '',
    healthDepartmentUrl: '',
    messagingName: {},
    messagingQr: '',
  },
  signatory: { name: {} },
  promises: { applicationWorkingDays: 2, serviceWorkingDays: 2, reminderTime: '10:00' },
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

export const getSetting = async <K extends keyof Settings>(
  db: Queryable,
  key: K,
): Promise<Settings[K]> => {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  // Settings saved by an older version get missing parts from here.
  return { ...defaults[key], ...(row?.value as Settings[K] | undefined) };
};

/** The agency's time zone, independent of the server's. */
export const getTimeZone = async (db: Queryable): Promise<string> =>
  (await getSetting(db, 'agency')).timeZone;
