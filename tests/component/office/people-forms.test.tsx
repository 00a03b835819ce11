/** The forms about people, their cases, activities and reviews. */
import { screen } from '@testing-library/react';
import { OfficePaper, savePaper } from '#contract/account/passport-office.ts';
import { WholePerson } from '#contract/account/people-office.ts';
import { changePersonPhone, editPerson, PersonProfile } from '#contract/account/person-edit.ts';
import { changeQuota, OfficeActivity } from '#contract/activity/office.ts';
import {
  copyActivity,
  messageParties,
  moveActivity,
  repeatActivity,
} from '#contract/activity/plan-office.ts';
import { addPersonLink } from '#contract/help/acting-office.ts';
import { makePersonHelp } from '#contract/help/office.ts';
import { addDateFor, changeDateOf } from '#contract/renewal/office.ts';
import { ImportantDate } from '#contract/renewal/renewal.ts';
import { describeReviewWriter, OfficeReview, replyToReview } from '#contract/review/office.ts';
import { getCallerChoices } from '#contract/services/caller-office.ts';
import { recordCall } from '#contract/staff/case-calls.ts';
import { CaseRow } from '#contract/staff/cases.ts';
import { enterCard } from '#contract/whitecard/office.ts';
import { call } from '#web/lib/api/api.ts';
import { EditDialog } from '#web/office/account/edit-dialog.tsx';
import { EnterCardDialog } from '#web/office/account/enter-card-dialog.tsx';
import { PhoneDialog } from '#web/office/account/phone-dialog.tsx';
import { CopyDialog } from '#web/office/activity/copy-dialog.tsx';
import { MessageParticipantsDialog } from '#web/office/activity/message-participants-dialog.tsx';
import { MoveActivityDialog } from '#web/office/activity/move-activity-dialog.tsx';
import { QuotaDialog } from '#web/office/activity/quota-dialog.tsx';
import { RepeatDialog } from '#web/office/activity/repeat-dialog.tsx';
import { ConsentForm } from '#web/office/cases/acting-panel.tsx';
import { CallDialog } from '#web/office/cases/calls/call-dialog.tsx';
import { DateDialog } from '#web/office/cases/date-dialog.tsx';
import { HelpDialog } from '#web/office/cases/help-dialog.tsx';
import { PaperDialog } from '#web/office/cases/paper-dialog.tsx';
import { AboutDialog } from '#web/office/review/about-dialog.tsx';
import { ReplyDialog } from '#web/office/review/reply-dialog.tsx';
import { answer } from '../support/calls.ts';
import { form, operate } from '../support/operate.tsx';
import { sample } from '../support/sample.ts';

const id = '00000000-0000-4000-8000-000000000001';
const profile = sample(PersonProfile, {
  firstName: 'Mei',
  lastName: 'Chen',
  address: '1 Main St',
  city: 'Flushing',
  state: 'NY',
  postcode: '11354',
});
const person = sample(WholePerson, {
  userId: id,
  firstName: 'Mei',
  lastName: 'Chen',
  phone: '+12125550101',
  profile,
  version: 'v1',
});
const row = sample(CaseRow, { id, version: 3, firstName: 'Mei', lastName: 'Chen' });
const named = { ...row, userId: id };
const activity = sample(OfficeActivity, {
  id: 'tai-chi',
  quota: 20,
  startTime: '2026-12-01 10:00',
  endTime: '2026-12-01 12:00',
});
const review = sample(OfficeReview, { commentId: 'c1', userName: 'Mei W.', stamp: 's1' });
const date = sample(ImportantDate, { dateId: id, day: '2026-12-01', version: 2 });
const paper = sample(OfficePaper, {
  kind: 'medicalReport',
  pictures: 0,
  validUntil: null,
  version: 'v2',
});
const told = { messages: [] };

