/** Texts that we send by SMS or email. The first line of an email is its subject. */
export const messages = {
  whiteCardSubmitted:
    'Persimmon Home Care: {{name}}, we have your White Card number. We will call you by {{by}}. Questions? Call {{phone}}',

  // ---- verification codes ----
  codeRegister:
    'Persimmon Home Care: {{code}} is your code to register. It works for {{minutes}} minutes. Never tell it to anyone.',
  codeReset:
    'Persimmon Home Care: {{code}} is your code for a new password. It works for {{minutes}} minutes. Never tell it to anyone.',
  codeChangePhone:
    'Persimmon Home Care: {{code}} is the code for your new phone number. It works for {{minutes}} minutes. Never tell it to anyone.',
  codePhoneAtOffice:
    'Persimmon Home Care: {{code}} is the code for your new phone number ({{minutes}} minutes). Type it in at our counter yourself. We never ask for it on the phone. Questions? Call {{phone}}',
  codeChangeEmail:
    'Your code for Persimmon Home Care\nHello! {{code}} is the code to confirm this email address for an account with us. It works for {{minutes}} minutes. Never tell it to anyone. If you did not ask for it, there is nothing to do. Questions? Call {{phone}}\n\nPersimmon Home Care',
  codeHelp:
    'Persimmon Home Care: {{code}} is your code to let someone help you with one form. It works for {{minutes}} minutes. If you did not ask for it, ignore this and do not share it.',
  codeActing:
    'Persimmon Home Care: {{name}} asks to act for you here: see your requests, papers and dates, and send requests for you. They cannot change your password or phone number. Do you agree? Then tell {{name}} this code: {{code}} ({{minutes}} minutes). If not, do not share it. Questions? Call {{phone}}',
  hasAccount:
    'Persimmon Home Care: this number already has an account. Please log in, or reset the password. Not you? Nothing to do. Questions? Call {{phone}}',
  noAccount:
    'Persimmon Home Care: this number has no account yet. Please register first. Not you? Nothing to do. Questions? Call {{phone}}',
  phoneTaken:
    'Persimmon Home Care: this number already belongs to an account and cannot be used for another. Questions? Call {{phone}}',

  // ---- registration ----
  welcomePatient: 'Persimmon Home Care: welcome! Your account is ready. Questions? Call {{phone}}',
  welcomePatientCard:
    'Persimmon Home Care: welcome, {{name}}! We have your White Card number. We will call you by {{by}}. Questions? Call {{phone}}',
  welcomeCaregiver:
    'Persimmon Home Care: we have your caregiver application. We will answer by {{by}}. Questions? Call {{phone}}',

  // ---- the account ----
  passwordReset:
    'Persimmon Home Care: your password was reset and all devices are logged out. If this was not you, call us now: {{phone}}',
  passwordChanged:
    'Persimmon Home Care: your password was changed and other devices are logged out. If this was not you, call us now: {{phone}}',
  phoneChanged:
    'Persimmon Home Care: your account has a new phone number. If this was not you, call us now: {{phone}}',
  emailChanged:
    'Persimmon Home Care: the email address of your account was changed. If this was not you, call us now: {{phone}}',
  contactChanged:
    'Your account at Persimmon Home Care was changed\nHello! The phone number or email address of your account was changed, and other devices are logged out. If this was you, there is nothing to do. If this was not you, call us now: {{phone}}\n\nPersimmon Home Care',
  goodbye:
    'Persimmon Home Care: your account and your documents have been deleted. Thank you, and take care. Questions? Call {{phone}}',
  welcomeByOffice:
    'Persimmon Home Care: hello {{name}}, our office opened an account for you. To set a password, go to our website, press Log in, then Forgot password. Or call us and we will help: {{phone}}',
  accountOpened:
    'Persimmon Home Care: your account is open again. You can log in as before. Questions? Call {{phone}}',
  accountsMerged:
    'Persimmon Home Care: you had two accounts with us. We made them one. Please log in with the phone number that ends in {{ending}}. Questions? Call {{phone}}',

  // ---- a helper's link ----
  helpLink:
    'Persimmon Home Care: {{name}} asks you for help with one thing. Open this link, no password needed: {{link}} It works for 7 days. Questions? Call {{phone}}',
  helpByOffice:
    'Persimmon Home Care: as you asked us, we made a link so that {{name}} can help you with one thing. If you did not ask for this, call us now: {{phone}}',
  accountActing:
    'Persimmon Home Care: {{name}} can now act for you here. You can stop this at any time in your account, or call us. If you did not agree, call us now: {{phone}}',
  accountActingHelper:
    'Persimmon Home Care: you can now act for {{name}}. Log in as yourself and open "Family and helpers". Questions? Call {{phone}}',
  accountActingEnded:
    'Persimmon Home Care: {{name}} can no longer act for you. Anything already done stays. Questions? Call {{phone}}',
  accountActingHelperEnded:
    'Persimmon Home Care: you can no longer act for {{name}}. Questions? Call {{phone}}',

  // ---- a caregiver's application ----
  applicationApproved:
    'Persimmon Home Care: good news! Your application is approved. Log in to begin your training. Questions? Call {{phone}}',
  applicationRejected:
    'Persimmon Home Care: we are sorry, we cannot accept your application. {{reason}} Questions? Call {{phone}}',
  applicationMoreInfo:
    'Persimmon Home Care: your application still needs: {{documents}}. Please log in and send photos. Questions? Call {{phone}}',
  applicationCallUs:
    'Persimmon Home Care: we have a question about your application. {{reason}} Please log in, or call us: {{phone}}',
  applicationReminder:
    'Persimmon Home Care: your application still needs: {{documents}}. Please log in and send photos, or call us and we will help: {{phone}}',
  applicationLastReminder:
    'Persimmon Home Care: your application still needs: {{documents}}. If we hear nothing by {{date}}, we will close it. Please log in and send photos, or call us and we will help: {{phone}}',
  applicationClosed:
    'Persimmon Home Care: we did not hear from you, so we closed your application. Would you like to continue? Call us and we will open it again: {{phone}}',
  documentsAsked:
    'Persimmon Home Care: please send us a current photo of: {{documents}}. Log in and open "My documents". Questions? Call {{phone}}',
  applicationAgain:
    'Persimmon Home Care: we have your documents. We will answer by {{by}}. Questions? Call {{phone}}',
  documents: {
    workAuthorization: 'work authorization',
    homeCareCertificate: 'home care certificate',
    medicalReport: 'medical exam report',
    proofOfAddress: 'proof of address',
    tbTest: 'TB test result',
    fluShot: 'flu shot record',
    idPhoto: 'photo for the ID card',
    registry: 'Home Care Registry check',
    backgroundCheck: 'background check',
    references: 'references',
  },

  // ---- training ----
  certificateIssued:
    'Persimmon Home Care: congratulations! Your certificate for "{{title}}" is ready: {{number}}. Log in to download it. Questions? Call {{phone}}',
  certificateEnds:
    'Persimmon Home Care: your certificate for "{{title}}" ({{number}}) expires on {{date}}. Please log in and take the training again before then. Questions? Call {{phone}}',
  trainingDue:
    'Persimmon Home Care: your training "{{title}}" is due by {{date}}. Please log in to begin. Questions? Call {{phone}}',
  trainingOverdue:
    'Persimmon Home Care: your training "{{title}}" was due on {{date}}. Please log in and finish it as soon as you can. Questions? Call {{phone}}',
  trainingToDo:
    'Persimmon Home Care: please take care of this: {{items}}. Log in to do it. Questions? Call {{phone}}',
  toDo: {
    training: 'training "{{title}}", due {{date}}',
    paper: '{{paper}}, expires {{date}}',
    paperMissing: '{{paper}}, missing or expired',
    hours: 'training hours still to do to be on time: {{hours}}',
    more: '{{n}} more',
  },
  staffTeamDigest:
    'Your teams this week\nHello! Here is who needs your attention this week.\n\n{{teams}}\n\nFor details, log in to the office and open "Teams and compliance". You can stop this email under "My account".\n\nPersimmon Home Care',
  digest: {
    late: 'Training overdue, or a required paper is missing: {{names}}',
    soon: 'Due or expiring within 30 days: {{names}}',
  },
  certificateRevoked:
    'Persimmon Home Care: your certificate for "{{title}}" ({{number}}) is no longer valid. {{reason}} Please call us and we will help: {{phone}}',
  // ---- services ----
  visitBooked:
    'Persimmon Home Care: your visit is booked. {{item}}, {{when}}, {{office}}, {{address}}. Visit no. {{no}}. To change or cancel, log in or call {{phone}}',
  visitMoved:
    'Persimmon Home Care: as you asked, your visit has a new time. {{item}}, {{when}}, {{office}}, {{address}}. Visit no. {{no}}. Questions? Call {{phone}}',
  visitMovedByUs:
    'Persimmon Home Care: we are sorry, we had to move your visit. {{reason}} New time: {{when}}. {{item}}, {{office}}, {{address}}. Visit no. {{no}}. If this time does not work for you, log in or call {{phone}}',
  visitCancelled:
    'Persimmon Home Care: as you asked, your visit is canceled. {{item}}, {{when}}, {{office}}. Visit no. {{no}}. Questions? Call {{phone}}',
  visitCancelledByUs:
    'Persimmon Home Care: we are sorry, we had to cancel your visit. {{item}}, {{when}}, {{office}}. {{reason}} Visit no. {{no}}. For another time, log in or call {{phone}}',
  visitReasons: {
    hours: 'Our hours are different that day.',
    closed: 'The office is closed then.',
    staff: 'A colleague is sick.',
    double: 'It was booked twice.',
  },
  visitReminder:
    "Persimmon Home Care: reminder of your visit. {{item}}, {{when}}, {{office}}, {{address}}. Visit no. {{no}}. Can't come? Call {{phone}}",
  renewalDue:
    'Persimmon Home Care: {{what}} ends on {{date}}. Days left: {{days}}. Next step: log in and press "Start my renewal", or call {{phone}}',
  renewalUnderWay:
    'Persimmon Home Care: {{what}} ends on {{date}}. Days left: {{days}}. We are working on it. Next step: log in to see if we need something, or call {{phone}}',
  renewalPaper:
    'Persimmon Home Care: your {{what}} expires on {{date}}. Days left: {{days}}. Without it we cannot send you to clients. Next step: log in, open "My documents" and send the new one, or call {{phone}}',
  deadlineDue:
    'Persimmon Home Care: {{what}}, {{date}}. Days left: {{days}}. Next step: log in to look at it, or call {{phone}}',
  renewalOf: {
    whiteCard: 'your White Card',
    snap: 'your food benefits (SNAP)',
    letter: 'the deadline of your letter',
    other: 'your date',
    paper: 'your paper',
  },
  requestReceived:
    'Persimmon Home Care: we have your request: {{item}}. Request no. {{no}}. We will answer by {{by}}. Questions? Call {{phone}}',
  requestCancelled:
    'Persimmon Home Care: as you asked, your request is canceled: {{item}}. Request no. {{no}}. Questions? Call {{phone}}',
  requestFinished:
    'Persimmon Home Care: your request is done: {{item}}. Request no. {{no}}. Log in to read more. Questions? Call {{phone}}',
  requestException:
    'Persimmon Home Care: we need something from you: {{item}}. {{reason}} Request no. {{no}}. Please log in, or call us: {{phone}}',
  requestUnclear:
    'Persimmon Home Care: we have a question about your request: {{item}}. {{reason}} Request no. {{no}}. Please log in, or call us: {{phone}}',
  letterAnswered:
    'Persimmon Home Care: we read your letter {{no}}. {{type}}. What to do: {{page}} Questions? Call {{phone}}',
  letterAnsweredBy:
    'Persimmon Home Care: we read your letter {{no}}. {{type}}. Last day: {{date}}. What to do: {{page}} Questions? Call {{phone}}',
  careReceived:
    'Persimmon Home Care: we have your application for long-term care. Request no. {{no}}. We will call you by {{by}}. Questions? Call {{phone}}',
  careItem: 'Long-term care application',
  calendarTitle: '{{item}}, {{office}}',
  calendarText: 'Visit no. {{no}}\nTo change or cancel, call {{phone}}',
  calendarBring: 'Please bring:',

  // ---- white card ----
  cardEligible:
    'Persimmon Home Care: good news, {{name}}! You can apply for home care with your White Card. Log in to apply, or call us: {{phone}}',
  cardIneligible:
    'Persimmon Home Care: {{name}}, with this White Card we cannot start home care yet. {{reason}} Please call us and we will help: {{phone}}',
  papersWanted:
    'Persimmon Home Care: {{name}}, for your White Card we still need: {{list}}. Please log in and send photos. Questions? Call {{phone}}',
  checklist:
    'Persimmon Home Care: {{name}}, these are your White Card papers. {{lines}} We will call you by {{by}}. Questions? Call {{phone}}',
  checklistEmail:
    'Your White Card checklist\nHello {{name}}! We have received your papers.\n\n{{lines}}\n\nWe will call you by {{by}}. Questions? Call {{phone}}\n\nPersimmon Home Care',
  checklistReady: 'Ready: {{list}}.',
  checklistMissing: 'Still needed: {{list}}.',
  checklistAll: 'We have all 5 papers.',
  papers: {
    income: 'proof of income',
    bank_statements: 'bank statements of all accounts, last {{months}} months',
    rent: 'rent receipt or lease',
    utility: 'utility bill',
    identity: 'Medicaid card, work permit, Medicare card or ID',
  },
  // ---- why a document is asked for ----
  because: {
    blurred: '{{name}} (photo not clear)',
    cutOff: '{{name}} (part is cut off)',
    otherDocument: '{{name}} (not the right paper)',
    nameDiffers: '{{name}} (different name on it)',
    expired: '{{name}} (expired)',
    tooOld: '{{name}} (too old)',
    pages: '{{name}} (page missing)',
    notSent: '{{name}}',
  },
  // ---- activities ----
  activityRegistered:
    'Persimmon Home Care: you are registered for "{{title}}", {{when}}, {{location}}. People: {{people}}. Questions? Call {{phone}}',
  activityWaitlisted:
    'Persimmon Home Care: "{{title}}", {{when}}, is full. You are number {{position}} on the waitlist. We will text you when there is room. Questions? Call {{phone}}',
  activityPromoted:
    'Persimmon Home Care: good news! You have a place at "{{title}}", {{when}}, {{location}}. People: {{people}}. Can\'t come? Please log in and cancel, or call {{phone}}',
  activityReminder:
    'Persimmon Home Care: see you at "{{title}}", {{when}}, {{location}}. People: {{people}}. Can\'t come? Please log in and cancel, or call {{phone}}',
  activityReminderEmail:
    'Reminder: {{title}}\nHello! See you at "{{title}}", {{when}}, {{location}}. People: {{people}}. Can\'t come? Please log in and cancel, or call {{phone}}\n\nPersimmon Home Care',
  activityMoved:
    'Persimmon Home Care: "{{title}}" has changed. {{reason}} It is now {{when}}, {{location}}. You keep your place. Can\'t come? Please log in and cancel, or call {{phone}}',
  activityMovedWaiting:
    'Persimmon Home Care: "{{title}}" has changed. {{reason}} It is now {{when}}, {{location}}. You are still on the waitlist. Questions? Call {{phone}}',
  activityCalledOff:
    'Persimmon Home Care: we are sorry, "{{title}}", {{when}}, is canceled. {{reason}} Questions? Call {{phone}}',
  activityPartyCancelled:
    'Persimmon Home Care: your place at "{{title}}", {{when}}, is canceled. {{reason}} Questions? Call {{phone}}',
  activityReasons: {
    weather: 'The weather does not allow it.',
    host: 'The host cannot come.',
    room: 'The room cannot be used then.',
    few: 'Too few people registered.',
    plan: 'We had to change our plans.',
    asked: 'You asked us to.',
    twice: 'You were registered twice.',
    places: 'There are fewer places than planned.',
  },
  activityNews: 'Persimmon Home Care, "{{title}}", {{when}}: {{text}} Questions? Call {{phone}}',
  activityNewsEmail:
    'About "{{title}}"\nHello! This is about "{{title}}", {{when}}, {{location}}.\n\n{{text}}\n\nQuestions? Call {{phone}}\n\nPersimmon Home Care',
  // ---- why, where the text cannot say it ----
  readWhy: 'Log in to read why.',
  readNote: 'Log in to read our note.',
  // ---- a corrected decision of any kind ----
  decisionCorrected:
    'Persimmon Home Care: we are sorry, we made a mistake about {{about}}. We told you: {{was}}. This is right: {{now}}. {{reason}} Questions? Call {{phone}}',
  staffInvitation:
    'Persimmon Home Care: you are invited to join our staff system. Open this link within 3 days: {{link}}',
  staffReset:
    'A new password for the office\nHello! Open this link within {{minutes}} minutes to choose a new password. It works once:\n\n{{link}}\n\nIf you did not ask for it, there is nothing to do. Your password stays as it is.\n\nPersimmon Home Care',
  staffNewFactor:
    'Set up your second factor again\nHello! An administrator removed the second factor from your office account. Open this link within {{minutes}} minutes to choose a password and set up a new one. It works once:\n\n{{link}}\n\nPersimmon Home Care',
  staffPasswordChanged:
    'Your office password was changed\nHello! Your office account has a new password. If this was not you, tell an administrator right away.\n\nPersimmon Home Care',
  staffFactorChanged:
    'Your second factor was changed\nHello! Your office account has a new authenticator. If this was not you, tell an administrator right away.\n\nPersimmon Home Care',
  staffPasswordReset:
    '{{name}} has a new office password\nHello! {{name}} ({{email}}) chose a new password with a reset link. If you did not expect this, please ask them, or close the account.\n\nPersimmon Home Care',
  staffFactorTaken:
    'The second factor of {{name}} was removed\nHello! {{name}} ({{email}}) will set up a new one with a link. If you did not expect this, please ask them, or close the account.\n\nPersimmon Home Care',
  staffRescued:
    'A link for {{name}} was made on the server\nHello! Somebody who runs the server made a link that opens the account of {{name}} ({{email}}). If you did not expect this, please ask them.\n\nPersimmon Home Care',

  // ---- answers to a text message ----
  textsStopped:
    'Persimmon Home Care: we will not text you anymore, except codes that you ask for. Reply START to get our texts again. Questions? Call {{phone}}',
  textsAgain:
    'Persimmon Home Care: you will get our texts again. Reply STOP to end them. Questions? Call {{phone}}',
  textsHelp:
    'Persimmon Home Care: we text about your visits, requests and activities. Reply STOP to end, START to begin again. To talk to us, please call {{phone}}',
  // ---- ready replies of the inbox ----
  replyThanks: 'Thank you. We have your message.',
  replyLater: 'Thank you. We are looking into it and will write or call you.',
  replyCallUs: 'Please call us about this: {{phone}}',
  replyWhich: 'Which visit or request do you mean? Please text us the day or the number.',
  replyPapers:
    'Please send photos of your papers on our website under "Services", or bring them to our office. Please do not text them.',
};
