/** Site settings that staff can edit (readings "The agency"), each with its shape. */
import { eq } from 'drizzle-orm';
import type { Queryable } from './connect.ts';
import { setting } from './schema/content.ts';
import type { LocalText } from './text.ts';

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

export const getSetting = async <K extends keyof Settings>(
  db: Queryable,
  key: K,
): Promise<Settings[K]> => {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  if (!row) throw new Error(`setting '${key}' is missing`);
  return row.value as Settings[K];
};

const defaultTimeZone = 'America/New_York';

/** The agency's clock decides, whatever the server's is. */
export const getTimeZone = async (db: Queryable): Promise<string> => {
  const [row] = await db.select().from(setting).where(eq(setting.key, 'agency'));
  return (row?.value as Settings['agency'] | undefined)?.timeZone ?? defaultTimeZone;
};