const forms = [
  form({
    name: 'a person is edited',
    part: (ends) => <EditDialog person={person} {...ends} />,
    api: editPerson,
    reply: { version: 'v2', messages: [] },
    fill: ({ t, type }) => type(t.office.personEdit.field.preferredName, 'Auntie Mei'),
    act: (t) => t.office.personEdit.save,
    body: { preferredName: 'Auntie Mei', lastName: 'Chen', version: 'v1' },
    field: 'preferredName',
  }),
  form({
    name: 'a phone is changed for a recorded reason',
    part: (ends) => <PhoneDialog person={person} {...ends} />,
    api: changePersonPhone,
    reply: { version: 'v2', messages: [] },
    fill: async ({ t, type, press }) => {
      type(t.office.personEdit.newPhone, '212 555 0177');
      await press(t.office.personEdit.byReason);
      type(t.office.personEdit.reason, 'She lost her phone.');
    },
    look: (t) => t.office.personEdit.next,
    act: (t) => t.office.personEdit.phoneNow,
    body: { phone: '212 555 0177', reason: 'She lost her phone.', version: 'v1' },
    field: 'phone',
  }),
  form({
    name: 'a card number is entered',
    part: (ends) => <EnterCardDialog person={person} {...ends} />,
    api: enterCard,
    reply: told,
    fill: ({ t, type }) => type(t.office.people.cardNumber, 'AB12345C'),
    look: (t) => t.office.people.enterNext,
    act: (t) => t.office.people.enterCard,
    body: { whiteCardId: 'AB12345C' },
    field: 'whiteCardId',
    kept: false,
  }),
  form({
    name: 'a date is entered for a person',
    part: ({ onClose, onDone }) => <DateDialog person={named} onClose={onClose} onSaved={onDone} />,
    api: addDateFor,
    reply: date,
    fill: ({ t, type }) => {
      type(t.office.renewals.day, '2026-12-24');
      type(t.office.renewals.name, 'Letter of the city');
    },
    act: (t) => t.office.renewals.save,
    body: { kind: 'whiteCard', day: '2026-12-24', title: 'Letter of the city' },
    field: 'day',
  }),
  form({
    name: 'a date is changed',
    part: ({ onClose, onDone }) => (
      <DateDialog person={named} date={date} onClose={onClose} onSaved={onDone} />
    ),
    api: changeDateOf,
    reply: date,
    fill: ({ t, type }) => type(t.office.renewals.day, '2026-12-24'),
    act: (t) => t.office.renewals.save,
    body: { day: '2026-12-24', version: 2 },
    field: 'day',
  }),
  form({
    name: 'a call is recorded with how it ended',
    part: ({ onClose, onDone }) => (
      <CallDialog
        keptAs="card"
        name="Mei"
        hint=""
        send={(said) => call(recordCall, { body: { kind: 'card', id, version: 3, ...said } })}
        onClose={onClose}
        onSaved={onDone}
      />
    ),
    api: recordCall,
    reply: {},
    fill: async ({ t, type, user }) => {
      await user.click(screen.getByRole('radio', { name: t.office.calls.outcomes.noAnswer }));
      type(t.office.calls.againOn, '2026-12-24');
      type(t.office.cases.colleagueNote, 'Rang twice.');
    },
    act: (t) => t.office.calls.save,
    body: { version: 3, outcome: 'noAnswer', text: 'Rang twice.', callAgainOn: '2026-12-24' },
    field: 'callAgainOn',
  }),
  form({
    name: 'consent to act for a person is recorded',
    part: ({ onDone }) => <ConsentForm userId={id} onMade={onDone} />,
    api: addPersonLink,
    reply: [],
    fill: ({ t, type }) => {
      type(t.help.acting.deskPhone, '212 555 0177');
      type(t.help.desk.consent, 'On the phone, today.');
    },
    act: (t) => t.help.acting.deskAdd,
    body: { helperPhone: '212 555 0177', relationship: 'son', consentNote: 'On the phone, today.' },
    field: 'helperPhone',
  }),
  form({
    name: 'a helper is let in with spoken consent',
    part: ({ onClose, onDone }) => (
      <HelpDialog userId={id} locale="en" requests={[]} onClose={onClose} onMade={onDone} />
    ),
    api: makePersonHelp,
    reply: sample(makePersonHelp.answer),
    around: () => void answer(getCallerChoices, sample(getCallerChoices.answer)),
    fill: ({ t, type }) => {
      type(t.help.helperName, 'Wei Chen');
      type(t.help.desk.consent, 'At the counter.');
    },
    act: (t) => t.help.make,
    body: { helperName: 'Wei Chen', relationship: 'son', consentNote: 'At the counter.' },
    field: 'helperName',
  }),
  form({
    name: 'participants are messaged, each in their language',
    part: ({ onClose }) => <MessageParticipantsDialog activity={activity} onClose={onClose} />,
    api: messageParties,
    reply: sample(messageParties.answer, {
      batches: [sample(messageParties.answer.shape.batches.element)],
      isNew: true,
    }),
    fill: ({ t, typeIn }) => {
      typeIn(t.office.activities.messageText, 'Bring water.');
      typeIn(t.office.activities.messageText, '請帶水。', '繁體');
    },
    look: (t) => t.office.activities.preview,
    act: (t) => t.office.activities.messageSend,
    body: { to: 'registered', text: { en: 'Bring water.', 'zh-TW': '請帶水。' }, urgent: false },
    field: 'text',
  }),
  form({
    name: 'a paper that was seen is noted',
    part: ({ onClose, onDone }) => (
      <PaperDialog userId={id} paper={paper} onClose={onClose} onSaved={onDone} />
    ),
    api: savePaper,
    reply: sample(savePaper.answer),
    fill: ({ t, type }) => type(t.office.passport.day, '2027-12-24'),
    act: (t) => t.office.passport.save,
    body: { kind: 'medicalReport', held: true, validUntil: '2027-12-24', version: 'v2' },
    field: 'validUntil',
  }),
  form({
    name: 'an activity is copied',
    part: ({ onClose }) => <CopyDialog activity={activity} onClose={onClose} />,
    api: copyActivity,
    reply: { id: 'copy' },
    fill: ({ t, type }) => type(t.office.activities.copyDay, '2026-12-24'),
    act: (t) => t.office.activities.copyDo,
    body: { day: '2026-12-24', published: false },
    field: 'day',
  }),
  form({
    name: 'an activity is repeated',
    part: ({ onClose }) => <RepeatDialog activity={activity} onClose={onClose} />,
    api: repeatActivity,
    reply: { days: [{ startTime: '2026-12-08 10:00', exists: false }], ids: ['a'] },
    fill: ({ t, type }) => type(t.office.activities.times, '6'),
    look: (t) => t.office.activities.preview,
    act: (t) => t.office.activities.repeatDo,
    body: { every: 'week', times: 6 },
    field: 'times',
  }),
  form({
    name: 'an activity is moved',
    part: ({ onClose }) => <MoveActivityDialog activity={activity} onClose={onClose} />,
    api: moveActivity,
    reply: { affected: 0, messages: [] },
    fill: async ({ t, type, user }) => {
      type(t.office.activities.copyDay, '2026-12-24');
      const reason = screen.getByLabelText(new RegExp(`^${t.office.activities.reason}`));
      await user.selectOptions(reason, 'weather');
    },
    look: (t) => t.office.activities.preview,
    act: (t) => t.office.activities.moveDo,
    body: {
      day: '2026-12-24',
      from: '10:00',
      to: '12:00',
      was: '2026-12-01 10:00',
      reason: 'weather',
    },
    field: 'day',
  }),
  form({
    name: 'the places of an activity are changed',
    part: ({ onClose }) => <QuotaDialog activity={activity} onClose={onClose} />,
    api: changeQuota,
    reply: { movedUp: 0, messages: [] },
    fill: ({ t, type }) => type(t.office.activities.quotaTitle, '30'),
    look: (t) => t.office.activities.preview,
    act: (t) => t.office.activities.quotaSave,
    body: { quota: 30, was: 20 },
    field: 'quota',
  }),
  form({
    name: 'a review is replied to',
    part: ({ onClose }) => <ReplyDialog review={review} onClose={onClose} />,
    api: replyToReview,
    reply: review,
    fill: ({ t, typeIn }) => typeIn(t.office.activities.reviews.replyText, 'Thank you.'),
    act: (t) => t.office.activities.reviews.replySave,
    body: { reply: { en: 'Thank you.' }, stamp: 's1' },
    field: 'reply.en',
  }),
  form({
    name: 'the writer of a review is described',
    part: ({ onClose }) => <AboutDialog review={review} onClose={onClose} />,
    api: describeReviewWriter,
    reply: review,
    fill: ({ t, typeIn }) => typeIn(t.office.activities.reviews.aboutPlace, 'Flushing'),
    act: (t) => t.office.activities.reviews.aboutSave,
    body: { place: { en: 'Flushing' }, clientSince: null },
    field: 'place.en',
  }),
];

forms.forEach(operate);
