/** Moves to another page by themselves (spec §4), which nobody has to take. */
export const move = {
  soon: 'In {{n}} seconds we take you to: {{place}}.',
  go: 'Go now',
  goTo: 'Go to: {{place}}',
  stay: 'Stay here',
  stays: 'You stay on this page. Go on whenever you like.',
};
