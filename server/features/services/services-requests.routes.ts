/** Applications for care and requests for services, as the office works on them. */
import { AppError } from '#contract/errors.ts';
import { caseRules } from '#contract/office-cases.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import * as api from '#contract/service-requests-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { insertAudit } from '#server/db/audit.ts';
import { viewCase, wallOf } from '#server/db/case-queue.ts';
import { viewHistory } from '#server/db/case-view.ts';
import { changeCase, insertCaseEntry } from '#server/db/case-work.ts';
import type { Db } from '#server/db/connect.ts';
import { getTimeZone } from '#server/db/settings.ts';
import { readText } from '#server/db/text.ts';
import { type Bind, staffOf } from '#server/http/bind.ts';
import { caseTable } from '#server/http/case-table.ts';
import { say } from '#server/http/words.ts';
import { type Clock, wallClock } from '#server/ports/clock.ts';
import { withPreview } from '#server/ports/message-preview.ts';
import type { Messages } from '#server/ports/messages.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { createNotices } from './services-notices.ts';
import * as store from './services-requests.store.ts';
import { answerRequest, recordCase } from './services-requests.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages };

export const requestOfficeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages } = deps;
  const viewing = async (locale: Locale) => ({
    now: clock.now(),
    timeZone: await getTimeZone(db),
    locale,
  });
  type View = Awaited<ReturnType<typeof viewing>>;
  type Row = Awaited<ReturnType<typeof store.listCases>>[number];
  const viewRow = (row: Row, view: View): api.RequestRow => ({
    ...viewCase(row, view),
    recordNo: row.recordNo,
    kind: row.kind,
    item: readText(row.item, view.locale),
    status: row.status,
    cancelledAt: wallOf(view.timeZone)(row.cancelledAt),
  });

  bind(api.listRequests, async ({ query }, caller) => {
    const looking = { staffId: staffOf(caller).staffId, now: clock.now() };
    const view = await viewing(caller.locale);
    const rows = await store.listCases(db, query, { ...looking, ...pageOf(query) });
    const total = await store.countCases(db, query, looking);
    const page = toPaged(
      rows.map((row) => viewRow(row, view)),
      total,
      query,
    );
    return { ...page, counts: await store.countQueues(db) };
  });

  bind(api.exportRequests, async ({ query }, caller) => {
    const { staffId } = staffOf(caller);
    const { locale } = caller;
    const view = await viewing(locale);
    const page = { limit: caseRules.exported, offset: 0 };
    const rows = await store.listCases(db, query, { staffId, now: view.now, ...page });
    const subject = `${rows.length} requests`;
    await insertAudit(db, { at: view.now, actor: staffId, action: 'request.export', subject });
    return caseTable(
      'requests.csv',
      rows.map((row) => viewRow(row, view)),
      [
        { head: 'number', cell: (r) => r.recordNo },
        { head: 'item', cell: (r) => r.item },
        {
          head: 'status',
          cell: (r) =>
            say(locale, `office.cases.requestStatus.${r.cancelledAt ? 'cancelled' : r.status}`),
        },
      ],
      locale,
    );
  });

  bind(api.getRequestCase, async ({ params }, caller) => {
    const { staffId } = staffOf(caller);
    const view = await viewing(caller.locale);
    const found = await store.findCase(db, params.recordId);
    if (!found) throw new AppError('not_found');
    const { person, contactPhone, noteSealed, ...row } = found;
    const looked = { at: view.now, actor: staffId, subjectId: person.userId };
    const details = { recordNo: row.recordNo };
    await insertAudit(db, { ...looked, action: 'request.view', details });
    return {
      ...viewRow(row, view),
      person,
      contactPhone,
      note: noteSealed && sealer.open(noteSealed, row.id),
      pictures: await store.listPictures(db, row.id),
      events: (await store.listEvents(db, row.id)).map((event) => ({
        ...event,
        at: wallClock(event.at, view.timeZone),
      })),
      history: await viewHistory(db, recordCase(row.id), { sealer, ...view }),
    };
  });

  bind(api.setRequestStatus, ({ params, body }, caller) => {
    const { staffId } = staffOf(caller);
    const { status, version, preview = false } = body;
    const note = body.note || null;
    if (status !== 'finish' && !note)
      throw new AppError('invalid_input', [{ field: 'note', key: 'fields.required' }]);
    return withPreview({ db, messages, preview }, async (tx, sending) => {
      const found = await store.findCase(tx, params.recordId);
      if (!found) throw new AppError('not_found');
      const ref = recordCase(found.id);
      await changeCase(tx, ref, version);
      const answer = { recordId: found.id, status, note, actor: staffId };
      const { locale } = await answerRequest(
        tx,
        { clock, notices: createNotices(sending) },
        answer,
      );
      const entry = { entry: 'status' as const, staffId, at: clock.now(), details: { status } };
      await insertCaseEntry(tx, ref, { ...entry, ...(note && { text: note }) }, sealer);
      return { locale, answer: { note } };
    });
  });
};
