import { eq, isNotNull, sql } from 'drizzle-orm';
import type { CardQueue } from '#contract/whitecard/office.ts';
import { user } from '#server/schema/account.ts';
import { caseWork } from '#server/schema/office.ts';
import {
  whiteCard,
  whiteCardDocument,
  whiteCardPapers,
  whiteCardPicture,
} from '#server/schema/whitecard.ts';
import { createCaseQueue, maybe, momentFrom } from '#server/shared/cases/case-queue.ts';

const ready = sql<number>`(select count(*)::int from ${whiteCardDocument} where ${whiteCardDocument.userId} = ${user.id} and ${whiteCardDocument.complete} and exists (select 1 from ${whiteCardPicture} where ${whiteCardPicture.userId} = ${user.id} and ${whiteCardPicture.kind} = ${whiteCardDocument.kind}))`;

/** The database maintains the case status: it spans three tables (card, documents, calls), and no index could. */
export const cards = createCaseQueue({
  kind: 'card',
  from: (select) =>
    select
      .from(user)
      .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
      .leftJoin(whiteCardPapers, eq(whiteCardPapers.userId, user.id)),
  columns: {
    id: user.id,
    submittedAt: momentFrom(sql`${caseWork.since}`),
    dueAt: momentFrom(sql`${caseWork.dueAt}`),
    decidedAt: momentFrom(sql`${caseWork.decidedAt}`),
    status: maybe(whiteCard.status),
    papersSentAt: maybe(whiteCardPapers.sentAt),
    ready,
  },
  more: { idSealed: maybe(whiteCard.idSealed) },
  parts: {
    open: sql`${caseWork.part} = 'open' and not ${user.suspended}`,
    papers: sql`${caseWork.part} = 'papers' and not ${user.suspended}`,
    decided: sql`${caseWork.part} = 'decided'`,
  } satisfies Record<CardQueue, unknown>,
  over: ['decided'],
  closed: sql`(${caseWork.part} = 'decided' or ${user.suspended})`,
  only: isNotNull(caseWork.part),
});
