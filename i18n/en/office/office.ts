/** The office (staff). */

import { activities } from './activities.ts';
import { booking } from './booking.ts';
import { callbacks } from './callbacks.ts';
import { calls } from './calls.ts';
import { cases } from './cases.ts';
import { confirm } from './confirm.ts';
import { content } from './content.ts';
import { corrections } from './corrections.ts';
import { days } from './days.ts';
import { guide } from './guide.ts';
import { inbox } from './inbox.ts';
import { keys } from './keys.ts';
import { letters } from './letters.ts';
import { live } from './live.ts';
import { messages } from './messages.ts';
import { papers } from './people/papers.ts';
import { passport } from './people/passport.ts';
import { people } from './people/people.ts';
import { personClose } from './people/person-close.ts';
import { personEdit } from './people/person-edit.ts';
import { practice } from './practice.ts';
import { renewals } from './renewals.ts';
import { search } from './search.ts';
import { tables } from './tables.ts';
import { compliance } from './training/compliance.ts';
import { credit } from './training/credit.ts';
import { inservice } from './training/inservice.ts';
import { plans } from './training/plans.ts';
import { training } from './training/training.ts';
import { versions } from './versions.ts';

export const office = {
  booking,
  callbacks,
  calls,
  cases,
  corrections,
  confirm,
  days,
  content,
  activities,
  training,
  inservice,
  papers,
  passport,
  guide,
  plans,
  practice,
  compliance,
  credit,
  people,
  personClose,
  personEdit,
  renewals,
  keys,
  letters,
  inbox,
  live,
  messages,
  search,
  tables,
  versions,

  end: {
    title: 'Are you still there?',
    lead: 'This desk has not been used for a while. You will be logged out soon. What you typed is kept for you.',
    left_one: '{{count}} second left',
    left_other: '{{count}} seconds left',
    stay: 'Stay logged in',
  },
  name: 'Persimmon Office',
  nav: 'Office',
  skip: 'Skip to the content',
  desk: 'Desk',
  team: 'Staff',
  account: 'My account',
  groups: { queues: 'Queues', content: 'Content', training: 'Training', office: 'Office' },
  roles: {
    admin: 'Administrator',
    coordinator: 'Coordinator',
    editor: 'Editor',
    trainer: 'Trainer',
  },
  menu: 'Menu',
  waiting: 'waiting',
  logout: 'Log out',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  // ---- parts of many pages ----
  nothing: 'Nothing here.',
  pickAll: 'Select all on this page',
  pickOne: 'Select {{name}}',
  noMessage: 'Nothing is sent to the client.',
  by: { sms: 'Text message to {{to}}', email: 'Email to {{to}}' },
  segments_one: '{{count}} text',
  segments_other: '{{count}} texts',
  missing: 'Missing',
  converted: 'Converted by computer, not yet looked at.',
  approveWords: 'These words are right',
  convertFrom: 'Convert from {{language}}',
  // ---- the door ----
  loginTitle: 'Log in to the office',
  loginLead: 'For our staff.',
  ended: 'You were logged out',
  endedHint:
    'You are logged out after 15 minutes without use, or when you end the session on another device. Please log in again.',
  email: 'Email',
  password: 'Password',
  login: 'Log in',
  toSite: 'To the public website',
  codeTitle: 'One more step',
  codeLead: 'Open the authenticator app on your phone and type the six digits.',
  code: 'Code',
  codeHint: 'Phone lost? A recovery code works too.',
  goOn: 'Continue',
  enrollTitle: 'Set up your second factor',
  enrollLead:
    'With an authenticator app on your phone (Google Authenticator, Microsoft Authenticator, 1Password and others).',
  enrollAgain: 'Type your password again to begin.',
  enrollProve:
    'Type your password and a code from your current authenticator. It keeps working until the new one is confirmed.',
  presentCode: 'Code from your current authenticator',
  enrollBegin: 'Begin',
  enrollScan: 'Scan this code with the app, then type the six digits that it shows.',
  enrollSecret: 'Cannot scan? Type this key into the app:',
  enrollConfirm: 'Turn it on',
  recoveryTitle: 'Keep these recovery codes',
  recoveryLead:
    'Each opens the office once if your phone is lost. Print them, or keep them in a password manager. They are shown only now.',
  recoveryDone: 'I have kept them',
  forgot: 'Forgot your password?',
  forgotTitle: 'A new password',
  forgotLead: 'Type the email you log in with. We will send you a link.',
  forgotSend: 'Send me a link',
  forgotSent: 'If {{email}} belongs to one of us, a link is on its way',
  forgotSentHint:
    'Open it within {{minutes}} minutes. It works once. Your second factor is asked for as always. Nothing came? Check your spam folder, or ask an administrator.',
  backToDoor: 'Back to the login',
  resetTitle: 'Choose a new password',
  resetLead: '{{name}}, for your account {{email}}. You are logged out everywhere else.',
  resetGone: 'This link no longer works',
  resetGoneLead: 'A link works once, within 30 minutes. Please ask for a new one.',
  linkTitle: 'Check your email',
  linkLead: 'Your account has no second factor yet. A password alone is not enough to set one up.',
  linkSent: 'We have sent you a link',
  welcomeTitle: 'Welcome to the office',
  welcomeLead: 'You are invited as {{role}}. Choose a password.',
  welcomeGone: 'This invitation no longer works',
  yourName: 'Your name',
  newPassword: 'New password',
  newPasswordHint: 'At least 15 characters. A short sentence is easy to remember.',
  again: 'Repeat the password',
  enter: 'Enter the office',
  // ---- own account ----
  factorTitle: 'Second factor',
  factorOn: 'On. Recovery codes left: {{count}}.',
  factorOff: 'Off. Please set it up: you see private papers here.',
  factorSet: 'Set up',
  factorNew: 'Set up again',
  passwordTitle: 'Password',
  passwordLead: 'A new password logs you out everywhere else.',
  oldPassword: 'Current password',
  passwordSave: 'Save the new password',
  passwordSaved: 'The new password is saved.',
  sessionsTitle: 'Where you are logged in',
  sessionHere: 'this browser',
  sessionUsed: 'last used {{when}}',
  sessionEnd: 'Log out there',
  sessionsEnd: 'Log out everywhere else',
  sessionsEnded: 'Done.',
  // ---- the team ----
  teamTitle: 'Staff',
  teamLead: 'Who can use the office, and in which role.',
  person: 'Name',
  role: 'Role',
  state: 'State',
  lastUsed: 'Last here',
  never: 'not yet',
  active: 'Active',
  invited: 'Invited',
  closed: 'Closed',
  withoutFactor: 'no second factor',
  invite: 'Invite somebody',
  inviteAgain: 'Invite again',
  inviteSend: 'Send the invitation',
  inviteSent: 'The invitation to {{email}} is on its way.',
  cancel: 'Cancel',
  close: 'Close the account',
  open: 'Open the account',
  resetFactor: 'Remove the second factor',
  resetSend: 'Reset link',
  resetSent: 'A link to {{email}} is on its way.',
  proofTitle: 'Is it you?',
  proofByCode: 'To change who may enter the office, please type a code from your authenticator.',
  proofByPassword: 'To change who may enter the office, please type your password.',
  changed: 'Saved.',
  surely: 'Are you sure?',
  roleOf: 'Role of {{name}}',
};
