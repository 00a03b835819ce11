/** Promise 48: two hundred pictures of one sender at once, the most laborious that are accepted among them; and somebody else's. */
import * as made from '#tests/api/support/pictures.ts';
import { call, kindsOf, type Told } from './call.ts';
import { createCrowd, type Person } from './crowd.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const secondsMax = 5;

const formOf = (picture: Buffer): FormData => {
  const form = new FormData();
  form.append('purpose', 'service');
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
};

export const uploads: TortureTest = {
  promise: 'G48',
  name: 'uploads',
  run: () =>
    onStage(async (stage) => {
      const times = rounds(10);
      const { url: databaseUrl } = await stage.startCluster();
      const app = await stage.startApp({ databaseUrl });
      const crowd = await createCrowd(databaseUrl, 2);
      stage.atEnd(crowd.close);
      const [flooder, other] = crowd.people;
      if (!flooder || !other) throw new Error('nobody is there');
      const send = ({ token, from }: Person, picture: Buffer) =>
        call(`${app.url}/home/api/file`, { method: 'POST', token, from, body: formOf(picture) });

      const photo = await made.photo();
      // Large ones, small ones that take long to write, and ordinary ones.
      const flood = [made.hugePng(8_000, 5_000), made.hugePng(1_990, 1_990, 60), photo];
      const waits: Told[] = [];
      const taken: Told[] = [];
      for (let round = 0; round < times; round++) {
        const many = Array.from({ length: 200 }, (_, i) =>
          send(flooder, flood[i % flood.length] ?? photo),
        );
        for (let turn = 0; turn < 5; turn++) waits.push(await send(other, photo));
        taken.push(...(await Promise.all(many)));
      }
      const slowest = Math.max(...waits.map(({ ms }) => ms)) / 1000;
      const bad = waits.filter(({ status }) => status !== 200);
      const wrong = taken.filter(({ status }) => status !== 200 && status !== 429);
      return {
        ok: slowest < secondsMax && bad.length + wrong.length === 0,
        figure:
          `${times} times 200 pictures of one sender (${kindsOf(taken)}): ${waits.length} of another, ` +
          `the slowest taken after ${slowest.toFixed(1)} s, refused: ${kindsOf(bad)}`,
      };
    }),
};
