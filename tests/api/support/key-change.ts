/** A change of key: the two keys, and patients whose cards are sealed with the old one. */
import { createHandInCard } from '#server/features/whitecard/hand-in.service.ts';
import { createSealer } from '#server/platform/crypto/field-encryption.ts';
import type { TestApp } from './app.ts';
import { demoNow, testSealer } from './demo.ts';

const oldKey = 'a secret for tests, at least 32 characters';
export const newKey = 'another secret for tests of at least 32 chars';
export const oldSealer = testSealer();
export const between = createSealer(newKey, [oldKey]);
export const newSealer = createSealer(newKey);

export const cardHoldersOf = (t: TestApp) => async (from: number, count: number) => {
  const handIn = createHandInCard({ sealer: oldSealer });
  for (let i = from; i < from + count; i++) {
    await t.newPatient(`6465550${i}`);
    const { rows } = await t.pool.query('select id from app_user where phone = $1', [
      `+16465550${i}`,
    ]);
    await t.db.transaction((tx) =>
      handIn(tx, { userId: rows[0].id, id: `KY${10_000 + i}Z`, now: new Date(demoNow) }),
    );
  }
};
