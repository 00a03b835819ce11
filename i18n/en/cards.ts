/** Activity card and feedback card, used on several pages. */
export const cards = {
  register: 'Register',
  full: 'Fully Booked',
  check: 'See how it was',
  coming: 'Opens {{date}}',
  seeDetails: 'See details',
  ended: 'Ended',
  elder: '—— Elder {{name}}',
  stars: '{{n}} of 5 stars',
  reply: 'Our reply',
  left: 'Places left: {{n}}',
  canWait: 'Waitlist open',
  closed: 'Registration closed',
  came: '{{n}} people came',
  registered: 'You are registered',
  waitlisted: 'You are on the waitlist',
  seeMine: 'See my registration',
};
