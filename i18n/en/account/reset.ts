/** A new password by a code (spec §2). No word here tells whether a number has an account. */
export const reset = {
  stepPhone: 'Your phone number',
  stepPassword: 'Code and new password',
  phoneNow: 'Your number: {{phone}}',
  otherPhone: 'Another number',
  onItsWay: 'If {{phone}} has an account, the code is on its way.',
  codeNone: 'No text message? Call us, and we will help.',
  commonPassword: 'This password is too easy to guess. Please choose another.',
  submit: 'Set new password',
  remembered: 'I remember it: log in',
  doneTitle: 'Your new password is set',
  enteredLead: 'Your new password works, and you are logged in.',
  doneLead: 'For your safety you are logged out everywhere.',
  logIn: 'Log in now',
  lockedReset: 'Set a new password',
  lockedHint: 'Forgot it? Set a new password, or call us.',
};
