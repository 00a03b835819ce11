export const activities = {
  nav: 'Activities',
};
