/** What a help link may do, and until when. */
import type { LinkGone } from '#contract/help/help.ts';
import { type HelpKind, type HelpState, helpRules } from '#contract/help/words.ts';
import type { UploadPurpose } from '#contract/upload/upload.ts';

const day = 86_400_000;

export const expiresAfter = (now: Date): Date =>
  new Date(now.getTime() + helpRules.validDays * day);

export const countedSince = (now: Date): Date => new Date(now.getTime() - day);

type Life = { expiresAt: Date; finishedAt: Date | null; withdrawnAt: Date | null };

export const helpStateOf = ({ expiresAt, finishedAt, withdrawnAt }: Life, now: Date): HelpState => {
  if (withdrawnAt) return 'withdrawn';
  if (finishedAt) return 'done';
  return expiresAt <= now ? 'expired' : 'open';
};

/** Null while it opens. */
export const whyGone = (link: Life, now: Date): LinkGone['why'] | null => {
  const state = helpStateOf(link, now);
  return state === 'open' ? null : state;
};

/** A forwarded link stops at this many devices. */
export const isDeviceTooMany = (devices: number): boolean => devices >= helpRules.devices;

/** What the pictures of a helper are for; null where there are none. */
export const purposeOf: Record<HelpKind, UploadPurpose | null> = {
  white_card_documents: 'whitecard',
  request_photos: 'service',
  service_form: 'service',
  book_visit: null,
};

/** 'Mei C.': enough for somebody who knows the person. */
export const shortName = (person: {
  firstName: string;
  lastName: string;
  preferredName: string | null;
}): string => {
  const [initial = ''] = [...person.lastName.trim()];
  return `${person.preferredName || person.firstName} ${initial.toUpperCase()}.`;
};
