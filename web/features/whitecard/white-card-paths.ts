/** Link targets: the card's box, on the home page and on the documents page. */
export const whiteCardPlaces = { box: 'white-card', input: 'white-card-id' } as const;
export const whiteCardInfoPath = '/services/whitecard/info';

/** The user wanted to apply for care and needs to enter the number first. */
export const askedForCare = { asked: 'care' } as const;
export const wasAskedForCare = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asked' in state && state.asked === 'care';
