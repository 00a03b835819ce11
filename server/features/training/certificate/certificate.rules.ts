/** Names, numbers and dates of a certificate. Dates are agency-local 'YYYY-MM-DD' and compare as text. */

import { orderedName } from '#contract/person-name.ts';
import { certificateRules } from '#contract/training/certificate.ts';
import type { NextAction, TrainingStatus } from '#contract/training/training.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import type { Held } from '#server/shared/certificates/subject.rules.ts';

export const certificateNumber = (year: number, count: number): string =>
  `PHC-${year}-${String(count).padStart(6, '0')}`;

/** The same day of a later month, or its last day. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const at = Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth));
  return new Date(at).toISOString().slice(0, 10);
};

/** Renewable when it expires soon, has expired, or was revoked. */
export const isRenewable = (held: Held, today: string): boolean =>
  held.revokedAt !== null ||
  (held.expiresOn !== null && dayAfter(today, certificateRules.renewDays) >= held.expiresOn);

/** Certificates expiring by this day get a reminder. */
export const remindBy = (today: string): string => dayAfter(today, certificateRules.remindDays);

// ---- names ----
/** The names to print; a profile in Chinese characters only has one. */
export const printedNames = (person: {
  firstName: string;
  lastName: string;
  chineseName: string | null;
}): { latinName: string; chineseName: string | null } => {
  const latinName = orderedName(person);
  const chineseName = person.chineseName === latinName ? null : person.chineseName || null;
  return { latinName, chineseName };
};

/** 'Meiling C.'; a name in Chinese characters like one. */
export const maskLatin = ({ latinName }: { latinName: string }): string => {
  if (/\p{Script=Han}/u.test(latinName)) return maskChinese(latinName.replace(/\s/g, ''));
  const words = latinName.split(' ');
  const last = words.pop() ?? '';
  const initial = [...last][0] ?? '';
  return words.length ? `${words.join(' ')} ${initial}.` : `${initial}.`;
};

/** '陈*玲'. Counts code points: some characters are two UTF-16 units. */
export const maskChinese = (name: string): string => {
  const letters = [...name];
  const [first = ''] = letters;
  if (letters.length < 3) return `${first}*`;
  return first + '*'.repeat(letters.length - 2) + letters.at(-1);
};

const hanOf = (name: string) => (name.match(/\p{Script=Han}/gu) ?? []).join('');
const lettersOf = (name: string) =>
  name.replace(/\p{Script=Han}/gu, '').replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Names are normalized (case and script). Matches Latin, Chinese or both, in either order, and nothing else. `pinyin` of
 * the Chinese name counts where the profile has no Latin one: surname, given name.
 */
export const isOwnName = (
  signed: string,
  own: { firstName: string; lastName: string; chineseName: string; pinyin?: [string, string] },
): boolean => {
  const han = hanOf(signed);
  const latin = lettersOf(signed);
  const names = [lettersOf(own.lastName), lettersOf(own.firstName)];
  const [last = '', first = ''] = names.some(Boolean) ? names : (own.pinyin ?? []);
  const latinFits = latin === '' || [first + last, last + first].includes(latin);
  const hanNames = [own.chineseName, own.lastName + own.firstName, own.firstName + own.lastName];
  const hanFits = han === '' || hanNames.map(hanOf).includes(han);
  return Boolean(han || latin) && latinFits && hanFits;
};

// ---- next action ----
export const nextActionOf = (facts: {
  status: TrainingStatus;
  openAttempt: boolean;
  passed: boolean;
  attempted: boolean;
  refusal: string | null;
  renewable: boolean;
}): NextAction => {
  const { status, openAttempt, passed, attempted, refusal, renewable } = facts;
  if (status === 'init') return 'start';
  if (status === 'underway') return 'continue';
  if (status === 'signed') return renewable ? 'renew' : 'certificate';
  if (openAttempt) return 'continueExam';
  if (passed) return 'sign';
  if (refusal === 'exam_no_attempts') return 'callUs';
  if (refusal === 'exam_wait') return 'wait';
  return attempted ? 'retakeExam' : 'takeExam';
};
