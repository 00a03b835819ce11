/** Conversations for the office's search box. */
import type { OfficeFound } from '#contract/staff/search.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { listConversations } from './conversation.store.ts';
import { peopleOf } from './conversation.view.ts';
import { findConversationIds } from './conversation-search.store.ts';

type Hits = NonNullable<OfficeFound['conversations']>['hits'];

/** Those with unread texts first, then the newest. Names and endings, as every list shows them. */
export const createConversationSearch =
  ({ db, sealer }: Needs<'db' | 'sealer'>) =>
  async (
    { typed, personIds, timeZone }: { typed: string; personIds: string[]; timeZone: string },
    limit: number,
  ): Promise<Hits> => {
    const ids = await findConversationIds(db, sealer, { typed, personIds });
    if (!ids.length) return [];
    const rows = await listConversations(db, { ids, limit, offset: 0 });
    const numbers = rows.map(({ id, phoneSealed }) => ({
      id,
      phone: sealer.open(phoneSealed, id),
    }));
    const people = await peopleOf(db, numbers);
    return rows.map(({ id, lastAt, unread, state }, i) => ({
      conversationId: id,
      people: (people[i] ?? []).map(({ firstName, lastName, chineseName }) => ({
        firstName,
        lastName,
        chineseName,
      })),
      phoneEnding: numbers[i]?.phone.slice(-4) ?? '',
      lastAt: localTime(lastAt, timeZone),
      unread,
      open: state === 'open',
    }));
  };
