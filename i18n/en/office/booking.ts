/** Asking and booking for somebody: on the phone, or at the counter. */
export const booking = {
  title: 'Book for someone',
  who: 'Who is it?',
  nobodyFound: 'Nobody found. Check the number, or register a new person here.',
  newPerson: 'Register a new person',
  useThem: 'Book for this person',
  goToDay: 'Go to a day',
  dayFull: 'No free time on {{day}}. These are the next days with free times.',
  book: 'Book',
  // ---- somebody without an appointment ----
  walkIn: 'Walk-in',
  walkInTitle: 'Walk-in: here without an appointment',
  walkInAt: 'Walk-in at {{office}}',
  here: 'Here without an appointment',
  now: 'Now, {{from}} to {{to}}',
  noPlace: 'every place is taken',
  hasVisit: 'This person has an appointment at this time. Please mark it as arrived.',
  beyond: 'Why now, although every place is taken?',
  beyondHint: 'For colleagues. The client never sees it.',
  noMessage: 'Counted as arrived. No message is sent: the person is here.',
  walkInNow: 'Put in now',
  walkInDone: '{{name}} is in, and counted as arrived.',
};
