/** Conversations as staff see them. */

import { isSecretTemplate } from '#contract/message/office.ts';
import type * as api from '#contract/message/office-conversation.ts';
import { conversationTextsMax } from '#contract/message/office-conversation.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { isOptedOut } from '#server/shared/messaging/opt-outs.ts';
import * as store from './conversation.store.ts';
import { localeOfWords, needsReading } from './message.rules.ts';

export type View = {
  sealer: Sealer;
  timeZone: string;
  now: Date;
  /** The end of quiet hours; null by day. */
  quietUntil: Date | null;
};

const personOf = (row: store.PersonRecord, tied: boolean): api.ConversationPerson => ({
  userId: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  chineseName: row.chineseName,
  locale: localeOf(row.locale),
  tied,
});

/** For each number: the account's owner, then the people whom staff linked to it. */
export const peopleOf = async (
  db: Queryable,
  numbers: readonly { id: string | null; phone: string }[],
): Promise<api.ConversationPerson[][]> => {
  if (!numbers.length) return [];
  const holders = await store.listPeopleByPhone(
    db,
    numbers.map(({ phone }) => phone),
  );
  const kept = holders.flatMap(({ mergedInto }) => mergedInto ?? []);
  const merged = kept.length ? await store.listPeopleById(db, kept) : [];
  const ids = numbers.flatMap(({ id }) => id ?? []);
  const ties = ids.length ? await store.listTies(db, ids) : [];
  return numbers.map(({ id, phone }) => {
    const own = holders
      .filter((one) => one.phone === phone)
      .map((one) => merged.find((person) => person.id === one.mergedInto) ?? one);
    const others = ties.filter(
      (tie) => tie.conversationId === id && !own.some((one) => one.id === tie.id),
    );
    return [...own.map((one) => personOf(one, false)), ...others.map((one) => personOf(one, true))];
  });
};

export const viewRows = async (
  db: Queryable,
  rows: readonly store.ConversationRecord[],
  { sealer, timeZone }: View,
): Promise<(api.ConversationRow & { phone: string })[]> => {
  const numbers = rows.map(({ id, phoneSealed }) => ({ id, phone: sealer.open(phoneSealed, id) }));
  const people = await peopleOf(db, numbers);
  return Promise.all(
    rows.map(async ({ id, phoneSealed: _, lastAt, ...row }, i) => {
      const phone = numbers[i]?.phone ?? '';
      return {
        ...row,
        conversationId: id,
        phone,
        phoneEnding: phone.slice(-4),
        people: people[i] ?? [],
        lastAt: localTime(lastAt, timeZone),
        textsStopped: await isOptedOut(db, sealer, phone),
      };
    }),
  );
};

type TextRow = api.ConversationText & { moment: Date };

const textsOf = async (
  db: Queryable,
  head: { conversationId: string | null; phone: string; unread: number; userIds: string[] },
  { sealer, timeZone, now }: View,
): Promise<api.ConversationText[]> => {
  const { conversationId, phone, userIds } = head;
  const limit = conversationTextsMax;
  const inbound = conversationId ? await store.listInbound(db, conversationId, limit) : [];
  const unread = inbound
    .filter(({ keyword }) => needsReading(keyword, true))
    .slice(0, head.unread)
    .map(({ id }) => id);
  const received = inbound.map(
    (row): TextRow => ({
      id: row.id,
      by: 'client',
      at: localTime(row.receivedAt, timeZone),
      moment: row.receivedAt,
      text: sealer.open(row.textSealed, row.id),
      isNew: unread.includes(row.id),
      keyword: row.keyword,
      pictures: row.pictures,
      staff: null,
      state: null,
      heldBecause: null,
      waitsUntil: null,
    }),
  );
  const sent = (await store.listOutbound(db, sealer, { phone, userIds, limit })).map(
    (row): TextRow => ({
      id: row.id,
      by: 'office',
      at: localTime(row.sentAt ?? row.createdAt, timeZone),
      moment: row.createdAt,
      text:
        row.textSealed && !isSecretTemplate(row.template)
          ? sealer.open(row.textSealed, row.id)
          : null,
      isNew: false,
      keyword: null,
      pictures: 0,
      staff: row.staff,
      state: row.state,
      heldBecause: row.state === 'held' ? (row.heldBecause ?? 'optedOut') : null,
      waitsUntil:
        row.state === 'waiting' && row.dueAt > now ? localTime(row.dueAt, timeZone) : null,
    }),
  );
  return [...received, ...sent]
    .toSorted((a, b) => a.moment.getTime() - b.moment.getTime())
    .slice(-limit)
    .map(({ moment: _, ...text }) => text);
};

type Head = Omit<api.Conversation, 'texts' | 'locale' | 'waitsUntil'>;

const whole = async (db: Queryable, head: Head, view: View): Promise<api.Conversation> => {
  const userIds = head.people.map(({ userId }) => userId);
  const texts = await textsOf(db, { ...head, userIds }, view);
  const last = texts.findLast(({ by }) => by === 'client');
  return {
    ...head,
    texts,
    locale: head.people[0]?.locale ?? localeOfWords(last?.text ?? ''),
    waitsUntil: view.quietUntil && localTime(view.quietUntil, view.timeZone),
  };
};

export const viewConversation = async (
  db: Queryable,
  row: store.ConversationRecord,
  view: View,
): Promise<api.Conversation> => {
  const [head] = await viewRows(db, [row], view);
  if (!head) throw new Error('a row has a view');
  return whole(db, head, view);
};

/** Of a number from which nothing has come, and to which staff have written nothing. */
export const viewNothingYet = async (
  db: Queryable,
  phone: string,
  view: View,
): Promise<api.Conversation> => {
  const [people = []] = await peopleOf(db, [{ id: null, phone }]);
  const head: Head = {
    conversationId: null,
    phone,
    phoneEnding: phone.slice(-4),
    people,
    state: 'done',
    unread: 0,
    assigneeId: null,
    assignee: null,
    version: 0,
    lastAt: null,
    lastBy: 'office',
    textsStopped: await isOptedOut(db, view.sealer, phone),
  };
  return whole(db, head, view);
};
