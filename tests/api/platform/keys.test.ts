/** A change of key: what was sealed before opens, is found, and is sealed again (quality 33). */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPatientInfo } from '#contract/account/account.ts';
import { createHandInCard } from '#server/features/whitecard/hand-in.service.ts';
import type { KeyedHash, Sealed, Sealer } from '#server/platform/crypto/field-encryption.ts';
import { type Files, folderFiles } from '#server/platform/storage/files.ts';
import { createPictureStore } from '#server/platform/storage/picture-store.ts';
import { keyCanary } from '#server/schema/keys.ts';
import { rotateKeys } from '#server/shared/keys/rotate-keys.ts';
import { runCommand } from '#tests/api/support/commands.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import {
  between,
  cardHoldersOf,
  newKey,
  newSealer,
  oldSealer,
} from '#tests/api/support/key-change.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
let files: Files;
beforeAll(async () => {
  files = folderFiles(t.filesFolder);
});

const cards = async () =>
  (await t.pool.query('select * from white_card order by user_id')).rows as {
    user_id: string;
    id_sealed: Sealed;
    id_hash: KeyedHash;
  }[];
const newPicture = async (bytes = Buffer.from(randomUUID())) => {
  const id = randomUUID();
  await createPictureStore(files, oldSealer).put({ id, isPublic: false }, bytes);
  return { id, bytes };
};
const people = cardHoldersOf(t);

describe('between the keys', () => {
  it('a number kept under the old hash is still one account’s', async () => {
    await people(100, 1);
    await t.newPatient('6465550101');
    const { rows } = await t.pool.query(`select id from app_user where phone = '+16465550101'`);
    const handIn = createHandInCard({ sealer: between });
    const now = new Date(demoNow);
    const give = (id: string) =>
      t.db.transaction((tx) => handIn(tx, { userId: rows[0].id, id, now }));
    expect(await give('KY10100Z')).toBeNull();
    expect(await give('KY10101Z')).toEqual(new Date('2025-06-12T14:30:00Z'));
  });
});

