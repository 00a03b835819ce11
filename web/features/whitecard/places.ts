/** Places of the home page that others lead to. */
export const whiteCardPlaces = { box: 'white-card', input: 'white-card-id' } as const;
