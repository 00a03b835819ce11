/** A change of key while the app goes on working (quality 33). */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSealer, type Sealer } from '#server/platform/crypto/field-encryption.ts';
import { type Files, folderFiles } from '#server/platform/storage/files.ts';
import { rotateKeys } from '#server/shared/keys/rotate-keys.ts';
import { insertMessage, updateSent } from '#server/shared/messaging/message-store.ts';
import { insertOptOut } from '#server/shared/messaging/opt-outs.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { between, cardHoldersOf, newSealer, oldSealer } from '#tests/api/support/key-change.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
let files: Files;
beforeAll(async () => {
  files = folderFiles(t.filesFolder);
});

const people = cardHoldersOf(t);

describe('beside the app', () => {
  const rotate = () => rotateKeys({ db: t.db, sealer: between, files });

  it('what is erased while the keys change stays erased, and nothing is skipped', async () => {
    const now = new Date(demoNow);
    const template = 'messages.codeReset';
    const nobody = { owner: null, why: 'noAccount' } as const;
    const code = { ...nobody, channel: 'sms', to: '+12125550188', template } as const;
    const ids: string[] = [];
    for (let i = 0; i < 300; i++)
      ids.push(await insertMessage(t.db, oldSealer, { ...code, text: '271828' }, now));
    const sending = async () => {
      for (const id of ids) await updateSent(t.db, id, now);
    };
    const [{ left }] = await Promise.all([rotate(), sending()]);
    expect(left).not.toHaveProperty('message.to_sealed');
    const { rows } = await t.pool.query('select * from message where id = any($1)', [ids]);
    for (const { id, to_sealed, to_hash, text_sealed } of rows) {
      expect(text_sealed).toBeNull();
      expect(newSealer.open(to_sealed, id)).toBe(code.to);
      expect(to_hash).toBe(newSealer.hash(code.to));
    }
    expect(rows).toHaveLength(300);
  });

  it('a hash of the old key beside a seal of the new one is made anew', async () => {
    await people(700, 1);
    const user = `(select id from app_user where phone = '+16465550700')`;
    const { rows } = await t.pool.query(`select * from white_card where user_id = ${user}`);
    const sealed = between.seal('KY10700Z', rows[0].user_id);
    await t.pool.query(`update white_card set id_sealed = $1 where user_id = ${user}`, [sealed]);
    await rotate();
    const after = await t.pool.query(`select id_hash from white_card where user_id = ${user}`);
    expect(after.rows[0].id_hash).toBe(newSealer.hash('KY10700Z'));
  });

  it('two rows that may not have the same stay for somebody to look at; the others go on', async () => {
    const values = { to: '+12125550166', source: 'reply', now: new Date(demoNow) } as const;
    const add = (sealer: Sealer) => t.db.transaction((tx) => insertOptOut(tx, sealer, values));
    // Of two processes with different keys, neither of which knows the other's.
    expect([await add(oldSealer), await add(newSealer)]).toEqual([true, true]);
    await add(createSealer('a key that is in no list, of 32 characters'));
    const { left } = await rotate();
    expect(left['sms_opt_out.to_sealed']).toBe(2);
    expect((await t.pool.query('select from sms_opt_out')).rowCount).toBe(3);
    await t.pool.query('delete from sms_opt_out');
  });
});
