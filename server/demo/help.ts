/** The demo's help links. Nobody has their tokens: they show what a person and the office see. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { helpRules } from '#contract/help/words.ts';
import { helpLinks, personLinks } from '#demo/help.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import { hashToken, newToken } from '#server/platform/crypto/token.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { helpAction, helpLink, personLink } from '#server/schema/help.ts';
import { findCoordinatorId } from './coordinator.ts';
import { momentBefore } from './dates.ts';

/** Who acts for whom. */
const loadPersonLinks = async (
  tx: Tx,
  now: Date,
  { sealer, staffId }: { sealer: Sealer; staffId: string | null },
): Promise<void> => {
  const idOf = async (phone: string) => {
    const [row] = await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.phone, `+1${phone}`));
    return row?.id;
  };
  for (const { helper, person, relationship, daysAgo, usedHoursAgo, spoken } of personLinks) {
    const [userId, helperId] = [await idOf(person), await idOf(helper)];
    if (!userId || !helperId || (spoken && !staffId)) continue;
    const isOurs = and(eq(personLink.userId, userId), eq(personLink.helperId, helperId));
    if ((await tx.select({ id: personLink.id }).from(personLink).where(isOurs)).length) continue;
    const id = randomUUID();
    await tx.insert(personLink).values({
      id,
      userId,
      helperId,
      relationship,
      staffId: (spoken && staffId) || null,
      consentNoteSealed: spoken ? sealer.seal(spoken, id) : null,
      createdAt: momentBefore(now, daysAgo),
      lastUsedAt: usedHoursAgo === null ? null : momentBefore(now, usedHoursAgo / 24),
    });
  }
};

export const loadHelp = async (
  tx: Tx,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  const staffId = await findCoordinatorId(tx);
  const before = (hours: number) => momentBefore(now, hours / 24);
  for (const { phone, spoken, history, ...link } of helpLinks) {
    const [person] = await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.phone, `+1${phone}`));
    // Somebody may have deleted the account, or the staff, of an older demo.
    if (!person || (spoken && !staffId)) continue;
    const isOurs = and(eq(helpLink.userId, person.id), eq(helpLink.helperName, link.helperName));
    if ((await tx.select({ id: helpLink.id }).from(helpLink).where(isOurs)).length) continue;
    const id = randomUUID();
    const createdAt = before(history[0].hoursAgo);
    const finished = history.find(({ action }) => action === 'finished');
    await tx.insert(helpLink).values({
      ...link,
      id,
      userId: person.id,
      tokenHash: hashToken(newToken()),
      staffId: spoken ? staffId : null,
      consentNoteSealed: spoken ? sealer.seal(spoken, id) : null,
      createdAt,
      expiresAt: momentBefore(createdAt, -helpRules.validDays),
      finishedAt: finished ? before(finished.hoursAgo) : null,
    });
    for (const { hoursAgo, ...action } of history)
      await tx.insert(helpAction).values({ linkId: id, ...action, at: before(hoursAgo) });
  }
  await loadPersonLinks(tx, now, { sealer, staffId });
};
