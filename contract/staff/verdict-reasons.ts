/** The reasons for which a document is not accepted, by what is said about it. */
export const verdictReasons = {
  unreadable: ['blurred', 'cutOff'],
  wrong: ['otherDocument', 'nameDiffers'],
  expired: ['expired', 'tooOld'],
  missing: ['pages', 'notSent'],
} as const;
export const documentReasons = [
  ...verdictReasons.unreadable,
  ...verdictReasons.wrong,
  ...verdictReasons.expired,
  ...verdictReasons.missing,
] as const;
export type DocumentReason = (typeof documentReasons)[number];

type Refusal = keyof typeof verdictReasons;
const refusals = Object.keys(verdictReasons) as Refusal[];
export const verdicts = ['accepted', 'unreadable', 'wrong', 'expired', 'missing'] as const;
export type Verdict = (typeof verdicts)[number];

/** A document that is there cannot be "not sent", and one that is not there can be nothing else. */
export const fitsDocument = (reason: DocumentReason, isThere: boolean): boolean =>
  (reason === 'notSent') !== isThere;

export const verdictOf = (reason: DocumentReason): Refusal => {
  const found = refusals.find((one) =>
    (verdictReasons[one] as readonly DocumentReason[]).includes(reason),
  );
  if (!found) throw new Error('a reason without a verdict');
  return found;
};

export const verdictNoteLength = 200;
