/** "We call you back": the form for anyone. */
export const callback = {
  title: 'We will call you back',
  lead: 'Leave your phone number. You do not need an account.',
  phone: 'Your phone number',
  phoneExample: '(212) 555-0100',
  wish: 'Best time to call (optional)',
  today: 'today before {{time}}',
  tomorrow: 'tomorrow before {{time}}',
  later: 'on {{day}}, before {{time}}',
  promise: 'Ask now, and we will call you {{when}}.',
  submit: 'Please call me',
  done: 'We have your number',
  already: 'We already have your request',
  doneText: 'We will call {{phone}} {{when}}, in your language. It costs nothing.',
  other: 'Use another number',
  privacy: 'We use the number only for this call.',
  people: 'Who will call you',
  wishes: {
    any: 'Any time',
    morning: 'In the morning',
    afternoon: 'In the afternoon',
  },
};
