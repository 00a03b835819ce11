import { expect, test } from 'vitest';
import type { TrainingDetail, VideoProgress } from '#contract/training/training.ts';
import { withAnswers } from './use-training.ts';

const video = (videoId: string, open: boolean) => ({
  videoId,
  open,
  title: videoId,
  videoStatus: 'init',
  position: 0,
  watchedTo: 0,
  watched: [],
  percent: 0,
});
const training = {
  title: 'Training',
  videos: [video('one', true), video('two', false), video('three', false)],
} as unknown as TrainingDetail;

test('an answer moves its video, and opens the one it names', () => {
  const answer: VideoProgress = {
    videoId: 'one',
    videoStatus: 'finish',
    position: 60,
    watchedTo: 60,
    watched: [{ from: 0, to: 60 }],
    percent: 100,
    trainingStatus: 'underway',
    nextVideoId: 'two',
  };
  const { videos } = withAnswers(training, { one: answer });
  expect(videos[0]).toMatchObject({ title: 'one', videoStatus: 'finish', percent: 100 });
  expect(videos.map(({ open }) => open)).toEqual([true, true, false]);
  expect(videos[1]).toMatchObject({ videoStatus: 'init', percent: 0 });
});
