/** White card: where it stands, its history, the office's answer, and the papers (readings "White card"). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import {
  getWhiteCard,
  getWhiteCardDocuments,
  sendWhiteCardDocuments,
  type WhiteCardDocuments,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { decideCard } from '#server/features/whitecard/review.service.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const people = peopleOf(t);
let phone: string;
let token: string;
let userId: string;
beforeEach(async () => {
  ({ phone, token } = await v.someone({ email: `p${randomUUID()}@mail.example` }));
  userId = await v.userIdOf(phone);
});

const picture = () => people.picture('whitecard', userId);
const post = (body: object, lang: Locale = 'en') =>
  t.call<WhiteCardDocuments>('POST', '/home/api/user/white-card/documents', {
    token,
    lang,
    body: { checklistBy: 'sms', documents: [], ...body },
  });
const send = (body: object, lang: Locale = 'en') =>
  t.read(sendWhiteCardDocuments, {
    token,
    lang,
    body: { checklistBy: 'sms', documents: [], ...body },
  });
const read = () => t.read(getWhiteCardDocuments, { token });
const emails = async () => {
  const { rows } = await t.pool.query(
    `select m.text from demo_message m join app_user u on u.email = m.recipient
     where u.id = $1 and channel = 'email'`,
    [userId],
  );
  return rows.map((row) => row.text);
};
const income = async (complete = true) => ({
  kind: 'income',
  fileIds: [await picture()],
  complete,
});

describe('the papers', () => {
  it('are none at first: five are missing, a text message is the default', async () => {
    const papers = await read();
    expect(papers).toMatchObject({
      ready: 0,
      total: 5,
      missing: [...whiteCardDocumentKinds],
      applicationForm: [],
      checklistBy: 'sms',
      phoneEnding: phone.slice(-4),
      savedAt: null,
      sentAt: null,
      contactBy: null,
    });
    expect(papers.email).toMatch(/^p\*\*\*@mail\.example$/);
  });

  it('are saved in parts; nothing is sent until their owner says so', async () => {
    const [one, two] = [await picture(), await picture()];
    await send({
      documents: [{ kind: 'income', fileIds: [one, two], complete: false }],
      send: false,
    });
    expect(await read()).toMatchObject({ ready: 0, savedAt: '2025-06-11 10:30', sentAt: null });
    t.clock.pass(60_000);
    await send({
      documents: [{ kind: 'income', fileIds: [two, one], complete: true }],
      send: false,
    });
    await send({
      documents: [{ kind: 'rent', fileIds: [await picture()], complete: true }],
      send: false,
    });
    const papers = await read();
    expect(papers).toMatchObject({ ready: 2, missing: ['bank_statements', 'utility', 'identity'] });
    expect(papers.documents[0]).toMatchObject({ complete: true, ready: true });
    expect(papers.documents[0]?.files.map((f) => f.fileId)).toEqual([two, one]);
    expect(await v.messagesTo(phone)).toEqual([]);
  });

  it('count as ready with a picture and the word of their owner, not with one of the two', async () => {
    await send({
      documents: [await income(false), { kind: 'rent', fileIds: [], complete: true }],
      send: false,
    });
    expect(await read()).toMatchObject({ ready: 0 });
  });

  it('sent incomplete: we call within 24 hours, and the checklist comes by SMS', async () => {
    const papers = await send({
      documents: [await income()],
      applicationFormFileIds: [await picture()],
    });
    expect(papers).toMatchObject({
      sentAt: '2025-06-11 10:30',
      contactBy: '2025-06-12 10:30',
      ready: 1,
    });
    expect(papers.applicationForm).toHaveLength(1);
    expect(await v.messagesTo(phone)).toEqual([
      'Persimmon Home Care: Test Patient, these are your White Card papers. Ready: proof of income. Still needed: bank statements of ' +
        'all accounts, last 2 months, rent receipt or lease, utility bill, Medicaid card, work permit, Medicare card ' +
        'or ID. We will call you by Thursday, Jun 12, 10:30 AM. Questions? Call (212) 555-0100',
    ]);
    expect(await emails()).toEqual([]);
  });

  it('completed later, the checklist says so, by email and in the reader’s language', async () => {
    await send({ documents: [await income()] });
    t.clock.pass(600_000);
    const rest = await Promise.all(
      whiteCardDocumentKinds
        .slice(1)
        .map(async (kind) => ({ kind, fileIds: [await picture()], complete: true })),
    );
    const papers = await send({ documents: rest, checklistBy: 'email' }, 'zh-CN');
    expect(papers).toMatchObject({ ready: 5, missing: [], contactBy: '2025-06-12 10:40' });
    const [text, ...more] = await emails();
    expect(more).toEqual([]);
    expect(text?.split('\n')[0]).toBe('您的白卡文件清单');
    expect(text).toContain('5 份文件都齐了。');
    expect(text).toContain('6月12日星期四 上午10:40');
    expect(await v.messagesTo(phone)).toHaveLength(1);
  });

  it('the same form twice sends one checklist, also at the same time', async () => {
    const body = { documents: [await income()], requestKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(body)));
    expect(answers.map((a) => a.status)).toEqual(Array(8).fill(200));
    expect(await v.messagesTo(phone)).toHaveLength(1);
    await send({ ...body, requestKey: randomUUID() });
    expect(await v.messagesTo(phone)).toHaveLength(2);
  });

  it('that are taken out again expire; those that stay are named again', async () => {
    const [keep, drop] = [await picture(), await picture()];
    await send({
      documents: [{ kind: 'utility', fileIds: [keep, drop], complete: true }],
      send: false,
    });
    await send({ documents: [{ kind: 'utility', fileIds: [keep], complete: true }], send: false });
    const { rows } = await t.pool.query(
      'select id from file where id = any($1) and claimed_at is null',
      [[keep, drop]],
    );
    expect(rows).toEqual([{ id: drop }]);
    await send({ documents: [{ kind: 'utility', fileIds: [], complete: false }], send: false });
    expect((await read()).documents.find((d) => d.kind === 'utility')?.files).toEqual([]);
  });

  it('a picture may move from one kind to another, but is in one only', async () => {
    const file = await picture();
    await send({ documents: [{ kind: 'rent', fileIds: [file], complete: true }], send: false });
    await send({
      documents: [
        { kind: 'rent', fileIds: [], complete: false },
        { kind: 'utility', fileIds: [file], complete: true },
      ],
      send: false,
    });
    expect((await read()).missing).not.toContain('utility');
    const taken = await post({ documents: [{ kind: 'rent', fileIds: [file], complete: true }] });
    expect(taken.json.code).toBe('file_gone');
    const twice = await post({
      documents: [
        { kind: 'rent', fileIds: [file], complete: true },
        { kind: 'utility', fileIds: [file], complete: true },
      ],
    });
    expect(twice.json.errors?.map((e) => e.field)).toEqual(['documents.1.fileIds']);
    expect((await read()).documents.find((d) => d.kind === 'utility')?.files).toHaveLength(1);
  });

  it('are refused as a whole when one picture is not there, another’s, or for something else', async () => {
    const stranger = await v.someone();
    const theirs = await people.picture('whitecard', await v.userIdOf(stranger.phone));
    for (const fileId of [randomUUID(), theirs, await people.picture('service', userId)]) {
      const { json } = await post({
        documents: [await income(), { kind: 'rent', fileIds: [fileId], complete: true }],
      });
      expect(json.code).toBe('file_gone');
    }
    expect(await read()).toMatchObject({ ready: 0, savedAt: null });
    expect(await v.messagesTo(phone)).toEqual([]);
  });

  it.each([
    [{ documents: [{ kind: 'diary', fileIds: [], complete: true }] }, 'documents.0.kind'],
    [{ documents: [{ kind: 'income', fileIds: ['x'], complete: true }] }, 'documents.0.fileIds.0'],
    [
      { documents: [{ kind: 'income', fileIds: Array(13).fill(randomUUID()), complete: true }] },
      'documents.0.fileIds',
    ],
    [{ documents: [{ kind: 'income', fileIds: [] }] }, 'documents.0.complete'],
    [{ documents: Array(2).fill({ kind: 'income', fileIds: [], complete: true }) }, 'documents'],
    [{ checklistBy: 'fax' }, 'checklistBy'],
    [{ sentAt: '2025-01-01' }, 'sentAt'],
  ])('refuse %j', async (body, field) => {
    const { status, json } = await post(body);
    expect([status, json.errors?.map((e) => e.field)]).toEqual([400, [field]]);
  });

  it('cannot come by email to somebody who has none', async () => {
    await t.pool.query('update app_user set email = null where id = $1', [userId]);
    const { status, json } = await post({ checklistBy: 'email' });
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'checklistBy']);
    expect((await read()).email).toBeNull();
  });
});

describe('the card', () => {
  const submit = (card: string) =>
    t.call('POST', `/home/api/user/submit-white-card?whiteCardId=${card}`, { token, lang: 'en' });
  const state = () => t.read(getWhiteCard, { token });
  const review = (decision: 'eligible' | 'ineligible', note: string | null = null) =>
    t.db.transaction((tx) =>
      decideCard(tx, t, { userId, decision, note, why: note, actor: 'test' }),
    );

  it('waits, is handed in, answered, and may be handed in again; its history stays', async () => {
    expect(await state()).toEqual({
      whiteCardStatus: 'waiting',
      submittedAt: null,
      contactBy: null,
      correctUntil: null,
      maySubmit: true,
      history: [],
    });
    await submit('QW10001Z');
    expect(await state()).toMatchObject({ whiteCardStatus: 'submitted', maySubmit: false });
    t.clock.pass(600_000);
    await review('ineligible', 'The card has expired.');
    expect(await state()).toMatchObject({ whiteCardStatus: 'ineligible', maySubmit: true });
    t.clock.pass(600_000);
    await submit('QW10002Z');
    t.clock.pass(600_000);
    await review('eligible');
    expect(await state()).toEqual({
      whiteCardStatus: 'eligible',
      submittedAt: '2025-06-11 10:50',
      contactBy: '2025-06-12 10:50',
      correctUntil: null,
      maySubmit: false,
      history: [
        { status: 'submitted', at: '2025-06-11 10:30', note: null, corrected: false },
        {
          status: 'ineligible',
          at: '2025-06-11 10:40',
          note: 'The card has expired.',
          corrected: false,
        },
        { status: 'submitted', at: '2025-06-11 10:50', note: null, corrected: false },
        { status: 'eligible', at: '2025-06-11 11:00', note: null, corrected: false },
      ],
    });
    expect(await v.messagesTo(phone)).toHaveLength(4);
    expect((await v.messagesTo(phone)).at(-1)).toContain('好消息');
    const { rows } = await t.pool.query(
      `select details from audit_log where subject_id = $1 and action = 'whitecard.review' order by id`,
      [userId],
    );
    expect(rows.map((r) => r.details.decision)).toEqual(['ineligible', 'eligible']);
  });

  it('is answered once: of two answers at the same time one counts', async () => {
    await submit('QW10003Z');
    const results = await Promise.allSettled([review('eligible'), review('ineligible')]);
    const failed = results.flatMap((r) => (r.status === 'rejected' ? [r.reason] : []));
    expect(failed).toHaveLength(1);
    expect((failed[0] as AppError).code).toBe('conflict');
    expect((await state()).history).toHaveLength(2);
    expect(await v.messagesTo(phone)).toHaveLength(2);
    await expect(review('eligible')).rejects.toThrow(AppError);
  });
});
