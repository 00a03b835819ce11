export const days = {
  nav: 'Appointments',
};
