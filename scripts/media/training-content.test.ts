import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DemoQuestion } from '#demo/shape.ts';
import { trainings } from '#demo/training/training-list.ts';
import { drawRefused } from '#server/features/training/exam/exam.rules.ts';
import { suggestHours } from '#web/office/training/suggest-hours.ts';
import { captionLimits, captionLines } from './caption-lines.ts';
import { media } from './drawn-video.ts';

const languages = ['en', 'zh-CN', 'zh-TW'] as const;
const videos = trainings.flatMap((training) => training.videos);
const questions = trainings.flatMap((training) => training.questions);
const read = (file: string) => readFileSync(join(media, file));

const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);
const rightOf = ({ right }: DemoQuestion) => (Array.isArray(right) ? right : [String(right)]);

/** Every text of the sample content, wherever it stands. */
const textsIn = (value: unknown): Record<string, string>[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  // File names by language are not texts.
  const found = Object.entries(value).flatMap(([key, part]) =>
    key === 'captions' ? [] : textsIn(part),
  );
  return 'en' in value ? [value as Record<string, string>, ...found] : found;
};

/** The film's length, as its header (mvhd, version 0) says. */
const filmSeconds = (film: Buffer) => {
  const at = film.indexOf('mvhd') + 4;
  expect(film[at]).toBe(0);
  return film.readUInt32BE(at + 16) / film.readUInt32BE(at + 12);
};
/** Profile, constraints and level as browsers write them. */
const filmCodec = (film: Buffer) => {
  const at = film.indexOf('avcC') + 5;
  return `avc1.${film
    .subarray(at, at + 3)
    .toString('hex')
    .toUpperCase()}`;
};

type Cue = { from: number; to: number; text: string };
const secondsOf = (clock: string) =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const cuesOf = (file: string): Cue[] => {
  const [head, ...blocks] = read(file).toString('utf8').trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [, time = '', ...lines] = block.split('\n');
    const [from = '', to = ''] = time.split(' --> ');
    return { from: secondsOf(from), to: secondsOf(to), text: lines.join('\n') };
  });
};

describe('questions of the sample trainings', () => {
  test.each(trainings)('$slug: a bank of all three types, larger than one exam', (training) => {
    const { questions: bank, rules } = training;
    expect(bank.length).toBeGreaterThanOrEqual(Math.max(24, rules.questionCount + 2));
    expect(new Set(bank.map(({ type }) => type)).size).toBe(3);
    expect(new Set(slugsOf(bank)).size).toBe(bank.length);
    expect(rules.totalScore % rules.questionCount).toBe(0);
    expect(new Set(bank.map(({ video }) => video))).toEqual(new Set(slugsOf(training.videos)));
    for (const { slug, explanation } of bank) expect(explanation.en, slug).not.toBe('');
  });

  test.each(trainings)(
    '$slug: its exam can be drawn by chapter, with must-ask questions',
    (one) => {
      const bank = one.questions.map(({ video, mustAsk }) => ({
        videoId: video,
        mustAsk: Boolean(mustAsk),
      }));
      expect(bank.some(({ mustAsk }) => mustAsk)).toBe(true);
      expect(one.rules.perChapter).toBeGreaterThan(0);
      expect(drawRefused(bank, slugsOf(one.videos), one.rules)).toBeNull();
    },
  );

  test('have four options, and their length does not tell which one is right', () => {
    for (const question of questions)
      if (question.type !== 'true_false') expect(question.options, question.slug).toHaveLength(4);
    const lengthsTell = (bank: typeof questions, most: number) => {
      const single = bank.filter((question) => question.type === 'single');
      for (const language of languages)
        for (const extreme of [Math.max, Math.min]) {
          const telling = single.filter(({ options, right }) => {
            const lengths = options.map(({ text }) => text[language].length);
            const only = options.filter(
              ({ text }) => text[language].length === extreme(...lengths),
            );
            return only.length === 1 && only[0]?.slug === right;
          });
          const which = `${language}, ${extreme.name}: ${slugsOf(telling)}`;
          expect(telling.length / single.length, which).toBeLessThanOrEqual(most);
        }
    };
    lengthsTell(questions, 1 / 4);
    for (const training of trainings) lengthsTell(training.questions, 2 / 5);
  });

  test('the right answers are among the options, and never all of them', () => {
    for (const question of questions) {
      if (question.type === 'true_false') continue;
      const options = slugsOf(question.options);
      const right = rightOf(question);
      expect(new Set(options).size, question.slug).toBe(options.length);
      expect(options, question.slug).toEqual(expect.arrayContaining(right));
      expect(right.length, question.slug).toBeLessThan(options.length);
      if (question.type === 'multiple') expect(right.length, question.slug).toBeGreaterThan(1);
    }
  });

  test('no letter is right much more often than another', () => {
    const single = questions.filter(({ type }) => type === 'single').map((q) => q.right);
    for (const letter of ['a', 'b', 'c', 'd']) {
      const share = single.filter((right) => right === letter).length / single.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.4);
    }
  });
});

