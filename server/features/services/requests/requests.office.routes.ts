/** Office queue of care applications and service requests. */
import { type LetterType, letterTypes } from '#contract/services/letters.ts';
import * as api from '#contract/services/requests-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { findLetter } from '#server/features/services/letters/letters.store.ts';
import { type View, viewAnswer } from '#server/features/services/letters/letters.view.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { queueCalls } from '#server/shared/cases/case-queue-routes.ts';
import { viewCase, viewHistory } from '#server/shared/cases/case-view.ts';
import { changeCase, insertCaseEntry, recordCase } from '#server/shared/cases/case-work.ts';
import { noteWith } from '#server/shared/cases/correction.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getViewContext, type ViewContext } from '#server/shared/settings/view-context.ts';
import { createNotices } from './notices.service.ts';
import { recordPictures } from './pictures.service.ts';
import { picturesLeft } from './records.rules.ts';
import { answerRequest } from './requests.service.ts';
import * as store from './requests.store.ts';

export const requestOfficeRoutes = (
  bind: Bind,
  deps: Needs<'db' | 'clock' | 'sealer' | 'messages'>,
): void => {
  const { db, clock, sealer, messages } = deps;
  type Row = Awaited<ReturnType<typeof store.requests.list>>['rows'][number];
  const viewRow = (row: Row, view: ViewContext): api.RequestRow => ({
    ...viewCase(row, view),
    recordNo: row.recordNo,
    kind: row.kind,
    item: readText(row.item, view.locale),
    status: row.status,
    cancelledAt: localTimeOrNull(view.timeZone)(row.cancelledAt),
  });
  const calls = queueCalls(deps, {
    queue: store.requests,
    viewRow,
    table: {
      name: 'requests.csv',
      action: 'request.export',
      noted: 'requests',
      columns: (locale) => [
        { head: 'number', cell: (r) => r.recordNo },
        { head: 'item', cell: (r) => r.item },
        {
          head: 'status',
          cell: (r) =>
            say(locale, `office.cases.requestStatus.${r.cancelledAt ? 'cancelled' : r.status}`),
        },
      ],
    },
  });

  const letterOf = async (recordId: string, client: Locale, shown: View) => {
    const letter = await findLetter(db, recordId);
    if (!letter) return null;
    const canned = letterTypes.map((type) => [type, say(client, `letter.canned.${type}`)] as const);
    return {
      canned: Object.fromEntries(canned) as Record<LetterType, string>,
      answer: letter.answer && viewAnswer(letter.answer, shown),
    };
  };

  bind(api.listRequests, calls.list);
  bind(api.exportRequests, calls.export);
  bind(api.aroundRequest, calls.around);

  bind(api.getRequestCase, async ({ params }, { staff: { staffId }, locale }) => {
    const view = await getViewContext(db, clock.now(), locale);
    const found = await store.requests.get(db, params.recordId);
    const { person, contactPhone, noteSealed, ...row } = found;
    const pictures = await store.listPictures(db, row.id);
    const audited = { at: view.now, actor: staffId, subjectId: person.userId };
    const details = { recordNo: row.recordNo };
    await insertAudit(db, { ...audited, action: 'request.view', details });
    return {
      ...viewRow(row, view),
      person,
      letter: await letterOf(row.id, localeOf(row.locale), { ...view, sealer }),
      contactPhone,
      note: noteSealed && sealer.open(noteSealed, row.id),
      pictures,
      picturesLeft: picturesLeft({ ...row, startsAt: null }, pictures.length),
      events: (await store.listEvents(db, row.id)).map((event) => ({
        ...event,
        at: localTime(event.at, view.timeZone),
      })),
      history: await viewHistory(db, recordCase(row.id), { sealer, ...view }),
    };
  });

  bind(api.setRequestStatus, ({ params, body }, { staff: { staffId } }) => {
    const { status, correction, version, preview } = body;
    const note = noteWith(correction, body.note || null);
    if (status === 'init' && !correction) throw invalidField('correction', 'fields.required');
    if (status !== 'finish' && !note) throw invalidField('note', 'fields.required');
    return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const found = await store.requests.get(tx, params.recordId);
      const ref = recordCase(found.id);
      await changeCase(tx, ref, version);
      const own = body.note || null;
      const answer = { recordId: found.id, status, correction, note: own, actor: staffId };
      const was = await answerRequest(tx, { clock, notices: createNotices(messages) }, answer);
      const details = { status, ...(correction && { was }) };
      const entry = { entry: 'status' as const, staffId, at: clock.now(), details };
      await insertCaseEntry(tx, ref, { ...entry, ...(note && { text: note }) }, sealer);
      return { note };
    });
  });

  bind(api.addCounterPictures, ({ params, body }, { staff: { staffId } }) => {
    const { version, fileIds } = body;
    return db.transaction(async (tx) => {
      const found = await store.requests.get(tx, params.recordId);
      const { userId } = found.person;
      const ref = recordCase(found.id);
      await changeCase(tx, ref, version);
      const added = { userId, recordId: found.id, fileIds, staffId };
      const count = await recordPictures(tx, { clock }, added);
      const at = clock.now();
      const details = { pictures: String(count), recordNo: found.recordNo };
      await insertCaseEntry(tx, ref, { entry: 'added', staffId, at, details }, sealer);
      const audited = { at, actor: staffId, subjectId: userId, details };
      await insertAudit(tx, { ...audited, action: 'request.counter' });
      return {};
    });
  });
};
