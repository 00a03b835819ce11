export const messages = {
  nav: 'Messages',
};
