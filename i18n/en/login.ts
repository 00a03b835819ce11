export const login = {
  title: 'Welcome back',
  lead: 'Log in with the phone number you registered with.',
  username: 'Phone number or email',
  usernameHint: 'For example 917 555 0142',
  tryPhone: 'Your phone number always works. An email address works once it is confirmed.',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember password',
  rememberHint: 'No need to log in again on this device for 30 days',
  forgot: 'Forgot your password?',
  submit: 'Log in',
  noAccount: 'No account yet?',
  register: 'Register',
  cannot: 'Can’t log in? Call {{phone}} and we will help.',
  card: 'Please log in first, so that we can take your White Card number.',
  cardHint:
    'The number you typed stays on this device. After you log in, it will be back in its field.',
  first: 'Please log in first.',
  firstHint: 'Then we will take you back to the page you wanted.',
  errorTitle: 'Please look at this again',
  usernameMissing: 'Please enter your phone number or email.',
  passwordMissing: 'Please enter your password.',
  already: '{{name}}, you are already logged in.',
  alreadyHint: 'You can continue right away.',
  goOn: 'Continue',
  can1: 'Book an office visit',
  can2: 'Follow your application',
  can3: 'Join community activities',
};

// In one file with these: see fileOf in web/lib/i18n/words.ts.
export { reset } from './account/reset.ts';
