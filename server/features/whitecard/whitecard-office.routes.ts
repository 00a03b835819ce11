/** White cards and their papers, as the office works on them. */
import { AppError } from '#contract/errors.ts';
import { maskCard } from '#contract/field-rules.ts';
import { caseRules } from '#contract/office-cases.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import * as api from '#contract/whitecard-office.ts';
import { insertAudit } from '#server/db/audit.ts';
import { listComplete, listPictures } from '#server/db/card-papers.ts';
import { viewCase, wallOf } from '#server/db/case-queue.ts';
import { viewHistory } from '#server/db/case-view.ts';
import { changeCase, insertCaseEntry } from '#server/db/case-work.ts';
import type { Db, Queryable } from '#server/db/connect.ts';
import { getSetting, getTimeZone } from '#server/db/settings.ts';
import { type Bind, staffOf } from '#server/http/bind.ts';
import { caseTable } from '#server/http/case-table.ts';
import { say } from '#server/http/words.ts';
import type { Clock } from '#server/ports/clock.ts';
import { withPreview } from '#server/ports/message-preview.ts';
import type { Messages } from '#server/ports/messages.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { documentStates } from './whitecard.rules.ts';
import { findReaderOf, listHistory } from './whitecard.store.ts';
import { cardCase } from './whitecard-case.ts';
import { upsertDocument } from './whitecard-documents.store.ts';
import { namePapers } from './whitecard-documents.ts';
import * as store from './whitecard-office.store.ts';
import { decideCard } from './whitecard-review.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages };

export const cardOfficeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages } = deps;
  const viewing = async () => ({ now: clock.now(), timeZone: await getTimeZone(db) });
  type View = Awaited<ReturnType<typeof viewing>>;
  type Row = Awaited<ReturnType<typeof store.listCases>>[number];
  const viewRow = ({ submittedAt, ...row }: Row, view: View): api.CardRow => ({
    // One of the two is there, or it would be no case.
    ...viewCase({ ...row, submittedAt: submittedAt ?? view.now }, view),
    status: row.status ?? 'waiting',
    papersSentAt: wallOf(view.timeZone)(row.papersSentAt),
    ready: row.ready,
  });
  const getCase = async (tx: Queryable, userId: string) => {
    const found = await store.findCase(tx, userId);
    if (!found) throw new AppError('not_found');
    return found;
  };
  const getReader = async (tx: Queryable, userId: string) => {
    const { id } = await getCase(tx, userId);
    const reader = await findReaderOf(tx, id);
    if (!reader) throw new AppError('not_found');
    return { ...reader, userId: id };
  };

  bind(api.listCards, async ({ query }, caller) => {
    const looking = { staffId: staffOf(caller).staffId, now: clock.now() };
    const view = await viewing();
    const rows = await store.listCases(db, query, { ...looking, ...pageOf(query) });
    const total = await store.countCases(db, query, looking);
    const page = toPaged(
      rows.map((row) => viewRow(row, view)),
      total,
      query,
    );
    return { ...page, counts: await store.countQueues(db) };
  });

  bind(api.exportCards, async ({ query }, caller) => {
    const { staffId } = staffOf(caller);
    const { locale } = caller;
    const view = await viewing();
    const page = { limit: caseRules.exported, offset: 0 };
    const rows = await store.listCases(db, query, { staffId, now: view.now, ...page });
    const subject = `${rows.length} white cards`;
    await insertAudit(db, { at: view.now, actor: staffId, action: 'whitecard.export', subject });
    return caseTable(
      'white-cards.csv',
      rows.map((row) => viewRow(row, view)),
      [
        { head: 'status', cell: (r) => say(locale, `office.cases.cardStatus.${r.status}`) },
        { head: 'papers', cell: (r) => `${r.ready} / 5` },
      ],
      locale,
    );
  });

  bind(api.getCardCase, async ({ params }, caller) => {
    const { staffId } = staffOf(caller);
    const view = await viewing();
    const { person, idSealed, ...row } = await getCase(db, params.userId);
    const { userId } = person;
    const pictures = await listPictures(db, userId);
    const states = documentStates(pictures, await listComplete(db, userId));
    const form = pictures.filter((p) => p.kind === 'application_form');
    const looked = { at: view.now, actor: staffId, subjectId: userId };
    await insertAudit(db, { ...looked, action: 'whitecard.view' });
    return {
      ...viewRow(row, view),
      person,
      cardNumber: idSealed && maskCard(sealer.open(idSealed, userId)),
      papers: [
        ...states.map(({ kind, ready, files }) => ({ kind, ready, pictures: files })),
        ...(form.length
          ? [{ kind: 'application_form' as const, ready: true, pictures: form }]
          : []),
      ].map((paper) => ({
        ...paper,
        pictures: paper.pictures.map(({ fileId, width, height }) => ({ fileId, width, height })),
      })),
      events: (await listHistory(db, userId)).map((event) => ({
        ...event,
        at: wallOf(view.timeZone)(event.at) ?? '',
      })),
      history: await viewHistory(db, cardCase(userId), { sealer, ...view }),
    };
  });

  bind(api.revealCardNumber, ({ params }, caller) => {
    const { staffId } = staffOf(caller);
    return db.transaction(async (tx) => {
      const { id: userId, idSealed } = await getCase(tx, params.userId);
      if (!idSealed) throw new AppError('not_found');
      const looked = { at: clock.now(), actor: staffId, subjectId: userId };
      await insertAudit(tx, { ...looked, action: 'whitecard.reveal' });
      return { cardNumber: sealer.open(idSealed, userId) };
    });
  });

  bind(api.reviewCardCase, ({ params, body }, caller) => {
    const { staffId } = staffOf(caller);
    const { decision, version, preview = false } = body;
    const note = body.note || null;
    return withPreview({ db, messages, preview }, async (tx, sending) => {
      const { userId, locale } = await getReader(tx, params.userId);
      const at = clock.now();
      // Whoever is answered was reached: the promise to call is kept.
      await changeCase(tx, cardCase(userId), version, { contactedAt: at });
      const review = { userId, decision, note, actor: staffId };
      await decideCard(tx, { clock, messages: sending }, review);
      const entry = { entry: 'status' as const, staffId, at, details: { status: decision } };
      await insertCaseEntry(
        tx,
        cardCase(userId),
        { ...entry, ...(note && { text: note }) },
        sealer,
      );
      return { locale, answer: { note } };
    });
  });

  bind(api.askForPapers, ({ params, body }, caller) => {
    const { staffId } = staffOf(caller);
    const { version, preview = false } = body;
    const kinds = [...new Set(body.kinds)];
    return withPreview({ db, messages, preview }, async (tx, sending) => {
      const { userId, locale, phone: to } = await getReader(tx, params.userId);
      const at = clock.now();
      await changeCase(tx, cardCase(userId), version);
      // What we ask for is not complete: its owner sees it as missing.
      for (const kind of kinds) await upsertDocument(tx, userId, kind, false);
      const details = { papers: kinds.join(',') };
      await insertCaseEntry(tx, cardCase(userId), { entry: 'asked', staffId, at, details }, sealer);
      const changed = { at, actor: staffId, subjectId: userId, details };
      await insertAudit(tx, { ...changed, action: 'whitecard.ask' });
      const { phone } = await getSetting(tx, 'agency');
      const text = say(locale, 'messages.papersWanted', { list: namePapers(kinds, locale), phone });
      await sending.send(tx, { channel: 'sms', to, text });
      return { locale, answer: { note: null } };
    });
  });
};
