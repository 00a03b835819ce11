/**
 * How the words of a chapter become its video: each line stays as long as the slowest of the three languages needs.
 * The captions, the transcript and the drawing script all count from here, so they cannot drift apart.
 */
import type { DemoTrainingLine, DemoTrainingVideo, Text } from '#demo/shape.ts';

/** One text in the three languages, in the order en, 简体, 繁體. */
export const say = (en: string, hans: string, hant: string): Text => ({
  en,
  'zh-CN': hans,
  'zh-TW': hant,
});

/** One picture of demo/media and what is said over it. */
export type ChapterScene = {
  picture: string;
  /** A few characters that every reader knows: '911', '20 s'. The picture holds no other words. */
  sign?: string;
  lines: Text[];
};

/** A chapter opens with its number and title, and closes with one thing to remember. */
export type Chapter = {
  slug: string;
  title: Text;
  /** The picture that stands behind the number. */
  cover: string;
  scenes: ChapterScene[];
  takeaway: Text;
};

export type TimedScene = { start: number; seconds: number; lines: DemoTrainingLine[] };

/** Characters a second that a person reads who does not read much; a moment to look at the picture. */
const pace = { latin: 13, chinese: 4.2, look: 1, least: 3 };
/** Between two captions, so that the eye notices the change. */
const gap = 0.1;

const secondsFor = (text: Text) => {
  const latin = text.en.length / pace.latin;
  const chinese = Math.max(text['zh-CN'].length, text['zh-TW'].length) / pace.chinese;
  const seconds = Math.max(pace.least, Math.max(latin, chinese) + pace.look);
  return Math.ceil(seconds * 5) / 5;
};

const round = (seconds: number) => Math.round(seconds * 10) / 10;

/** Opening, scenes, closing: in this order. */
export const timeChapter = ({ title, scenes, takeaway }: Chapter): TimedScene[] => {
  let now = 0;
  return [[title], ...scenes.map((scene) => scene.lines), [takeaway]].map((texts) => {
    const start = now;
    const lines = texts.map((text) => {
      const from = round(now + gap);
      now = round(now + secondsFor(text));
      return {
        from,
        to: round(now - gap),
        text,
        ...(text === takeaway && { keyPoint: true as const }),
      };
    });
    return { start, seconds: round(now - start), lines };
  });
};

export const chapterSeconds = (chapter: Chapter) =>
  timeChapter(chapter).reduce((sum, scene) => round(sum + scene.seconds), 0);

/** File names of the n-th chapter, counted from 1, without their endings. */
export const chapterFile = (training: string, n: number) => `train-${training}-${n}`;

export const videosOf = (training: string, chapters: Chapter[]): DemoTrainingVideo[] =>
  chapters.map((chapter, i) => {
    const file = chapterFile(training, i + 1);
    return {
      slug: chapter.slug,
      title: chapter.title,
      seconds: Math.floor(chapterSeconds(chapter)),
      poster: `${file}.webp`,
      sources: [{ file: `${file}.mp4`, type: 'video/mp4; codecs="avc1.4D401F"' }],
      captions: {
        en: `${file}.en.vtt`,
        'zh-CN': `${file}.zh-CN.vtt`,
        'zh-TW': `${file}.zh-TW.vtt`,
      },
      lines: timeChapter(chapter).flatMap((scene) => scene.lines),
    };
  });
