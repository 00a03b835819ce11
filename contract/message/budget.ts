/** How many messages a day: a text costs money, and a stranger can make us send it. */

import { codeRules } from '#contract/account/account.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { isAskedTemplate } from './office.ts';

/**
 * Each share has a budget of its own, so that who spends one keeps nobody from the others: no row of requests hides that
 * a password was changed, and no row of changes a visit that is tomorrow.
 */
export const messageShares = [
  /** Codes, and what is said instead of one. */
  'code',
  /** Answers to STOP, START and HELP. */
  'answer',
  /** "Was it not you?" */
  'security',
  'reminder',
  /** What follows from somebody's own doing: a request, a visit, a place. */
  'notice',
  /** What staff send: counted, never held. */
  'office',
] as const;
export type MessageShare = (typeof messageShares)[number];

type Name = TemplateKey extends `messages.${infer N}` ? N : never;
const named: Partial<Record<MessageShare, readonly Name[]>> = {
  answer: ['textsStopped', 'textsAgain', 'textsHelp'],
  security: [
    'passwordReset',
    'passwordChanged',
    'phoneChanged',
    'emailChanged',
    'contactChanged',
    'goodbye',
    'staffPasswordChanged',
    'staffFactorChanged',
    'staffPasswordReset',
    'staffFactorTaken',
    'staffRescued',
  ],
  reminder: ['visitReminder', 'activityReminder', 'activityReminderEmail', 'certificateEnds'],
  office: [
    'staffInvitation',
    'welcomeByOffice',
    'accountClosed',
    'accountOpened',
    'accountsMerged',
    'applicationApproved',
    'applicationRejected',
    'applicationMoreInfo',
    'applicationCallUs',
    'certificateRevoked',
    'visitCancelledByUs',
    'requestFinished',
    'requestException',
    'requestUnclear',
    'cardEligible',
    'cardIneligible',
    'papersWanted',
    'activityMoved',
    'activityMovedWaiting',
    'activityCalledOff',
    'activityPartyCancelled',
    'activityNews',
    'activityNewsEmail',
  ],
};
const shareByName = new Map<string, MessageShare>(
  messageShares.flatMap((share) => (named[share] ?? []).map((name) => [name, share] as const)),
);

/** By the name of its text; what staff wrote has none. */
export const shareOf = (template: string | null): MessageShare => {
  if (template === null) return 'office';
  return shareByName.get(template) ?? (isAskedTemplate(template) ? 'code' : 'notice');
};

/** For a day of the agency: to one phone or email address, and to all. */
export const messageBudget: Record<
  Exclude<MessageShare, 'office'>,
  { recipient: number; all: number }
> = {
  code: { recipient: 8, all: codeRules.perDayForAll },
  answer: { recipient: 4, all: 1_000 },
  security: { recipient: 6, all: 2_000 },
  reminder: { recipient: 6, all: 5_000 },
  notice: { recipient: 10, all: 10_000 },
};

/** The rest of a share is for who has an account: strangers cannot spend it. */
export const strangersPart = 0.8;
