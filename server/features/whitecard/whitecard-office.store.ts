import { eq, isNotNull, or, sql } from 'drizzle-orm';
import type { CardQueue } from '#contract/whitecard-office.ts';
import { createCaseQueue, maybe, momentFrom } from '#server/db/case-queue.ts';
import { user } from '#server/db/schema/account.ts';
import { caseWork } from '#server/db/schema/office.ts';
import {
  whiteCard,
  whiteCardDocument,
  whiteCardPapers,
  whiteCardPicture,
} from '#server/db/schema/whitecard.ts';

/** Handed in since we last spoke with them. */
const cardWaits = sql`(${whiteCard.status} = 'submitted' and (${caseWork.contactedAt} is null or ${caseWork.contactedAt} < ${whiteCard.submittedAt}))`;
const papersWait = sql`(${whiteCardPapers.sentAt} is not null and (${caseWork.contactedAt} is null or ${caseWork.contactedAt} < ${whiteCardPapers.sentAt}))`;

const isOpen = sql`(coalesce(${whiteCard.status} = 'submitted', false) or ${papersWait})`;
/** The earlier of the two promises that are not kept yet. */
const due = momentFrom(
  sql`least(case when ${cardWaits} then ${whiteCard.contactBy} end, case when ${papersWait} then ${whiteCardPapers.contactBy} end)`,
);
const since = momentFrom(sql`greatest(${whiteCard.submittedAt}, ${whiteCardPapers.sentAt})`);
const ready = sql<number>`(select count(*)::int from ${whiteCardDocument} where ${whiteCardDocument.userId} = ${user.id} and ${whiteCardDocument.complete} and exists (select 1 from ${whiteCardPicture} where ${whiteCardPicture.userId} = ${user.id} and ${whiteCardPicture.kind} = ${whiteCardDocument.kind}))`;

export const cards = createCaseQueue({
  kind: 'card',
  from: (select) =>
    select
      .from(user)
      .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
      .leftJoin(whiteCardPapers, eq(whiteCardPapers.userId, user.id)),
  columns: {
    id: user.id,
    submittedAt: since,
    dueAt: due,
    status: maybe(whiteCard.status),
    papersSentAt: maybe(whiteCardPapers.sentAt),
    ready,
  },
  more: { idSealed: maybe(whiteCard.idSealed) },
  parts: {
    open: isOpen,
    papers: sql`(not ${isOpen} and ${whiteCard.userId} is null)`,
    decided: sql`(not ${isOpen} and ${whiteCard.userId} is not null)`,
  } satisfies Record<CardQueue, unknown>,
  only: or(isNotNull(whiteCard.userId), isNotNull(whiteCardPapers.sentAt)),
});
