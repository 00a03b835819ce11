/** The forms of the training office. */
import { screen } from '@testing-library/react';
import { createQuestion, OfficeQuestion } from '#contract/training/bank-office.ts';
import { OfficeTraining, updateVideo } from '#contract/training/contents-office.ts';
import {
  addClass,
  addSkillCredit,
  addWaiver,
  decideOutside,
  listSkills,
  OfficeCredit,
  saveSkill,
} from '#contract/training/credit-office.ts';
import { grantExam } from '#contract/training/grants-office.ts';
import { getInserviceChoices, savePosition } from '#contract/training/inservice-office.ts';
import { revokeCertificate, type TraineeTraining } from '#contract/training/trainees-office.ts';
import { call } from '#web/lib/api/api.ts';
import { ClassForm } from '#web/office/training/credit/class-form.tsx';
import { OutsideDialog } from '#web/office/training/credit/outside-dialog.tsx';
import { ReasonDialog } from '#web/office/training/credit/reason-dialog.tsx';
import { SkillDialog } from '#web/office/training/credit/skills-panel.tsx';
import { Grants } from '#web/office/training/person/grants.tsx';
import { SkillSignOff } from '#web/office/training/person/skill-sign-off.tsx';
import { WaiverDialog } from '#web/office/training/person/waiver-dialog.tsx';
import { PositionForm } from '#web/office/training/position-panel.tsx';
import { QuestionDialog } from '#web/office/training/question-dialog.tsx';
import { RevokeDialog } from '#web/office/training/revoke-dialog.tsx';
import { VideoDialog } from '#web/office/training/video-dialog.tsx';
import { answer } from '../support/calls.ts';
import { form, operate } from '../support/operate.tsx';
import { sample } from '../support/sample.ts';

const id = '00000000-0000-4000-8000-000000000001';
const skill = {
  skillId: id,
  title: 'Lifting',
  steps: ['Bend', 'Lift'],
  hours: 1,
  subjects: [],
  retired: false,
};
const choices = () => {
  const subjects = [{ code: 'safety', name: 'Safety' }];
  answer(getInserviceChoices, sample(getInserviceChoices.answer, { subjects: subjects as never }));
};
const position = { ...sample(savePosition.answer), version: 'v1' };
const credit = sample(OfficeCredit, { creditId: id, title: 'CPR', on: '2026-05-01' });

const film = {
  videoId: id,
  title: { en: 'Hands', 'zh-CN': '洗手', 'zh-TW': '洗手' },
  seconds: 60,
  poster: '/media/hands.jpg',
  sources: [],
  captions: [],
  sounds: [],
  lines: 0,
  inUse: false,
  version: '1',
};

