/** Corrected decisions: the office's form, and the words of the message in the client's language. */
export const corrections = {
  open: 'Correct this decision',
  title: 'Correct the decision',
  close: 'Leave it as it is',
  reason: 'What was wrong? In {{language}}',
  reasonHint: 'It is part of the message to the client. At most {{max}} characters.',
  undo: {
    submitted: 'Undo it: review it again',
    card: 'Undo it: check the number again',
    init: 'Undo it: reopen the request',
  },
  send: 'Correct and send',
  entry: 'Corrected: {{status}}, not {{was}}',
  restore: 'Canceled by mistake',
  restoreLead: 'The place is given back. If it is taken, the party gets its old place in line.',
  restoreShow: 'Show the message',
  restoreDone: '{{name}} is registered again.',
  restoreWaits: '{{name}} is on the waitlist again.',
  // ---- read by the client ----
  about: {
    application: 'your caregiver application',
    card: 'your White Card',
    record: 'your request {{no}} ({{item}})',
    party: 'your place at "{{title}}", {{when}}',
    visit: 'your visit {{no}} ({{item}})',
  },
  application: {
    submitted: 'we are looking at it again',
    approved: 'it is approved',
    rejected: 'we cannot accept it',
    more_info: 'we still need: {{documents}}',
    answer: 'your answer to our question',
    question: 'we have a question',
  },
  card: {
    submitted: 'we are checking it again',
    eligible: 'you can apply for home care with it',
    ineligible: 'we cannot start home care with it yet',
  },
  record: {
    init: 'we are working on it',
    finish: 'it is done',
    error: 'we need something from you',
    unknown: 'we have a question',
  },
  visit: {
    cancelled: 'it is canceled',
    expected: 'it is on {{when}}, {{office}}',
  },
  takesPlace: 'It takes place as planned.',
  party: {
    registered: 'you have your place',
    waitlisted: 'you are on the waitlist',
    cancelled: 'it is canceled',
  },
};
