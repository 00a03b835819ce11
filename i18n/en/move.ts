/** Moves to another page by themselves (spec §4), which nobody has to take. */
export const move = {
  soon: 'We will take you to {{place}} in {{n}} s.',
  go: 'Go now',
  goTo: 'Go to: {{place}}',
  stay: 'Stay here',
  stays: 'You will stay on this page. Continue whenever you like.',
};
