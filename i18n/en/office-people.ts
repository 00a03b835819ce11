export const people = {
  nav: 'People',
};
