/**
 * Draws the promotional video from the picture kit: `node scripts/media/make-promo-video.ts`.
 * Writes promo.mp4, promo.webm, the posters and the captions in three languages to demo/media.
 * Needs ffmpeg on the path and Chromium (CHROMIUM, or /usr/bin/chromium).
 * `--still SECONDS FILE.png` draws one frame only, to look at it; `--captions` writes the captions only.
 *
 * There are no words in the picture: the captions carry them, so one video serves three languages.
 * Every frame is a function of its time alone, so two runs draw the same frames.
 */
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { media, opening, plainOutput, runFfmpeg, vttOf } from './drawn-video.ts';
import { captions } from './promo-captions.ts';
import { length, posterAt, scenes, starts } from './promo-scenes.ts';
import { draw, openStage } from './promo-stage.ts';

const fps = 25;
const sizeLimit = { video: 600_000, poster: 60_000 };

/** Draws every frame once into a lossless file, from which each format is encoded. */
const drawAll = async (page: Page, master: string) => {
  const ffmpeg = runFfmpeg([
    '-f',
    'image2pipe',
    '-c:v',
    'png',
    '-framerate',
    `${fps}`,
    '-i',
    '-',
    '-c',
    'copy',
    master,
  ]);
  const frames = Math.round(length * fps);
  for (let i = 0; i < frames; i++) {
    const png = await draw(page, i / fps);
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
    if (i % 100 === 0) console.log(`frame ${i} of ${frames}`);
  }
  ffmpeg.stdin.end();
  await ffmpeg.done;
};

const common = (master: string) => ['-i', master, ...plainOutput];

/** Flat shapes need little: the quality is set so that each file stays under the limit and still looks clean. */
const encode = async (master: string, folder: string) => {
  const x264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '30.5',
    '-g',
    '250',
  ];
  const calm = ['-x264-params', 'psy-rd=0.2,0:bframes=8', '-movflags', '+faststart'];
  await runFfmpeg([...common(master), ...x264, ...calm, join(media, 'promo.mp4')]).done;
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '50',
    '-b:v',
    '0',
    '-g',
    '250',
    '-row-mt',
    '1',
    '-tile-columns',
    '1',
  ];
  const log = ['-passlogfile', join(folder, 'vp9')];
  await runFfmpeg([
    ...common(master),
    ...vp9,
    ...log,
    '-cpu-used',
    '4',
    '-pass',
    '1',
    '-f',
    'null',
    '-',
  ]).done;
  await runFfmpeg([
    ...common(master),
    ...vp9,
    ...log,
    '-cpu-used',
    '3',
    '-pass',
    '2',
    join(media, 'promo.webm'),
  ]).done;
};

const writePosters = async (png: Buffer) => {
  await sharp(png).webp({ quality: 82, effort: 6 }).toFile(join(media, 'promo-poster.webp'));
  await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toFile(join(media, 'promo-poster.jpg'));
};

const writeCaptions = () =>
  Promise.all(
    (['en', 'zh-CN', 'zh-TW'] as const).map((language) => {
      const cues = captions.map((words, i) => {
        const from = (starts[i] ?? 0) + 0.1;
        const to = (starts[i] ?? 0) + (scenes[i]?.seconds ?? 0) - opening / 2;
        return { from, to, text: words[language] };
      });
      return writeFile(join(media, `promo.${language}.vtt`), vttOf(cues));
    }),
  );

const reportSizes = async () => {
  for (const name of ['promo.mp4', 'promo.webm', 'promo-poster.webp', 'promo-poster.jpg']) {
    const { size } = await stat(join(media, name));
    console.log(`${name} ${Math.round(size / 1024)} KB`);
    if (size > (name.includes('poster') ? sizeLimit.poster : sizeLimit.video)) {
      throw new Error(`${name} is too large`);
    }
  }
};

const main = async () => {
  const [flag, second, file] = process.argv.slice(2);
  if (flag === '--captions') {
    await writeCaptions();
    return;
  }
  const { browser, page } = await openStage();
  const folder = await mkdtemp(join(tmpdir(), 'promo-'));
  try {
    if (flag === '--still' && file) {
      await writeFile(file, await draw(page, Number(second)));
      return;
    }
    const master = join(folder, 'master.mkv');
    await drawAll(page, master);
    await writePosters(await draw(page, posterAt));
    await encode(master, folder);
    await writeCaptions();
    await reportSizes();
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
};

await main();
