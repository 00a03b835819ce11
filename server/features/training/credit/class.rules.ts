/** Classes: when signing in is open, and the code that changes on the instructor's screen. */
import { creditRules } from '#contract/training/credit.ts';

type Times = { day: string; starts: string; ends: string };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** `local` is agency-local 'YYYY-MM-DD HH:mm'. */
export const isSignInOpen = ({ day, starts, ends }: Times, local: string): boolean => {
  const [today = '', time = ''] = local.split(' ');
  const now = minutesOf(time);
  return (
    today === day &&
    now >= minutesOf(starts) - creditRules.opensBefore &&
    now <= minutesOf(ends) + creditRules.closesAfter
  );
};

/** Seats can be taken and given back until the class begins. */
export const isJoinOpen = ({ day, starts }: Times, local: string): boolean =>
  local.slice(0, 16) < `${day} ${starts}`;

const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / creditRules.codeSeconds);

/** Six digits of a keyed hash. */
const digitsOf = (hash: string): string =>
  String(
    Number.parseInt(hash.replaceAll(/[^0-9a-f]/gi, '').slice(0, 12) || '0', 16) % 1_000_000,
  ).padStart(6, '0');

type Hash = (text: string) => string;
const codeAt = (hash: Hash, sessionId: string, step: number): string =>
  digitsOf(hash(`class ${sessionId} ${step}`));

export const codeNow = (hash: Hash, sessionId: string, now: Date): string =>
  codeAt(hash, sessionId, stepOf(now));

/** The one on the screen, or the one before. */
export const isCode = (hash: Hash, sessionId: string, code: string, now: Date): boolean =>
  [stepOf(now), stepOf(now) - 1].some((step) => codeAt(hash, sessionId, step) === code.trim());

/** How long the code stays on the screen. */
export const secondsLeft = (now: Date): number =>
  creditRules.codeSeconds - (Math.floor(now.getTime() / 1000) % creditRules.codeSeconds);