test.each(trainings)('$slug claims as many hours as it takes', ({ videos: films, rules }) => {
  const chapters = films.map(({ seconds, lines }) => ({ seconds, lines: lines.length }));
  expect(rules.creditHours).toBe(suggestHours({ ...rules, videos: chapters }).hours);
});

describe('texts of the sample trainings', () => {
  const texts = textsIn(trainings);

  test('stand in three languages', () => {
    expect(texts.length).toBeGreaterThan(400);
    for (const text of texts) {
      for (const language of languages) expect(text[language]?.trim(), text.en).toBeTruthy();
    }
  });

  test('say 您, and quote as each script does', () => {
    for (const text of texts) {
      expect(`${text['zh-CN']}${text['zh-TW']}`).not.toContain('你');
      expect(text['zh-CN']).not.toMatch(/[「」]/);
      expect(text['zh-TW']).not.toMatch(/[“”]/);
    }
  });
});

describe('chapters of the sample trainings', () => {
  test('have names of their own', () => {
    expect(new Set(slugsOf(trainings)).size).toBe(trainings.length);
    for (const training of trainings) {
      expect(training.videos.length).toBeGreaterThanOrEqual(3);
      expect(new Set(slugsOf(training.videos)).size).toBe(training.videos.length);
    }
  });

  test.each(videos)('$slug: film, poster and length fit', ({ sources, poster, seconds }) => {
    expect(read(poster).subarray(8, 12).toString()).toBe('WEBP');
    expect(sources).toHaveLength(1);
    for (const { file, type } of sources) {
      const film = read(file);
      expect(film.length).toBeLessThan(600_000);
      expect(type).toBe(`video/mp4; codecs="${filmCodec(film)}"`);
      expect(Math.floor(filmSeconds(film))).toBe(seconds);
    }
    expect(seconds).toBeGreaterThanOrEqual(40);
    expect(seconds).toBeLessThanOrEqual(70);
  });

  test.each(videos)('$slug: captions cover the film and can be read in time', (video) => {
    for (const language of languages) {
      const cues = cuesOf(video.captions[language]);
      expect(cues).toEqual(
        video.lines.map(({ from, to, text }) => ({
          from,
          to,
          text: captionLines(text[language]),
        })),
      );
      const longest = language === 'en' ? captionLimits.latin : captionLimits.chinese;
      let before = 0;
      for (const { from, to, text } of cues) {
        expect(from - before).toBeGreaterThan(0);
        expect(from - before).toBeLessThan(0.5);
        expect(to - from).toBeGreaterThanOrEqual(2);
        const lines = text.split('\n');
        expect(lines.length, text).toBeLessThanOrEqual(2);
        for (const line of lines) expect(line.length, text).toBeLessThanOrEqual(longest);
        before = to;
      }
      expect(video.seconds + 1 - before).toBeGreaterThan(0);
      expect(video.seconds - before).toBeLessThan(0.5);
    }
  });
});
