/** Texts that we send by SMS or email. The first line of an email is its subject. */
export const messages = {
  whiteCardSubmitted:
    'Persimmon Home Care: we have your White Card number. We will call you by {{by}}. Questions? {{phone}}',

  // ---- verification codes ----
  codeRegister:
    'Persimmon Home Care: {{code}} is your code to register. It works for {{minutes}} minutes. Never tell it to anyone.',
  codeReset:
    'Persimmon Home Care: {{code}} is your code for a new password. It works for {{minutes}} minutes. Never tell it to anyone.',
  codeChangePhone:
    'Persimmon Home Care: {{code}} is the code for your new phone number. It works for {{minutes}} minutes. Never tell it to anyone.',
  codeChangeEmail:
    'Your code for Persimmon Home Care\n{{code}} is the code to confirm this email address for an account with us. It works for {{minutes}} minutes. Never tell it to anyone. Was it not you? Then do nothing. Questions? {{phone}}',
  codeHelp:
    'Persimmon Home Care: {{code}} is your code to let someone help you with one form. It works for {{minutes}} minutes. You did not ask for it? Do nothing, and tell it to nobody.',
  hasAccount:
    'Persimmon Home Care: this number already has an account. Please log in, or reset the password. Was it not you? Then do nothing. Questions? {{phone}}',
  noAccount:
    'Persimmon Home Care: this number has no account yet. Please register first. Was it not you? Then do nothing. Questions? {{phone}}',
  phoneTaken:
    'Persimmon Home Care: this number already belongs to an account and cannot be used for another. Questions? {{phone}}',

  // ---- registration ----
  welcomePatient: 'Persimmon Home Care: welcome! Your account is ready. Questions? {{phone}}',
  welcomePatientCard:
    'Persimmon Home Care: welcome! We have your White Card number. We will call you by {{by}}. Questions? {{phone}}',
  welcomeCaregiver:
    'Persimmon Home Care: we have your caregiver application. We will answer by {{by}}. Questions? {{phone}}',

  // ---- the account ----
  passwordReset:
    'Persimmon Home Care: your password was reset. You are logged out on every device. Was it not you? Call us now: {{phone}}',
  passwordChanged:
    'Persimmon Home Care: your password was changed. Other devices are logged out. Was it not you? Call us now: {{phone}}',
  phoneChanged:
    'Persimmon Home Care: your account now has another phone number. Was it not you? Call us now: {{phone}}',
  emailChanged:
    'Persimmon Home Care: the email address of your account was changed. Was it not you? Call us now: {{phone}}',
  contactChanged:
    'Your account at Persimmon Home Care was changed\nThe phone number or email address of your account was changed, and other devices are logged out. Was it you? Then all is well. Was it not you? Call us now: {{phone}}',
  goodbye:
    'Persimmon Home Care: your account and your documents are deleted. Thank you, and take care. Questions? {{phone}}',
  welcomeByOffice:
    'Persimmon Home Care: our office made an account for you, {{name}}. To choose a password, open our website, Log in, Forgot password, with this phone number. Questions? {{phone}}',
  accountClosed:
    'Persimmon Home Care: your account is closed for now and you are logged out. Questions? Please call us: {{phone}}',
  accountOpened:
    'Persimmon Home Care: your account is open again. You can log in as before. Questions? {{phone}}',
  accountsMerged:
    'Persimmon Home Care: you had two accounts with us. We made them one. Please log in with the phone number that ends in {{ending}}. Questions? {{phone}}',

  // ---- a helper's link ----
  helpLink:
    'Persimmon Home Care: {{name}} asks you for help with one thing. Open this link, no password needed: {{link}} It works for 7 days. Questions? {{phone}}',
  helpByOffice:
    'Persimmon Home Care: as you asked us, we made a link so that {{name}} can help you with one thing. You did not ask? Call us now: {{phone}}',

  // ---- a caregiver's application ----
  applicationApproved:
    'Persimmon Home Care: good news! Your application is approved. Log in to begin your training. Questions? {{phone}}',
  applicationRejected:
    'Persimmon Home Care: we are sorry, we cannot accept your application. Log in to read why, or call us: {{phone}}',
  applicationMoreInfo:
    'Persimmon Home Care: your application still needs: {{documents}}. Please log in and add it. Questions? {{phone}}',
  applicationCallUs:
    'Persimmon Home Care: we have a question about your application. Please log in to read it, or call us: {{phone}}',
  documentsAsked:
    'Persimmon Home Care: please send us a current photo of: {{documents}}. Log in and open “My documents”. Questions? {{phone}}',
  applicationAgain:
    'Persimmon Home Care: we have your documents. We will answer by {{by}}. Questions? {{phone}}',
  documents: {
    workAuthorization: 'work authorization',
    homeCareCertificate: 'home care certificate',
    medicalReport: 'medical exam report',
    proofOfAddress: 'proof of address',
    tbTest: 'TB test result',
  },

  // ---- training ----
  certificateIssued:
    'Persimmon Home Care: congratulations! Your certificate for “{{title}}” is ready: {{number}}. Log in to download it. Questions? {{phone}}',
  certificateEnds:
    'Persimmon Home Care: your certificate for “{{title}}” ({{number}}) ends on {{date}}. Please log in and take the training again before that day. Questions? {{phone}}',
  certificateRevoked:
    'Persimmon Home Care: your certificate for “{{title}}” ({{number}}) is no longer valid. Please call us, we will explain and help: {{phone}}',
  // ---- services ----
  visitBooked:
    'Persimmon Home Care: your visit is booked. {{item}}, {{when}}, {{office}}, {{address}}. Your number: {{no}}. To change or cancel, log in or call {{phone}}',
  visitMoved:
    'Persimmon Home Care: your visit has a new time. {{item}}, {{when}}, {{office}}, {{address}}. Your number: {{no}}. Questions? {{phone}}',
  visitCancelled:
    'Persimmon Home Care: your visit is cancelled. {{item}}, {{when}}, {{office}}. Your number: {{no}}. Questions? {{phone}}',
  visitCancelledByUs:
    'Persimmon Home Care: we are sorry, we had to cancel your visit. {{item}}, {{when}}, {{office}}. {{reason}} Your number: {{no}}. To choose another time, log in or call {{phone}}',
  visitReasons: {
    closed: 'The office is closed then.',
    staff: 'A colleague is ill.',
    double: 'It was booked twice.',
  },
  visitReminder:
    'Persimmon Home Care: a reminder of your visit. {{item}}, {{when}}, {{office}}, {{address}}. Your number: {{no}}. Cannot come? Call {{phone}}',
  renewalDue:
    'Persimmon Home Care: {{what}} ends on {{date}}, in {{days}} days. Next step: log in and press “Start my renewal”, or call {{phone}}',
  renewalUnderWay:
    'Persimmon Home Care: {{what}} ends on {{date}}, in {{days}} days. We are working on it. Next step: log in to see if we need something, or call {{phone}}',
  deadlineDue:
    'Persimmon Home Care: {{what}}, {{date}}, in {{days}} days. Next step: log in to look at it, or call {{phone}}',
  renewalOf: {
    whiteCard: 'your White Card',
    snap: 'your food benefits (SNAP)',
    letter: 'the deadline of your letter',
    other: 'your date',
  },
  requestReceived:
    'Persimmon Home Care: we have your request: {{item}}. Your number: {{no}}. We will answer by {{by}}. Questions? {{phone}}',
  requestCancelled:
    'Persimmon Home Care: your request is taken back: {{item}}. Your number: {{no}}. Questions? {{phone}}',
  requestFinished:
    'Persimmon Home Care: your request is done: {{item}}. Your number: {{no}}. Log in to read more. Questions? {{phone}}',
  requestException:
    'Persimmon Home Care: your request needs something from you: {{item}}. Your number: {{no}}. Log in to read what, or call us: {{phone}}',
  requestUnclear:
    'Persimmon Home Care: we have a question about your request: {{item}}. Your number: {{no}}. Log in to read it, or call us: {{phone}}',
  letterAnswered:
    'Persimmon Home Care: we read your letter {{no}}. {{type}}. What to do: {{page}} Questions? {{phone}}',
  letterAnsweredBy:
    'Persimmon Home Care: we read your letter {{no}}. {{type}}. Last day: {{date}}. What to do: {{page}} Questions? {{phone}}',
  careReceived:
    'Persimmon Home Care: we have your application for long-term care. Your number: {{no}}. We will call you by {{by}}. Questions? {{phone}}',
  careItem: 'Long-term care application',
  calendarTitle: '{{item}}, {{office}}',
  calendarText: 'Your number: {{no}}\nTo change or cancel: {{phone}}',
  calendarBring: 'Please bring:',

  // ---- white card ----
  cardEligible:
    'Persimmon Home Care: good news! With your White Card you can have home care. Log in to apply, or call us: {{phone}}',
  cardIneligible:
    'Persimmon Home Care: with this White Card we cannot start home care yet. Log in to read why, or call us and we will help: {{phone}}',
  papersWanted:
    'Persimmon Home Care: for your White Card we still need: {{list}}. Please log in and add it. Questions? {{phone}}',
  checklist:
    'Persimmon Home Care: your White Card papers. {{lines}} We will call you by {{by}}. Questions? {{phone}}',
  checklistEmail:
    'Your White Card checklist\nPersimmon Home Care has received your papers.\n\n{{lines}}\n\nWe will call you by {{by}}. Questions? {{phone}}',
  checklistReady: 'Ready: {{list}}.',
  checklistMissing: 'Still needed: {{list}}.',
  checklistAll: 'All 5 papers are here.',
  papers: {
    income: 'proof of income',
    bank_statements: 'bank statements of the last 2 months',
    rent: 'rent receipt or lease',
    utility: 'utility bill',
    identity: 'Medicaid card, work permit, Medicare card or ID',
  },
  // ---- activities ----
  activityRegistered:
    'Persimmon Home Care: you are registered for “{{title}}”, {{when}}, {{location}}. People: {{people}}. Questions? {{phone}}',
  activityWaitlisted:
    'Persimmon Home Care: “{{title}}”, {{when}}, is full. You are number {{position}} on the waitlist. We will text you when a place is free. Questions? {{phone}}',
  activityPromoted:
    'Persimmon Home Care: good news! A place is free and now yours: “{{title}}”, {{when}}, {{location}}. People: {{people}}. Cannot come? Please log in and cancel, or call {{phone}}',
  activityReminder:
    'Persimmon Home Care: see you at “{{title}}”, {{when}}, {{location}}. People: {{people}}. Cannot come? Please log in and cancel, or call {{phone}}',
  activityReminderEmail:
    'Reminder: {{title}}\nSee you at “{{title}}”, {{when}}, {{location}}. People: {{people}}. Cannot come? Please log in and cancel, or call {{phone}}',
  activityMoved:
    'Persimmon Home Care: “{{title}}” has changed. It is now {{when}}, {{location}}. Your place stays yours. Cannot come? Please log in and cancel, or call {{phone}}',
  activityMovedWaiting:
    'Persimmon Home Care: “{{title}}” has changed. It is now {{when}}, {{location}}. You are still on the waitlist. Questions? {{phone}}',
  activityCalledOff:
    'Persimmon Home Care: we are sorry, “{{title}}”, {{when}}, will not take place. Questions? {{phone}}',
  activityPartyCancelled:
    'Persimmon Home Care: your place at “{{title}}”, {{when}}, is cancelled. Questions? {{phone}}',
  activityNews: 'Persimmon Home Care, “{{title}}”, {{when}}: {{text}} Questions? {{phone}}',
  activityNewsEmail:
    'About “{{title}}”\n“{{title}}”, {{when}}, {{location}}\n\n{{text}}\n\nQuestions? {{phone}}',
  staffInvitation:
    'Persimmon Home Care: you are invited to our office. Open this link within 3 days: {{link}}',
  staffReset:
    'A new password for the office\nOpen this link within {{minutes}} minutes, once, to choose a new password:\n\n{{link}}\n\nYou did not ask for it? Then do nothing: your password stays as it is.',
  staffNewFactor:
    'Set up your second factor anew\nAn administrator has taken away the second factor of your office account. Open this link within {{minutes}} minutes, once, to choose a password and set up a new one:\n\n{{link}}',
  staffPasswordChanged:
    'Your office password was changed\nThe password of your office account is a new one. It was not you? Tell an administrator at once.',
  staffFactorChanged:
    'Your second factor was changed\nYour office account has a new authenticator. It was not you? Tell an administrator at once.',
  staffPasswordReset:
    '{{name}} has a new office password\n{{name}} ({{email}}) has chosen a new password by a reset link. If that is a surprise, please ask, or close the account.',
  staffFactorTaken:
    'The second factor of {{name}} was taken away\n{{name}} ({{email}}) sets up a new one by a link. If that is a surprise, please ask, or close the account.',
  staffRescued:
    'A link for {{name}} was made on the server\nSomebody who runs the server has made a link that opens the account of {{name}} ({{email}}). If that is a surprise, please ask them.',

  // ---- answers to a text message ----
  textsStopped:
    'Persimmon Home Care: you will get no more texts from us, only codes that you ask for. Reply START to get them again. Questions? {{phone}}',
  textsAgain:
    'Persimmon Home Care: you will get our texts again. Reply STOP to end them. Questions? {{phone}}',
  textsHelp:
    'Persimmon Home Care: we text about your visits, requests and activities. Reply STOP to end, START to begin again. To talk to us, please call {{phone}}',
};
