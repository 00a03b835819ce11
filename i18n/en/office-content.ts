export const content = {
  nav: 'Content',
};
