/** The office's inbox. Every look at texts and every change is audited. */

import { AppError } from '#contract/errors.ts';
import * as api from '#contract/message/office-conversation.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { say } from '#server/platform/http/translate.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { listCaseWorkers } from '#server/shared/cases/case-work.ts';
import type { Needs } from '#server/shared/deps.ts';
import type { MessageQueue } from '#server/shared/messaging/message-queue.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { isOptedOut } from '#server/shared/messaging/opt-outs.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import * as store from './conversation.store.ts';
import {
  peopleOf,
  type View,
  viewConversation,
  viewNothingYet,
  viewRows,
} from './conversation.view.ts';
import { findConversationIds } from './conversation-search.store.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & { messages: MessageQueue };

const replies: readonly TemplateKey[] = [
  'messages.replyThanks',
  'messages.replyLater',
  'messages.replyCallUs',
  'messages.replyWhich',
  'messages.replyPapers',
];

type Answering = { text: string; locale: Locale; version: number; done?: boolean | undefined };

export const conversationRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages } = deps;
  const viewNow = async (tx: Queryable): Promise<View> => ({
    sealer,
    timeZone: await getTimeZone(tx),
    now: clock.now(),
    quietUntil: await messages.quietUntil(),
  });
  const show = async (tx: Queryable, id: string): Promise<api.Conversation> =>
    viewConversation(tx, orNotFound(await store.findConversation(tx, id)), await viewNow(tx));

  /** One entry for everybody whose it is; for an unknown number one without a person. */
  const audit = async (
    tx: Tx,
    entry: {
      actor: string;
      action: AuditAction;
      userIds: readonly string[];
      phone: string;
      details?: Record<string, string>;
    },
  ) => {
    const { userIds, phone, ...rest } = entry;
    for (const subjectId of userIds.length ? userIds : [undefined])
      await insertAudit(tx, {
        at: clock.now(),
        subject: `phone ***${phone.slice(-4)}`,
        ...(subjectId && { subjectId }),
        ...rest,
      });
  };
  const idsOf = ({ people }: Pick<api.Conversation, 'people'>) =>
    people.map(({ userId }) => userId);
  const auditLook = (tx: Tx, actor: string, seen: api.Conversation) =>
    audit(tx, { actor, action: 'conversation.view', userIds: idsOf(seen), phone: seen.phone });

  /** The conversation with its number and people, before a change. */
  const getHead = async (tx: Tx, id: string) => {
    const row = orNotFound(await store.findConversation(tx, id));
    const phone = sealer.open(row.phoneSealed, id);
    const [people = []] = await peopleOf(tx, [{ id, phone }]);
    return { ...row, phone, people };
  };

  const send = async (tx: Tx, staffId: string, id: string, answer: Answering) => {
    const { phone, people } = await getHead(tx, id);
    if (await isOptedOut(tx, sealer, phone)) throw new AppError('texts_stopped');
    const { text, locale, version, done = false } = answer;
    const isFresh = await store.updateConversation(
      tx,
      { id, version },
      {
        lastAt: clock.now(),
        lastBy: 'office',
        unread: 0,
        ...(done && { state: 'done' as const }),
      },
    );
    if (!isFresh) throw new AppError('changed_meanwhile');
    // Among several people who share a number only the account's holder is certain.
    const holder = people.find(({ tied }) => !tied) ?? (people.length === 1 ? people[0] : null);
    const outgoing = { channel: 'sms', to: phone, text, locale, byOffice: true, staffId } as const;
    await messages.send(tx, { ...outgoing, ...ownedBy(holder?.userId) });
    const userIds = idsOf({ people });
    await audit(tx, { actor: staffId, action: 'conversation.answer', userIds, phone });
    return show(tx, id);
  };

  bind(api.listConversations, async ({ query }, { staff: { staffId } }) => {
    const { state, assignee, keyword, sort } = query;
    const whose = { me: staffId, nobody: null }[assignee ?? ''];
    const assigneeId = whose === undefined ? assignee : whose;
    if (assigneeId && !isUuid(assigneeId)) throw invalidField('assignee', 'fields.choice');
    const typed = keyword?.trim();
    const ids = typed ? await findConversationIds(db, sealer, { typed }) : undefined;
    const filter = { state, assigneeId, ids };
    const rows = await store.listConversations(db, { ...filter, ...pageOf(query), sort });
    return toPaged(
      await viewRows(db, rows, await viewNow(db)),
      await store.countConversations(db, filter),
      query,
    );
  });

  bind(api.listReplies, async () => {
    const { phone } = await getSetting(db, 'agency');
    return replies.map((template) => ({
      key: template.replace('messages.', ''),
      texts: {
        en: say('en', template, { phone }),
        'zh-CN': say('zh-CN', template, { phone }),
        'zh-TW': say('zh-TW', template, { phone }),
      },
    }));
  });

  bind(api.getConversation, ({ params }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const seen = await show(tx, params.conversationId);
      await auditLook(tx, staffId, seen);
      return seen;
    }),
  );

  const getPhone = async (tx: Queryable, userId: string): Promise<string> =>
    orNotFound((await store.listPeopleById(tx, [userId]))[0]).phone;

  bind(api.getPersonConversation, ({ params }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const phone = await getPhone(tx, params.userId);
      const row = await store.findConversationOf(tx, sealer, phone);
      const view = await viewNow(tx);
      const seen = row
        ? await viewConversation(tx, row, view)
        : await viewNothingYet(tx, phone, view);
      await auditLook(tx, staffId, seen);
      return seen;
    }),
  );

  bind(api.answerConversation, ({ params, body }, { staff: { staffId } }) =>
    db.transaction((tx) => send(tx, staffId, params.conversationId, body)),
  );

  bind(api.textPerson, ({ params, body }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const phone = await getPhone(tx, params.userId);
      const { id } = await store.lockConversation(tx, sealer, phone, clock.now());
      return send(tx, staffId, id, body);
    }),
  );

  bind(api.markConversationRead, ({ params, body }) =>
    db.transaction(async (tx) => {
      const { id } = orNotFound(await store.findConversation(tx, params.conversationId));
      await store.updateRead(tx, id, body.version);
      return { unread: orNotFound(await store.findConversation(tx, id)).unread };
    }),
  );

  bind(api.changeConversation, ({ params, body }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const id = params.conversationId;
      const { version, assigneeId, state } = body;
      const head = await getHead(tx, id);
      const team = assigneeId ? await listCaseWorkers(tx) : [];
      const assignee = team.find((one) => one.staffId === assigneeId);
      if (assigneeId && !assignee) throw invalidField('assigneeId', 'fields.choice');
      const change = {
        ...(assigneeId !== undefined && { assigneeId }),
        ...(state && { state }),
        ...(state === 'done' && { unread: 0 }),
      };
      if (!(await store.updateConversation(tx, { id, version }, change)))
        throw new AppError('changed_meanwhile');
      const userIds = idsOf(head);
      const about = { actor: staffId, userIds, phone: head.phone };
      if (assigneeId !== undefined)
        await audit(tx, {
          ...about,
          action: 'conversation.assign',
          details: assignee ? { to: assignee.name } : {},
        });
      if (state) await audit(tx, { ...about, action: 'conversation.change', details: { state } });
      return show(tx, id);
    }),
  );

  bind(api.tieConversation, ({ params, body }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const id = params.conversationId;
      const { userId, tied, version } = body;
      const { phone, people } = await getHead(tx, id);
      const [person] = await store.listPeopleById(tx, [userId]);
      if (!person || person.mergedInto) throw invalidField('userId', 'fields.choice');
      const isOwn = people.some((one) => one.userId === userId && !one.tied);
      if (isOwn || !(await store.updateConversation(tx, { id, version }, {})))
        throw new AppError('changed_meanwhile');
      const changed = tied
        ? await store.insertTie(tx, { conversationId: id, userId, staffId, at: clock.now() })
        : await store.deleteTie(tx, sealer, { conversationId: id, userId, phone });
      if (!changed) throw new AppError('changed_meanwhile');
      const action = tied ? 'conversation.tie' : 'conversation.untie';
      await audit(tx, { actor: staffId, action, userIds: [userId], phone });
      return show(tx, id);
    }),
  );
};
