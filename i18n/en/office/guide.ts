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
  chapters: {
    desk: {
      s1: 'The desk shows what is due today. Press a tile to open the list that it counts.',
      s2: 'Press / to find a person, a number or a case. Press ? to see every key.',
      s3: 'New here? Open “$t(office.practice.nav)” and clear three made-up cases. Nothing there is real.',
    },
    inbox: {
      s1: 'Texts from clients stand here, unread ones first. Opening one is written to the audit log.',
      s2: "Write under “$t(office.inbox.answer)”, in the person's language. $t(office.inbox.ready) has sentences to begin with.",
    },
    applications: {
      s1: 'Open a case. Papers and decision stand side by side. Judge each paper first.',
      s2: 'Choose “$t(office.cases.decide.approved)” (A), “$t(office.cases.decide.more_info)” (M) or “$t(office.cases.decide.rejected)” (R). You read the message before it leaves.',
      s3: 'Press the button or Enter. The next case opens by itself. A mistake can be corrected later, with a reason.',
    },
    cards: {
      s1: 'Open a case and compare the number with the papers. The full number is shown on request, and that is recorded.',
      s2: 'Then “$t(office.cases.send.eligible)”, “$t(office.cases.send.ineligible)”, or ask for what is missing.',
    },
    requests: {
      s1: 'The earliest promise stands first. Call if you need to know more: “$t(office.cases.called)” records how it went.',
      s2: '“$t(office.cases.send.finish)” closes the request and tells the client.',
    },
    callbacks: {
      s1: 'Call whoever is first. Then press “$t(office.callbacks.called)” and say how it ended.',
      s2: '“$t(office.callbacks.gaveUp)” ends it. “$t(office.callbacks.reopen)” brings it back, “$t(office.calls.undo)” corrects a mistake.',
    },
    appointments: {
      s1: 'The board shows a day at every office. Press a visit to note that the visitor arrived, did not come, or is done.',
      s2: '“$t(office.days.bookFor)” books for someone on the phone or at the counter.',
    },
    renewals: {
      s1: 'Choose the month. Call whoever has not started: papers take weeks.',
    },
    activities: {
      s1: 'Open an activity for its registrations. “$t(office.activities.print)” makes a list for the door.',
      s2: 'Moving or canceling shows the message to everybody first.',
    },
    content: {
      s1: '“$t(office.content.save)” changes nothing on the website. “$t(office.content.publish)” does.',
      s2: 'Write one Chinese script; the other is converted and waits for your approval. “$t(office.content.preview)” shows the page.',
    },
    reviews: {
      s1: 'New reviews stand first. Reply, hide, or put a good one on the home page.',
    },
    training: {
      s1: 'Trainings have videos, questions and rules. A training is shown once it has enough questions.',
      s2: 'Progress, yearly hours and plans each have a list that can be saved for an inspector.',
    },
    people: {
      s1: 'Find a person by 陈, 陳, Chen, or the last four digits of a phone. Opening a page is written to the audit log.',
      s2: '“$t(office.booking.book)” books or asks for a caller. “$t(office.personEdit.edit)” changes what we know.',
      s3: '“$t(center.seen.officeOpen)” lists every look at their records and can be printed.',
    },
    messages: {
      s1: 'Everything that was sent, failed first. Search by name or last digits. “$t(office.messages.retry)” tries again.',
    },
    texts: {
      s1: 'Change the wording of messages. Words in double braces are filled in by us and must stay.',
    },
    calendar: {
      s1: 'Set hours, closed days and holidays. Before a change is made you see which visits move, and the texts with your reason.',
    },
    team: {
      s1: 'Invite a colleague by email and choose the role. Each change of a role is confirmed first.',
    },
    settings: {
      s1: "The agency's data, promises and signature. A change shows on the website at once.",
    },
    audit: {
      s1: 'Every look at private papers, every change and every failed login. Nobody can edit it.',
      s2: 'Filter by person, colleague, kind and day. The address keeps the filters, so you can send it to a colleague.',
    },
  },
};