const forms = [
  form({
    name: 'a film gets another title',
    part: ({ onClose, onDone }) => (
      <VideoDialog trainingId={id} video={film} onClose={onClose} onSaved={onDone} />
    ),
    api: updateVideo,
    reply: sample(OfficeTraining, {
      title: film.title,
      summary: film.title,
      picture: film.poster,
      questionCount: 1,
      totalScore: 1,
      passScore: 1,
      edition: '1',
    }),
    fill: ({ t, typeIn }) => typeIn(t.office.training.title, 'Clean hands'),
    act: (t) => t.office.training.saveVideo,
    body: { title: { ...film.title, en: 'Clean hands' }, seconds: 60, version: '1' },
    field: 'title',
  }),
  form({
    name: 'an outside certificate is counted',
    part: ({ onClose, onDone }) => <OutsideDialog credit={credit} {...{ onClose, onDone }} />,
    api: decideOutside,
    reply: {},
    around: choices,
    fill: async ({ t, type, user }) => {
      type(t.office.credit.name, 'CPR, renewed');
      type(t.office.credit.hours, '2.5');
      await user.click(await screen.findByLabelText('Safety'));
    },
    act: (t) => t.office.credit.count,
    body: { decision: 'count', title: 'CPR, renewed', hours: 2.5, subjects: ['safety'] },
  }),
  form({
    name: 'an outside certificate is refused with its reason',
    part: ({ onClose, onDone }) => <OutsideDialog credit={credit} {...{ onClose, onDone }} />,
    api: decideOutside,
    reply: {},
    around: choices,
    fill: async ({ t, type }) => {
      await screen.findByLabelText('Safety');
      type(t.office.credit.refuseReason, 'It has no date.');
    },
    act: (t) => t.office.credit.refuse,
    body: { decision: 'refuse', reason: 'It has no date.' },
  }),
  form({
    name: 'hours are waived',
    part: ({ onClose, onDone }) => <WaiverDialog userId={id} {...{ onClose, onDone }} />,
    api: addWaiver,
    reply: { creditId: id },
    around: choices,
    fill: async ({ t, type, user }) => {
      type(t.office.credit.name, 'Nursing degree');
      type(t.office.credit.date, '2026-05-01');
      type(t.office.credit.reason, 'She is a nurse.');
      await user.click(await screen.findByLabelText('Safety'));
    },
    act: (t) => t.office.credit.waive,
    body: {
      title: 'Nursing degree',
      on: '2026-05-01',
      subjects: ['safety'],
      reason: 'She is a nurse.',
    },
  }),
  form({
    name: 'a nurse signs every step of a skill',
    part: ({ onClose, onDone }) => <SkillSignOff userId={id} {...{ onClose, onDone }} />,
    api: addSkillCredit,
    reply: { creditId: id },
    around: () => void answer(listSkills, [skill]),
    fill: async ({ t, type, user }) => {
      await user.selectOptions(await screen.findByLabelText(t.office.credit.skill), 'Lifting');
      for (const step of skill.steps) await user.click(screen.getByLabelText(step));
      type(t.office.credit.date, '2026-05-01');
      type(t.office.credit.nurse, 'Ann Lee, RN 12');
    },
    act: (t) => t.office.credit.sign,
    body: { skillId: id, shown: ['Bend', 'Lift'], nurse: 'Ann Lee, RN 12' },
  }),
  form({
    name: 'a skill is written',
    part: ({ onClose, onDone }) => {
      const blank = { ...skill, skillId: crypto.randomUUID(), title: '', steps: [] };
      return <SkillDialog skill={blank} {...{ onClose, onDone }} />;
    },
    api: saveSkill,
    reply: {},
    around: choices,
    fill: async ({ t, type }) => {
      await screen.findByLabelText('Safety');
      type(t.office.credit.name, 'Feeding');
      type(t.office.credit.steps, 'Sit\n\nFeed');
    },
    act: (t) => t.office.training.save,
    body: { title: 'Feeding', steps: ['Sit', 'Feed'] },
  }),
  form({
    name: 'a class is added',
    part: ({ onDone }) => <ClassForm onAdded={onDone} />,
    api: addClass,
    reply: sample(addClass.answer),
    around: choices,
    fill: async ({ t, type }) => {
      const { name, day, starts, ends, room, instructor } = t.office.credit;
      await screen.findByLabelText('Safety');
      type(name, 'Fall prevention');
      type(day, '2026-12-01');
      type(starts, '10:00');
      type(ends, '12:00');
      type(room, 'Hall 2');
      type(instructor, 'Ann Lee');
    },
    act: (t) => t.office.credit.addClass,
    body: { title: 'Fall prevention', room: 'Hall 2', places: 12 },
    field: 'room',
  }),
  form({
    name: 'one more attempt is given',
    part: ({ onDone }) => (
      <Grants
        enrolmentId={id}
        training={{ grantable: ['attempt'], grants: [] } as unknown as TraineeTraining}
        onChanged={onDone}
      />
    ),
    api: grantExam,
    reply: { grantId: id },
    open: ({ t, press }) => press(t.office.compliance.grants.attempt),
    fill: ({ t, type }) => type(t.office.compliance.grants.reason, 'She was ill.'),
    act: (t) => t.office.compliance.grants.give,
    body: { kind: 'attempt', reason: 'She was ill.' },
  }),
  form({
    name: 'a certificate is revoked after its message was shown',
    part: ({ onClose, onDone }) => (
      <RevokeDialog number="PHC-2026-000001" {...{ onClose, onDone }} />
    ),
    api: revokeCertificate,
    reply: { messages: [] },
    fill: ({ t, type }) => type(t.office.training.reason, 'Another person sat the exam.'),
    look: (t) => t.office.training.toPreview,
    act: (t) => t.office.training.revokeNow,
    body: { reason: 'Another person sat the exam.', preview: false },
  }),
  form({
    name: 'a reason is asked for before something is undone',
    part: ({ onClose, onDone }) => (
      <ReasonDialog
        name="test"
        title="Undo"
        action="Undo it"
        send={async (reason) => {
          const params = { number: 'PHC-2026-000001' };
          await call(revokeCertificate, { params, body: { reason, preview: false } });
          onDone();
        }}
        onClose={onClose}
      />
    ),
    api: revokeCertificate,
    reply: { messages: [] },
    fill: ({ t, type }) => type(t.office.credit.reason, 'A slip.'),
    act: () => 'Undo it',
    body: { reason: 'A slip.' },
  }),
  form({
    name: 'a question is written',
    part: ({ onClose, onDone }) => (
      <QuestionDialog
        training={sample(OfficeTraining, { trainingId: id })}
        question={null}
        onClose={onClose}
        onSaved={onDone}
      />
    ),
    api: createQuestion,
    reply: sample(OfficeQuestion, { text: { en: 'How do you lift?' } }),
    fill: async ({ t, typeIn, user }) => {
      const { question, option, rightOf } = t.office.training;
      typeIn(question, 'How do you lift?');
      for (const letter of ['A', 'B', 'C']) typeIn(option.replace('{{letter}}', letter), letter);
      await user.click(screen.getByLabelText(rightOf.replace('{{letter}}', 'B')));
    },
    act: (t) => t.office.training.save,
    body: {
      type: 'single',
      text: { en: 'How do you lift?' },
      options: [
        { text: { en: 'A' }, right: false },
        { text: { en: 'B' }, right: true },
        { text: { en: 'C' }, right: false },
      ],
    },
    field: 'text',
  }),
  form({
    name: 'a caregiver gets a number and a team',
    part: ({ onDone }) => <PositionForm userId={id} position={position} onSaved={onDone} />,
    api: savePosition,
    reply: position,
    around: choices,
    fill: ({ t, type }) => {
      type(t.office.inservice.employeeNumber, ' E-77 ');
      type(t.office.plans.team, 'Queens');
    },
    act: (t) => t.office.inservice.positionSave,
    body: { employeeNumber: 'E-77', team: 'Queens', role: null, version: 'v1' },
    field: 'employeeNumber',
  }),
];

forms.forEach(operate);
