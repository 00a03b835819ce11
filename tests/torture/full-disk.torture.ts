/** Promise 11: database and files stand on a small file system of their own (a loop mount), which runs full under load. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { call, kindsOf, type Told } from './call.ts';
import { createCrowd } from './crowd.ts';
import { rounds } from './rounds.ts';
import { onStage, type Stage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const sizeMb = 400;

const mountSmall = (stage: Stage): string => {
  const [image, folder] = [join(stage.folder, 'small.img'), join(stage.folder, 'small')];
  mkdirSync(folder);
  execFileSync('truncate', ['-s', `${sizeMb}M`, image]);
  // None kept for root, who runs this.
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
  execFileSync('mount', ['-o', 'loop', image, folder]);
  stage.atEnd(() => execFileSync('umount', ['-l', folder]));
  chmodSync(folder, 0o711);
  return folder;
};

/** Takes all that is left, to the last byte. */
const fill = (file: string): void => {
  const handle = openSync(file, 'a');
  try {
    for (let chunk = Buffer.alloc(1 << 20, 1); chunk.length; ) {
      try {
        if (writeSync(handle, chunk) < chunk.length) chunk = chunk.subarray(0, chunk.length >> 1);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
        chunk = chunk.subarray(0, chunk.length >> 1);
      }
    }
  } finally {
    closeSync(handle);
  }
};

const urlOf = (dataDir: string): string => {
  const [, , , port] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/persimmon`;
};

export const fullDisk: TortureTest = {
  promise: 'B11',
  name: 'full-disk',
  run: () =>
    onStage(async (stage) => {
      if (process.getuid?.() !== 0)
        return { ok: false, figure: 'not run: only root can mount a small file system' };
      const times = rounds(3);
      const folder = mountSmall(stage);
      const dataDir = join(folder, 'data');
      const app = await stage.startApp({ dataDir });
      const crowd = await createCrowd(urlOf(dataDir), 100);
      stage.atEnd(crowd.close);
      const photo = await sharp({
        create: {
          width: 900,
          height: 900,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .jpeg({ quality: 70 })
        .toBuffer();
      const uploads: (Told<{ fileId: string }> & { token: string })[] = [];
      const upload = async (turn: number) => {
        const { token = '', from = '' } = crowd.people[turn % crowd.people.length] ?? {};
        const body = new FormData();
        body.append('purpose', 'document');
        body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
        const url = `${app.url}/home/api/file`;
        const told = await call<{ fileId: string }>(url, { method: 'POST', token, from, body });
        uploads.push({ ...told, token });
      };
      let running = true;
      let turn = 0;
      const traffic = Promise.all([
        (async () => {
          while (running) await crowd.wave(() => app.url).catch(() => wait(50));
        })(),
        (async () => {
          while (running) {
            await upload(turn++);
            await wait(50);
          }
        })(),
      ]);
      const ballast = join(folder, 'ballast');
      let worst = 0;
      for (let time = 0; time < times; time++) {
        await wait(3_000);
        for (const end = Date.now() + 10_000; Date.now() < end; await wait(200)) fill(ballast);
        rmSync(ballast);
        const begun = Date.now();
        for (const deadline = begun + 60_000; Date.now() < deadline; await wait(50)) {
          const [person] = crowd.people;
          const id = await crowd.newActivity().catch(() => undefined);
          if (!id || !person) continue;
          if ((await crowd.join(app.url, id, person)).status === 200) break;
        }
        worst = Math.max(worst, Date.now() - begun);
      }
      running = false;
      await traffic;
      const { lost, miscounted, acknowledged } = await crowd.faults();
      const stored = uploads.filter(({ status }) => status === 200);
      const gone = await Promise.all(
        stored.map(async ({ data, token }) => {
          const told = await call(`${app.url}/home/api/file/${data?.fileId}`, { token });
          return told.status !== 200;
        }),
      );
      const lostFiles = gone.filter(Boolean).length;
      const all = [...crowd.told, ...uploads];
      const refused = all.filter(({ status }) => status === 503).length;
      const bad = all.filter(({ status }) => ![200, 409, 503].includes(status));
      return {
        ok:
          lost + miscounted + lostFiles + bad.length === 0 &&
          refused > 0 &&
          !app.isGone() &&
          worst < 30_000,
        figure:
          `full ${times} times (${sizeMb} MB loop mount): ${all.length} writes, ${refused} refused with 503, ` +
          `otherwise: ${kindsOf(bad)}; ${acknowledged} places and ${stored.length} files acknowledged, ` +
          `${lost} + ${lostFiles} lost, ${miscounted} miscounted; back ${(worst / 1000).toFixed(1)} s after space returned`,
      };
    }),
};
