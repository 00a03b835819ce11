export const cases = {
  nav: 'Applications and requests',
};
