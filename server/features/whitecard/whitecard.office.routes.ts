/** Office queue of white cards and their documents. */
import { AppError } from '#contract/errors.ts';
import { maskCard } from '#contract/field-rules.ts';
import * as api from '#contract/whitecard/office.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { queueCalls } from '#server/shared/cases/case-queue-routes.ts';
import { viewCase, viewHistory } from '#server/shared/cases/case-view.ts';
import { cardCase, changeCase, insertCaseEntry } from '#server/shared/cases/case-work.ts';
import { noteWith } from '#server/shared/cases/correction.ts';
import { listVerdicts, verdictForStaff } from '#server/shared/cases/document-verdicts.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import { reasonInText } from '#server/shared/cases/reason-in-text.ts';
import { listComplete, listPictures } from '#server/shared/cases/white-card-documents.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { getViewContext, type ViewContext } from '#server/shared/settings/view-context.ts';
import { addPaperAtCounter } from './documents.service.ts';
import { type HandInCard, tellSubmitted } from './hand-in.service.ts';
import { decideCard } from './review.service.ts';
import { askForPapers, judgePaper } from './verdict.service.ts';
import { cards } from './whitecard.office.store.ts';
import { documentStates, judgeCard } from './whitecard.rules.ts';
import { findReaderOf, getForSubmission, listHistory } from './whitecard.store.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & { handInCard: HandInCard };

