/** The demo content as every test sees it: loaded once a run, on a day that never changes. */

import { loadDemo } from '#server/demo/load.ts';
import { createSealer } from '#server/platform/crypto/field-encryption.ts';
import { connect } from '#server/platform/database/connect.ts';
import { holiday } from '#server/schema/office.ts';

/** A Wednesday in summer, 10:30 in New York. */
export const demoNow = '2025-06-11T14:30:00Z';

export const testKey = 'a secret for tests, at least 32 characters';
export const testSealer = () => createSealer(testKey);

export async function loadDemoInto(url: string): Promise<void> {
  const { db, close } = connect(url, {
    max: 1,
    onError: (error) => {
      throw error;
    },
  });
  try {
    await loadDemo(db, { clock: { now: () => new Date(demoNow) }, sealer: testSealer() });
    // Tests name their days: those about holidays add their own.
    await db.delete(holiday);
  } finally {
    // A template is only copied while nobody is connected to it.
    await close();
  }
}
