/**
 * Draws the chapters of the sample trainings: `node scripts/media/make-training-videos.ts [training] [chapter]`,
 * for example `fall-prevention 2`; without arguments all of them. Writes the video, the poster and the captions in three
 * languages to demo/media. Needs ffmpeg on the path. `--captions` writes the captions only;
 * `--still fall-prevention 2 SECONDS FILE.png` draws one frame, to look at it.
 *
 * Words and timing come from demo/training-*-chapters.ts. There are no words in the picture, and no voice: the
 * captions carry them, so one video serves three languages. The frames are SVG, drawn by sharp.
 */
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { trainingChapters } from '#demo/training/chapters.ts';
import { type Chapter, chapterFile, chapterSeconds, timeChapter } from '#demo/training/script.ts';
import { captionLines } from './caption-lines.ts';
import { height, media, plainOutput, runFfmpeg, vttOf, width } from './drawn-video.ts';
import { openChapter } from './training-frames.ts';

const fps = 15;
const sizeLimit = { video: 600_000, poster: 40_000 };
const languages = ['en', 'zh-CN', 'zh-TW'] as const;

const encoder = (file: string) =>
  runFfmpeg([
    ...[
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      `${fps}`,
      '-i',
      '-',
    ],
    ...plainOutput,
    // The main profile plays on every phone of the last ten years, at two thirds of the size of the baseline.
    ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.1', '-preset', 'slow'],
    ...['-tune', 'animation', '-crf', '33', '-g', `${fps * 10}`, '-threads', '1'],
    ...['-x264-params', 'psy-rd=0.2,0', '-movflags', '+faststart', file],
  ]);

const writeVideo = async (
  draw: (time: number) => Promise<Buffer>,
  seconds: number,
  file: string,
) => {
  const { stdin, done } = encoder(file);
  for (let i = 0; i < Math.round(seconds * fps); i++) {
    if (!stdin.write(await draw(i / fps))) await once(stdin, 'drain');
  }
  stdin.end();
  await done;
};

const picture = (raw: Buffer) => sharp(raw, { raw: { width, height, channels: 3 } });

const writeCaptions = (chapter: Chapter, file: string) =>
  Promise.all(
    languages.map((language) => {
      const cues = timeChapter(chapter).flatMap(({ lines }) =>
        lines.map(({ from, to, text }) => ({ from, to, text: captionLines(text[language]) })),
      );
      return writeFile(`${file}.${language}.vtt`, vttOf(cues));
    }),
  );

const checkSize = async (file: string, limit: number) => {
  const { size } = await stat(file);
  console.log(`${file.slice(media.length)} ${Math.round(size / 1024)} KB`);
  if (size > limit) throw new Error(`${file} is too large`);
};

const makeChapter = async (training: string, chapters: Chapter[], i: number) => {
  const chapter = chapters[i];
  if (!chapter) throw new Error(`${training} has no chapter ${i + 1}`);
  const file = join(media, chapterFile(training, i + 1));
  await writeCaptions(chapter, file);
  const { draw, posterAt } = await openChapter(chapter, { n: i + 1, of: chapters.length });
  await picture(await draw(posterAt))
    .webp({ quality: 82, effort: 6 })
    .toFile(`${file}.webp`);
  await writeVideo(draw, chapterSeconds(chapter), `${file}.mp4`);
  await checkSize(`${file}.webp`, sizeLimit.poster);
  await checkSize(`${file}.mp4`, sizeLimit.video);
};

const main = async () => {
  const args = process.argv.slice(2);
  const flag = args[0]?.startsWith('--') ? args.shift() : undefined;
  const [only, n, second, still] = args;
  for (const [training, chapters] of Object.entries(trainingChapters)) {
    if (only && only !== training) continue;
    for (const [i, chapter] of chapters.entries()) {
      if (n && Number(n) !== i + 1) continue;
      if (flag === '--captions') {
        await writeCaptions(chapter, join(media, chapterFile(training, i + 1)));
      } else if (flag === '--still' && still) {
        const { draw } = await openChapter(chapter, { n: i + 1, of: chapters.length });
        await picture(await draw(Number(second)))
          .png()
          .toFile(still);
      } else {
        await makeChapter(training, chapters, i);
      }
    }
  }
};

// One thread draws, one encodes: the machine stays usable.
sharp.concurrency(1);
sharp.cache(false);
await main();
