import { maskEmail } from '#contract/field-rules.ts';
import { messageKindOf } from '#contract/message/kinds.ts';
import * as api from '#contract/message/office.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import type { MessageState } from '#contract/staff/office.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { MessageQueue } from '#server/shared/messaging/message-queue.ts';
import { updateToWaiting } from '#server/shared/messaging/message-store.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { isToSomebody } from './message-search.store.ts';
import * as store from './messages.office.store.ts';
import { templateKeys } from './templates.service.ts';

const retryable: readonly MessageState[] = ['failed', 'undelivered', 'held'];

type Deps = Needs<'db' | 'clock' | 'sealer'> & { messages: MessageQueue };

export const messageOfficeRoutes = (bind: Bind, { db, clock, sealer, messages }: Deps): void => {
  const shown = (row: store.MessageRow, timeZone: string): api.KeptMessage => {
    const to = sealer.open(row.toSealed, row.id);
    return {
      messageId: row.id,
      channel: row.channel,
      shortId: row.shortId,
      kind: messageKindOf(row.template),
      to: row.channel === 'email' ? maskEmail(to) : `…${to.slice(-4)}`,
      template: row.template,
      locale: localeOf(row.locale),
      state: row.state,
      attempts: row.attempts,
      error: row.error,
      // Older rows have no reason; there was only one.
      heldBecause: row.state === 'held' ? (row.heldBecause ?? 'optedOut') : null,
      createdAt: localTime(row.createdAt, timeZone),
      sentAt: row.sentAt && localTime(row.sentAt, timeZone),
      userId: row.userId,
      person: row.firstName === null ? null : fullNameOf(row),
      waitsUntil:
        row.state === 'waiting' && row.dueAt > clock.now() ? localTime(row.dueAt, timeZone) : null,
      optedOut: row.optedOut,
      mayRetry: retryable.includes(row.state) && row.textSealed !== null,
    };
  };
  const fullNameOf = ({ chineseName, firstName, lastName }: store.MessageRow) =>
    [chineseName, firstName, lastName].filter(Boolean).join(' ');

  bind(api.listMessages, async ({ query }) => {
    const { state, channel, template, locale, to, sort, after, before } = query;
    const isTo = to?.trim() ? await isToSomebody(db, sealer, to) : undefined;
    const filter = { state, channel, template, locale, isTo };
    const timeZone = await getTimeZone(db);
    const page = { ...pageOf(query), sort, after, before };
    const { rows, next, previous } = await store.listMessages(db, filter, page);
    const records = rows.map((row) => shown(row, timeZone));
    return {
      next,
      previous,
      ...toPaged(records, await store.countMessages(db, filter), query),
      failed: await store.countFailed(db),
      templates: templateKeys.filter(({ kind }) => kind !== 'part').map(({ key }) => key),
    };
  });

  bind(api.getMessage, async ({ params }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const row = orNotFound(await store.findMessage(tx, params.messageId));
      const secret = api.isSecretTemplate(row.template);
      await insertAudit(tx, {
        at: clock.now(),
        actor: staffId,
        action: 'message.read',
        subject: `message ${row.id}`,
        ...(row.userId && { subjectId: row.userId }),
        details: { template: row.template ?? '', channel: row.channel },
      });
      return {
        ...shown(row, await getTimeZone(tx)),
        secret,
        text: secret || !row.textSealed ? null : sealer.open(row.textSealed, row.id),
      };
    });
  });

  bind(api.findByShortId, async ({ body: { shortId } }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const rows = await store.listByShortId(tx, shortId);
      for (const { id, userId } of rows)
        await insertAudit(tx, {
          at: clock.now(),
          actor: staffId,
          action: 'message.check',
          subject: `message ${id}`,
          ...(userId && { subjectId: userId }),
          details: { shortId },
        });
      const timeZone = await getTimeZone(tx);
      return { shortId, messages: rows.map((row) => shown(row, timeZone)) };
    });
  });

  bind(api.retryMessages, async ({ body }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const ids = body.messageIds ?? (await store.listRetryable(tx, api.mostRetried));
      const again = await updateToWaiting(tx, ids, clock.now());
      for (const { id, userId } of again) {
        await messages.sendAgain(tx, id);
        await insertAudit(tx, {
          at: clock.now(),
          actor: staffId,
          action: 'message.retry',
          subject: `message ${id}`,
          ...(userId && { subjectId: userId }),
        });
      }
      return { retried: again.length };
    });
  });
};
