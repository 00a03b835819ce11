/** One training and its progress, updated by the server's responses while watching. */
import { useCallback, useState } from 'react';
import type { TrainingDetail, VideoProgress } from '#contract/training/training.ts';

type Answers = Record<string, VideoProgress>;

/** The loaded detail, updated by later responses. */
export const withAnswers = (training: TrainingDetail, answers: Answers): TrainingDetail => {
  const opened = Object.values(answers).map(({ nextVideoId }) => nextVideoId);
  const videos = training.videos.map((video) => {
    const answer = answers[video.videoId];
    const open = video.open || opened.includes(video.videoId);
    if (!answer) return { ...video, open };
    const { videoStatus, position, watchedTo, watched, percent } = answer;
    return { ...video, open, videoStatus, position, watchedTo, watched, percent };
  });
  return { ...training, videos };
};

/** `reload`: a chapter was finished, so exam and next step may have changed. */
export const useTraining = (loaded: TrainingDetail, reload: () => void) => {
  const [answers, setAnswers] = useState<Answers>({});
  const training = withAnswers(loaded, answers);
  const onAnswer = useCallback(
    (answer: VideoProgress) => {
      const { videoId, nextVideoId } = answer;
      // Only the response that finished a chapter unlocks the next one: later ones must not lock it again.
      setAnswers((before) => ({
        ...before,
        [videoId]: { ...answer, nextVideoId: nextVideoId ?? before[videoId]?.nextVideoId ?? null },
      }));
      const known = loaded.videos.find((video) => video.videoId === videoId);
      const finished = answer.videoStatus === 'finish' && known?.videoStatus !== 'finish';
      if (finished || answer.trainingStatus !== loaded.trainingStatus) reload();
    },
    [loaded, reload],
  );
  return { training, onAnswer };
};