describe('rotating', () => {
  it('seals cards and private pictures again, once; public ones and strange files stay', async () => {
    await people(200, 5);
    const pictures = [await newPicture(), await newPicture(Buffer.alloc(0)), await newPicture()];
    const open = randomUUID();
    await createPictureStore(files, oldSealer).put(
      { id: open, isPublic: true },
      Buffer.from('all'),
    );
    await files.put('private/strange', Buffer.from('x'));
    const before = await cards();
    const old = before.filter((c) => oldSealer.isCurrent(c.id_sealed)).length;
    expect(old).toBeGreaterThan(5);

    const to = { channel: 'sms', to: '+12125550101', owner: null, why: 'noAccount' } as const;
    await t.db.transaction(async (tx) => {
      await t.messages.send(tx, { ...to, text: 'Hello.' });
      await t.messages.send(tx, { ...to, text: '271828', template: 'messages.codeReset' });
    });

    const deps = { db: t.db, sealer: between, files };
    const { rows: notes } = await t.pool.query(
      'select id, note_sealed from service_record where note_sealed is not null',
    );
    expect(notes.length).toBeGreaterThan(1);
    const ofStaff = `select id, subject_id, text_sealed from case_entry
      where text_sealed is not null order by id`;
    const { rows: written } = await t.pool.query(ofStaff);
    expect(written.length).toBeGreaterThan(1);
    /** Of all columns that the demo fills. */
    const counted = async () => {
      const counts: Record<string, number> = {};
      for (const column of [
        'app_user.office_note_sealed',
        'conversation.phone_hash',
        'conversation.phone_sealed',
        'document_verdict.note_sealed',
        'help_link.consent_note_sealed',
        'important_date.title_sealed',
        'inbound_text.text_sealed',
        'letter_answer.text_sealed',
        'message.text_sealed',
        'message.to_hash',
        'message.to_sealed',
        'person_contact.name_sealed',
        'person_contact.phone_sealed',
        'person_link.consent_note_sealed',
      ]) {
        const [table, name] = column.split('.');
        const { rows } = await t.pool.query(`select count(${name})::int as n from ${table}`);
        counts[column] = rows[0].n;
      }
      return counts;
    };
    expect(await rotateKeys(deps)).toEqual({
      done: {
        'white_card.id_sealed': old,
        'white_card.id_hash': old,
        'service_record.note_sealed': notes.length,
        'case_entry.text_sealed': written.length,
        ...(await counted()),
        pictures: 3,
      },
      left: {},
    });
    for (const [i, { subject_id, text_sealed }] of (await t.pool.query(ofStaff)).rows.entries())
      expect(newSealer.open(text_sealed, subject_id)).toBe(
        oldSealer.open(written[i].text_sealed, subject_id),
      );
    for (const { id, note_sealed } of notes) {
      const { rows } = await t.pool.query('select note_sealed from service_record where id = $1', [
        id,
      ]);
      expect(newSealer.open(rows[0].note_sealed, id)).toBe(oldSealer.open(note_sealed, id));
    }
    const after = await cards();
    for (const [i, card] of after.entries()) {
      const id = newSealer.open(card.id_sealed, card.user_id);
      expect(id).toBe(between.open(before[i]?.id_sealed as Sealed, card.user_id));
      expect(card.id_hash).toBe(newSealer.hash(id));
      expect(() => oldSealer.open(card.id_sealed, card.user_id)).toThrow();
    }
    const store = createPictureStore(files, newSealer);
    for (const { id, bytes } of pictures)
      expect(await store.get({ id, isPublic: false })).toEqual(bytes);
    expect(await store.get({ id: open, isPublic: true })).toEqual(Buffer.from('all'));
    expect(await files.get('private/strange')).toEqual(Buffer.from('x'));
    // Nothing is left to do, also without the old key.
    expect(await rotateKeys({ ...deps, sealer: newSealer })).toEqual({ done: {}, left: {} });
    // The demo's messages belong to somebody.
    const sent = (await t.pool.query('select * from message where user_id is null')).rows;
    expect(sent.map((m) => [newSealer.open(m.to_sealed, m.id), m.to_hash])).toEqual(
      Array(2).fill(['+12125550101', newSealer.hash('+12125550101')]),
    );
    expect(sent.map((m) => m.text_sealed && newSealer.open(m.text_sealed, m.id)).sort()).toEqual([
      expect.stringMatching(/^Hello\./),
      null,
    ]);
    expect(await cards()).toEqual(after);
  });

  it('stopped midway goes on where it was', async () => {
    await people(300, 4);
    const canarySealed = oldSealer.seal('canary', '1');
    await t.db.insert(keyCanary).values({ canarySealed });
    const canaryOpens = async (sealer: Sealer) => {
      const [row] = await t.db.select().from(keyCanary);
      return row ? sealer.isCurrent(row.canarySealed) : null;
    };
    const pictures = await Promise.all(Array.from({ length: 6 }, () => newPicture()));
    let puts = 0;
    const failing: Files = {
      ...files,
      put: (key, bytes) => {
        if (++puts % 2 === 0) throw new Error('power cut');
        return files.put(key, bytes);
      },
    };
    let stops = 0;
    for (let run = 0; run < 20; run++) {
      const deps = { db: t.db, sealer: between, files: run < 10 ? failing : files };
      try {
        expect((await rotateKeys(deps)).left).toEqual({});
        break;
      } catch (error) {
        expect((error as Error).message).toBe('power cut');
        stops += 1;
        // Who took the old key away now would be told so at the next start.
        expect(await canaryOpens(newSealer)).toBe(false);
      }
    }
    expect(stops).toBeGreaterThan(1);
    expect(await canaryOpens(newSealer)).toBe(true);
    for (const { id, bytes } of pictures)
      expect(await createPictureStore(files, newSealer).get({ id, isPublic: false })).toEqual(
        bytes,
      );
    for (const card of await cards()) expect(newSealer.isCurrent(card.id_sealed)).toBe(true);
  });

  it('a key that is missing is said, and nothing is harmed', async () => {
    await people(400, 2);
    const { id, bytes } = await newPicture();
    const before = await cards();
    const done = await rotateKeys({ db: t.db, sealer: newSealer, files });
    expect(done).toEqual({ done: {}, left: { 'white_card.id_sealed': 2, pictures: 1 } });
    expect(await cards()).toEqual(before);
    expect(await createPictureStore(files, oldSealer).get({ id, isPublic: false })).toEqual(bytes);
  });

  it('a card that was swapped with another’s is lost, not read', async () => {
    await people(500, 2);
    const { rows } = await t.pool.query(
      `select w.user_id, w.id_sealed from white_card w join app_user u on u.id = w.user_id
       where u.phone like '+164655505%'`,
    );
    const [a, b] = rows;
    for (const [mine, theirs] of [
      [a, b],
      [b, a],
    ])
      await t.pool.query('update white_card set id_sealed = $1 where user_id = $2', [
        theirs.id_sealed,
        mine.user_id,
      ]);
    const { left } = await rotateKeys({ db: t.db, sealer: between, files });
    expect(left).toEqual({ 'white_card.id_sealed': 2 });
    const token = await t.sessionOf('6465550500');
    const answer = await t.call('GET', '/home/api/user/patient/info', { token });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('KY10');
  });
});

it('npm run keys:rotate says what it did', async () => {
  await people(600, 1);
  const failed = await runCommand('scripts/rotate-keys.ts', [], {
    DATABASE_URL: t.url,
    STORAGE_URL: `file://${t.filesFolder}`,
    SECRET_KEY: 'a third secret for tests of at least 32 chars',
    SECRET_KEYS_OLD: newKey,
  });
  // What the first key sealed stays closed: it is not in the list.
  expect(failed.stderr).toContain('SECRET_KEYS_OLD lacks the key');
  expect(failed.stdout).toMatch(/^Sealed again: .*white_card\.id_sealed \d+, .*pictures \d+\b/m);
  expect(failed.stdout).not.toContain('Nothing is left');
  expect(failed.code).toBe(1);
  expect(`${failed.stdout}${failed.stderr}`).not.toMatch(/KY\d|secret for tests/);
}, 180_000);

it('the profile shows the masked number while the keys change', async () => {
  const token = await t.sessionOf('6465550600');
  expect((await t.read(getPatientInfo, { token })).whiteCardId).toBe('•••••00Z');
});
