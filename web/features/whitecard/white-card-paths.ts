/** Places that others lead to: the card's box, on the home page and on the page of its documents. */
export const whiteCardPlaces = { box: 'white-card', input: 'white-card-id' } as const;
export const whiteCardInfoPath = '/services/whitecard/info';

/** The reader wanted to apply for care and must give the number first. */
export const askedForCare = { asked: 'care' } as const;
export const wasAskedForCare = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asked' in state && state.asked === 'care';