export const cardOfficeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages, handInCard } = deps;
  type Row = Awaited<ReturnType<typeof cards.list>>['rows'][number];
  const viewRow = ({ submittedAt, ...row }: Row, view: ViewContext): api.CardRow => ({
    // A case has a card or documents, so one of the two is set.
    ...viewCase({ ...row, submittedAt: submittedAt ?? view.now }, view),
    status: row.status ?? 'waiting',
    papersSentAt: localTimeOrNull(view.timeZone)(row.papersSentAt),
    ready: row.ready,
  });
  const getReader = async (tx: Queryable, userId: string) => {
    const { id } = await cards.get(tx, userId);
    const reader = orNotFound(await findReaderOf(tx, id));
    return { ...reader, userId: id };
  };
  /** Somebody at the counter, who may have no case yet. */
  const getPatient = async (tx: Queryable, userId: string) => {
    const reader = orNotFound(await findReaderOf(tx, userId));
    if (!reader.isOpenPatient) throw new AppError('conflict');
    return { ...reader, userId };
  };
  const calls = queueCalls(deps, {
    queue: cards,
    viewRow,
    table: {
      name: 'white-cards.csv',
      action: 'whitecard.export',
      noted: 'white cards',
      columns: (locale) => [
        { head: 'status', cell: (r) => say(locale, `office.cases.cardStatus.${r.status}`) },
        { head: 'papers', cell: (r) => `${r.ready} / 5` },
      ],
    },
  });

  bind(api.listCards, calls.list);
  bind(api.exportCards, calls.export);
  bind(api.aroundCard, calls.around);

  bind(api.getCardCase, async ({ params }, { staff: { staffId }, locale }) => {
    const view = await getViewContext(db, clock.now(), locale);
    const { person, idSealed, ...row } = await cards.get(db, params.userId);
    const { userId } = person;
    const pictures = await listPictures(db, userId);
    const states = documentStates(pictures, await listComplete(db, userId));
    const verdicts = await listVerdicts(db, sealer, { userId, caseKind: 'card' });
    const form = pictures.filter((p) => p.kind === 'application_form');
    const audited = { at: view.now, actor: staffId, subjectId: userId };
    await insertAudit(db, { ...audited, action: 'whitecard.view' });
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
        addedBy: paper.pictures.findLast((p) => p.addedBy)?.addedBy ?? null,
        verdict: verdictForStaff(verdicts, paper.kind, view.timeZone),
        pictures: paper.pictures.map(({ fileId, width, height }) => ({ fileId, width, height })),
      })),
      events: (await listHistory(db, userId)).map((event) => ({
        ...event,
        at: localTimeOrNull(view.timeZone)(event.at) ?? '',
      })),
      history: await viewHistory(db, cardCase(userId), { sealer, ...view }),
    };
  });

  bind(api.revealCardNumber, ({ params }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const { id: userId, idSealed } = await cards.get(tx, params.userId);
      if (!idSealed) throw new AppError('not_found');
      const audited = { at: clock.now(), actor: staffId, subjectId: userId };
      await insertAudit(tx, { ...audited, action: 'whitecard.reveal' });
      return { cardNumber: sealer.open(idSealed, userId) };
    });
  });

  bind(api.reviewCardCase, ({ params, body }, { staff: { staffId } }) => {
    const { decision, correction, version, preview } = body;
    if (decision === 'submitted' && !correction)
      throw invalidField('correction', 'fields.required');
    const { reasons = [] } = body;
    if (reasons.length && decision !== 'ineligible') throw invalidField('reasons', 'fields.choice');
    if (decision === 'ineligible' && !correction && !reasons.length && !body.note)
      throw invalidField('reasons', 'fields.required');
    return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const { userId, locale } = await getReader(tx, params.userId);
      const canned = reasons.map((reason) => say(locale, `office.papers.cardReasons.${reason}`));
      const whole = [...canned, body.note].filter(Boolean).join('\n');
      const note = noteWith(correction, whole || null);
      const at = clock.now();
      // A decision counts as contact: the promised call is done, unless there is to be another.
      const contactedAt = decision === 'submitted' ? null : at;
      await changeCase(tx, cardCase(userId), version, { contactedAt });
      const why = reasonInText(locale, { canned, note: body.note });
      const review = { userId, decision, correction, note, why, actor: staffId };
      const was = await decideCard(tx, { clock, messages }, review);
      const details = {
        status: decision,
        ...(correction && { was }),
        ...(reasons.length && { reasons: reasons.join(',') }),
      };
      const entry = { entry: 'status' as const, staffId, at, details };
      await insertCaseEntry(
        tx,
        cardCase(userId),
        { ...entry, ...(note && { text: note }) },
        sealer,
      );
      return { note };
    });
  });

  bind(api.askForPapers, ({ params, body }, { staff: { staffId } }) => {
    const { version, preview, kinds, because } = body;
    return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const reader = await getReader(tx, params.userId);
      await changeCase(tx, cardCase(reader.userId), version);
      const asking = { kinds, because, staffId, at: clock.now() };
      return { note: await askForPapers(tx, { sealer, messages }, reader, asking) };
    });
  });

  bind(api.judgePaper, ({ params, body: { version, ...said } }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const { userId } = await getReader(tx, params.userId);
      await changeCase(tx, cardCase(userId), version);
      await judgePaper(tx, sealer, { userId, staffId, at: clock.now() }, said);
      return {};
    }),
  );

  bind(api.enterCard, ({ params, body: { whiteCardId, preview } }, { staff: { staffId } }) =>
    officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const { userId, ...reader } = await getPatient(tx, params.userId);
      const { status } = await getForSubmission(tx, userId);
      const verdict = judgeCard(whiteCardId, status);
      if ('refused' in verdict)
        throw invalidField(
          'whiteCardId',
          verdict.refused === 'white_card_format' ? 'fields.whiteCardId' : 'office.people.hasCard',
        );
      const now = clock.now();
      const contactBy = await handInCard(tx, { userId, id: verdict.id, now, staffId });
      if (!contactBy) throw invalidField('whiteCardId', 'office.people.cardTaken');
      await insertAudit(tx, {
        at: now,
        actor: staffId,
        action: 'whitecard.enter',
        subjectId: userId,
      });
      const agency = await getSetting(tx, 'agency');
      await tellSubmitted(tx, messages, { ...reader, userId, contactBy }, agency);
      return {};
    }),
  );

  bind(api.addCounterPapers, ({ params, body }, { staff: { staffId } }) => {
    const { version, kind, fileIds } = body;
    return db.transaction(async (tx) => {
      const { userId } = await getPatient(tx, params.userId);
      const ref = cardCase(userId);
      await changeCase(tx, ref, version);
      const details = await addPaperAtCounter(tx, { clock }, { userId, kind, fileIds, staffId });
      await insertCaseEntry(tx, ref, { entry: 'added', staffId, at: clock.now(), details }, sealer);
      return {};
    });
  });
};
