/** Daily message budgets: texts cost money, and strangers can trigger them. */

import { codeRules } from '#contract/account/account.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { isAskedTemplate } from './office.ts';

/**
 * Each share has its own budget, so exhausting one does not block the others: security warnings and visit reminders
 * always go out.
 */
export const messageShares = [
  /** Codes and their alternatives. */
  'code',
  /** Replies to STOP, START and HELP. */
  'answer',
  /** Security warnings. */
  'security',
  'reminder',
  /** Caused by the person: a request, a visit, a registration. */
  'notice',
  /** Sent by staff: counted, never held. */
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
    'helpByOffice',
    'accountActing',
    'accountActingEnded',
    'accountActingHelper',
    'accountActingHelperEnded',
    'staffPasswordChanged',
    'staffFactorChanged',
    'staffPasswordReset',
    'staffFactorTaken',
    'staffRescued',
  ],
  reminder: [
    'visitReminder',
    'activityReminder',
    'activityReminderEmail',
    'certificateEnds',
    'trainingDue',
    'trainingOverdue',
    'trainingToDo',
    'staffTeamDigest',
    'renewalDue',
    'renewalUnderWay',
    'renewalPaper',
    'deadlineDue',
    'applicationReminder',
    'applicationLastReminder',
  ],
  office: [
    'staffInvitation',
    'welcomeByOffice',
    'accountOpened',
    'accountsMerged',
    'applicationApproved',
    'applicationRejected',
    'applicationMoreInfo',
    'applicationCallUs',
    'applicationClosed',
    'documentsAsked',
    'certificateRevoked',
    'visitCancelledByUs',
    'visitMovedByUs',
    'requestFinished',
    'requestException',
    'requestUnclear',
    'letterAnswered',
    'letterAnsweredBy',
    'cardEligible',
    'cardIneligible',
    'papersWanted',
    'activityMoved',
    'activityMovedWaiting',
    'activityCalledOff',
    'activityPartyCancelled',
    'activityNews',
    'activityNewsEmail',
    'decisionCorrected',
    'replyThanks',
    'replyLater',
    'replyCallUs',
    'replyWhich',
    'replyPapers',
  ],
};
const shareByName = new Map<string, MessageShare>(
  messageShares.flatMap((share) => (named[share] ?? []).map((name) => [name, share] as const)),
);

/** By template; staff's own texts have none. */
export const shareOf = (template: string | null): MessageShare => {
  if (template === null) return 'office';
  return shareByName.get(template) ?? (isAskedTemplate(template) ? 'code' : 'notice');
};

/** Per local day: to one recipient, and to all. */
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

/** The rest of a share is reserved for accounts: strangers cannot spend it. */
export const strangersPart = 0.8;
