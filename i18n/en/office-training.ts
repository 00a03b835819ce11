export const training = {
  nav: 'Training',
};
