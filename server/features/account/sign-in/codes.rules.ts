import { codeRules, type PhonePurpose } from '#contract/account/account.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const codeLifetimeMs = codeRules.validMinutes * minute;
export const countedForMs = day;

/**
 * Whether another code may be sent. `sent`: times within the last 24 hours, newest first; `sentToAll`: today's total.
 */
export const judgeCodeRequest = (
  sent: readonly Date[],
  sentToAll: number,
  now: Date,
): 'send' | 'code_too_soon' | 'code_limit' => {
  const within = (ms: number) => sent.filter((at) => now.getTime() - at.getTime() < ms).length;
  if (within(codeRules.againAfterSeconds * second) >= codeRules.perMinute) return 'code_too_soon';
  if (within(10 * minute) >= codeRules.perTenMinutes) return 'code_limit';
  if (within(day) >= codeRules.perDay || sentToAll >= codeRules.perDayForAll) return 'code_limit';
  return 'send';
};

/** Only the holder of the phone learns whether it has an account. */
export const codeMessage = (purpose: PhonePurpose, hasAccount: boolean) => {
  if (purpose === 'register')
    return hasAccount
      ? ({ key: 'messages.hasAccount', usable: false } as const)
      : ({ key: 'messages.codeRegister', usable: true } as const);
  if (purpose === 'resetPassword')
    return hasAccount
      ? ({ key: 'messages.codeReset', usable: true } as const)
      : ({ key: 'messages.noAccount', usable: false } as const);
  return hasAccount
    ? ({ key: 'messages.phoneTaken', usable: false } as const)
    : ({ key: 'messages.codeChangePhone', usable: true } as const);
};
