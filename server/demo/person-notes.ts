import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { personNotes } from '#demo/person-notes.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { personContact } from '#server/schema/person.ts';

/** Only for people without notes. */
export const loadPersonNotes = async (tx: Tx, { sealer }: { sealer: Sealer }): Promise<void> => {
  for (const { phone, note, contacts } of personNotes) {
    const isTheirs = and(eq(user.phone, `+1${phone}`), isNull(user.officeNoteSealed));
    const [person] = await tx.select({ id: user.id }).from(user).where(isTheirs);
    if (!person) continue;
    const userId = person.id;
    const officeNoteSealed = sealer.seal(note, userId);
    await tx.update(user).set({ officeNoteSealed }).where(eq(user.id, userId));
    const rows = contacts.map(({ name, phone: number, ...contact }, position) => {
      const id = randomUUID();
      const sealed = {
        nameSealed: sealer.seal(name, id),
        phoneSealed: sealer.seal(`+1${number}`, id),
      };
      return { ...contact, ...sealed, id, userId, position };
    });
    await tx.insert(personContact).values(rows);
  }
};
