/** The film stops before its last words and asks what it was about. */
import { useEffect, useState } from 'react';
import { getChapterQuestion } from '#contract/training/exam.ts';
import type { TrainingVideo } from '#contract/training/training.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { Player } from './use-player.ts';

/** Where it stops: at the last words, or shortly before the end of a film without any. */
export const askAt = ({ transcript, duration }: Pick<TrainingVideo, 'transcript' | 'duration'>) =>
  Math.max(0, transcript.at(-1)?.from ?? duration - 2);

type State = 'before' | 'stopping' | 'asked' | 'done';

export const useChapterQuestion = (trainingId: string, video: TrainingVideo, player: Player) => {
  const [state, setState] = useState<State>('before');
  const params = { trainingContentId: trainingId, videoId: video.videoId };
  const { loaded, lastGood } = useCall(getChapterQuestion, { params }, [useTranslation().locale]);
  // Offline there is no question, and the video continues.
  const question = (loaded.data ?? lastGood)?.question ?? null;
  const { playing, time, pause } = player;
  const due = state === 'before' && question !== null && playing && time >= askAt(video);
  useEffect(() => {
    if (due) {
      setState('stopping');
      pause();
      // The question is below the video.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    }
    if (state === 'stopping' && !playing) setState('asked');
    // Going on with the player's own button skips the question.
    if (state === 'asked' && playing) setState('done');
  }, [due, state, playing, pause]);
  return state === 'asked' ? question : null;
};
