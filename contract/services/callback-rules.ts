/** Without zod: the form needs them. */
export const callbackWishes = ['any', 'morning', 'afternoon'] as const;
export type CallbackWish = (typeof callbackWishes)[number];

export const callbackRules = {
  perAddressAndHour: 10,
  perPhoneAndDay: 4,
  /** So much of a half day must be left for us to promise a call in it. */
  noticeMinutes: 60,
  /** How many of the team are shown beside the form. */
  peopleShown: 2,
  /** Finished requests are deleted after so many days. */
  keptDays: 90,
} as const;
