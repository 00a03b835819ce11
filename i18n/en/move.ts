/** Moves to another page by themselves (spec §4), which nobody has to take. */
export const move = {
  soon_one: 'We will take you to {{place}} in {{count}} second.',
  soon_other: 'We will take you to {{place}} in {{count}} seconds.',
  go: 'Go now',
  goTo: 'Go to: {{place}}',
  stay: 'Stay here',
  stays: 'You will stay on this page. Continue whenever you like.',
};
