/** The guide inside the office. Names of buttons are taken from their own words by $t(…), so they cannot drift. */
export const guide = {
  nav: 'Help',
  title: 'How to work here',
  lead: 'Short steps for every page. The buttons are named as they are on the screen.',
  search: 'Search the guide',
  none: 'Nothing found. Try another word, or ask a colleague.',
  open: 'Open this page',
  here: 'Help for this page',
  found_one: '{{count}} chapter',
  found_other: '{{count}} chapters',
  /** `also`: other words that lead to the chapter, never shown. */
  chapters: {
    desk: {
      s1: 'The desk shows what is due today. Press a tile to open its list.',
      s2: 'Press / to find a person, a number or a case. Press ? to see every key.',
      s3: 'New here? Open “$t(office.practice.nav)” and clear three made-up cases. Nothing there is real.',
      s4: '“$t(office.account)”, below your name, changes your password and your authenticator.',
      also: 'password authenticator second factor code keyboard shortcut keys search practice training mode new colleague log out',
    },
    inbox: {
      s1: 'Texts from clients are listed here, unread ones first. Opening one is written to the audit log.',
      s2: 'Write under “$t(office.inbox.answer)”, in the person’s language. “$t(office.inbox.ready)” has sentences to begin with.',
      s3: 'An unknown number: “$t(office.inbox.tie)” links it to a person. Whoever wrote STOP gets no texts: please call.',
      also: 'sms text reply answer unknown number stranger stop opt out language template',
    },
    applications: {
      s1: 'Open a case. Papers and decision are side by side. Check each paper first.',
      s2: 'Choose “$t(office.cases.decide.approved)” (A), “$t(office.cases.decide.more_info)” (M) or “$t(office.cases.decide.rejected)” (R). You read the message before it is sent.',
      s3: 'Press the button or Enter. The next case opens by itself.',
      s4: '“$t(office.corrections.open)” changes a decision that was sent. The client gets a message that says what was wrong.',
      also: 'undo reopen correct mistake wrong decision caregiver papers document unreadable blurry expired missing approve reject refuse assign next case keys',
    },
    cards: {
      s1: 'Open a case and compare the number with the papers. The full number is shown on request, and that is recorded.',
      s2: 'Then “$t(office.cases.send.eligible)”, “$t(office.cases.send.ineligible)”, or ask for what is missing.',
      s3: '“$t(office.corrections.open)” changes a decision that was sent. The client gets a message that says what was wrong.',
      also: 'undo reopen correct mistake wrong decision medicaid number eligible papers missing unreadable',
    },
    requests: {
      s1: 'What is due first is at the top. Call if you need to know more: “$t(office.cases.called)” records how it went.',
      s2: '“$t(office.cases.send.finish)” closes the request and tells the client.',
      s3: '“$t(office.corrections.open)” changes a decision that was sent. The client gets a message that says what was wrong.',
      also: 'undo reopen correct mistake wrong decision phone no answer left a message call again follow-up date late overdue',
    },
    callbacks: {
      s1: 'Call whoever is first. Then press “$t(office.callbacks.called)” and say how it ended.',
      s2: '“$t(office.callbacks.gaveUp)” ends it. “$t(office.callbacks.reopen)” brings it back, “$t(office.calls.undo)” corrects a mistake.',
      s3: 'A wrong number is marked with the person until a new one is recorded.',
      also: 'phone no answer left a message voicemail wrong number call again tomorrow undo',
    },
    appointments: {
      s1: 'The board shows a day at every office. Press a visit to note that the visitor arrived, did not come, or is done.',
      s2: '“$t(office.days.bookFor)” books for someone on the phone or at the counter.',
      s3: '“$t(office.booking.walkIn)” adds somebody who is here to the current time slot. “$t(office.days.undo)” corrects a mistake.',
      s4: '“$t(office.days.move)” and “$t(office.days.cancelVisit)” ask for the reason, and show the message to the client first.',
      s5: '“$t(office.days.restoreVisit)” brings a canceled visit back.',
      also: 'visit walk-in without an appointment reschedule change time no-show not here late check in arrived print day csv canceled by mistake restore undo',
    },
    renewals: {
      s1: 'Choose the month. Call whoever has not started: papers take weeks.',
      also: 'medicaid food stamps snap expire lapse reminder due month csv',
    },
    activities: {
      s1: 'Open an activity for its registrations. “$t(office.activities.print)” makes a list for the door.',
      s2: 'Moving or canceling asks for the reason that everybody reads, and shows the message first.',
      s3: 'At the door press “$t(office.activities.checkInDo)”, or “$t(office.activities.scan)” for QR codes. A place that becomes free goes to the waitlist.',
      also: 'event register registration join waitlist full companion check in scan qr code cancel call off copy repeat csv canceled by mistake',
    },
    content: {
      s1: '“$t(office.content.save)” changes nothing on the website. “$t(office.content.publish)” does.',
      s2: 'Write one Chinese script; the other is converted and waits for your approval. “$t(office.content.preview)” shows the page.',
      also: 'website news article banner picture photo draft publish translate version restore old take down',
    },
    reviews: {
      s1: 'New reviews come first. Reply, hide, or put a good one on the home page.',
      also: 'comment feedback publish show hide reply delete',
    },
    training: {
      s1: 'Trainings have videos, questions and rules. A training is shown once it has enough questions.',
      s2: 'Progress, yearly hours and plans each have a list that can be saved for an inspector.',
      also: 'course exam question certificate revoke attempt extend time inservice hours inspector caregiver progress film',
    },
    people: {
      s1: 'Find a person by 陈, 陳, Chen, or the last four digits of a phone. Opening a page is written to the audit log.',
      s2: '“$t(office.booking.book)” books or asks for a caller. “$t(office.personEdit.edit)” changes what we know.',
      s3: '“$t(center.seen.officeOpen)” lists every look at their records and can be printed.',
      s4: 'Two accounts of one person: “$t(office.people.merge)” shows both sides, field by field.',
      s5: '“$t(office.personEdit.phone)” enters a new number, with a code or a reason.',
      s6: 'Somebody died, moved or left: “$t(office.personClose.close)” lists the visits and places that become free.',
      also: 'client member duplicate double merge wrong number change phone name address language emergency contact family who may be spoken to death died deceased moved away leave reopen white card papers register caller',
    },
    messages: {
      s1: 'Everything that was sent, failed first. Search by name or last digits. “$t(office.messages.retry)” tries again.',
      also: 'text sms failed not delivered undelivered send again resend retry',
    },
    texts: {
      s1: 'Change the wording of messages. Words in double braces are filled in by us and must stay.',
      also: 'template wording message sms change words',
    },
    calendar: {
      s1: 'Set hours, closed days and holidays. Before a change is made you see which visits move, and the texts with your reason.',
      also: 'holiday vacation closed snow day office hours open slots',
    },
    team: {
      s1: 'Invite a colleague by email and choose the role. Each change of a role is confirmed first.',
      also: 'colleague staff invite role lost password authenticator second factor reset close',
    },
    settings: {
      s1: 'The agency’s data, promises and signature. A change shows on the website right away.',
      also: 'agency name logo phone address session minutes promise signature',
    },
    audit: {
      s1: 'Every look at private papers, every change and every failed login. Nobody can edit it.',
      s2: 'Filter by person, colleague, kind and day. The web address keeps the filters, so you can send it to a colleague.',
      also: 'who has seen opened looked changed failed login history',
    },
  },
};
