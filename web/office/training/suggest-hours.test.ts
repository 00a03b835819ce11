import { expect, test } from 'vitest';
import { suggestHours } from './suggest-hours.ts';

const chapter = { seconds: 60, lines: 10 };

test('counts film, reading and exam, to the nearest quarter of an hour', () => {
  const three = { videos: [chapter, chapter, chapter], questionCount: 20, minutes: null };
  expect(suggestHours(three)).toEqual({ film: 3, reading: 3, exam: 20, hours: 0.5 });
  expect(suggestHours({ ...three, questionCount: 10 }).hours).toBe(0.25);
});

test('an exam takes no longer than its time limit', () => {
  const long = { videos: [chapter], questionCount: 60, minutes: 30 };
  expect(suggestHours(long)).toMatchObject({ exam: 30, hours: 0.5 });
});

test('without films and captions there is only the exam', () => {
  const bare = { videos: [], questionCount: 5, minutes: null };
  expect(suggestHours(bare)).toEqual({ film: 0, reading: 0, exam: 5, hours: 0 });
});
