import { useEffect } from 'react';
import type { TrainingDetail, TrainingVideo } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { AfterChapter } from './after-chapter.tsx';
import { ChapterQuestion } from './chapter-question.tsx';
import classes from './chapter-stage.module.css';
import { clockOf } from './clock-words.ts';
import { hasSound } from './has-sound.ts';
import { PlayerView, stagePlace } from './player-view.tsx';
import { TrainingTranscript } from './training-transcript.tsx';
import { useChapterQuestion } from './use-chapter-question.ts';
import type { Watching } from './use-choices.ts';
import { usePlayer } from './use-player.ts';
import type { WatchQueue } from './use-watch-queue.ts';
import type { WatchStore } from './watch-store.ts';

type Props = {
  training: TrainingDetail;
  video: TrainingVideo;
  store: WatchStore;
  queue: WatchQueue;
  choices: Watching;
  playAtOnce: boolean;
  onChoose: (videoId: string) => void;
};

const keys = ['space', 'arrows', 'c', 'm', 'f'] as const;

/** One chapter: the player, its notes and its transcript. */
export function ChapterStage({
  training,
  video,
  store,
  queue,
  choices,
  playAtOnce,
  onChoose,
}: Props) {
  const { t } = useTranslation();
  const { videos, speedMax } = training;
  const player = usePlayer({
    store,
    video,
    queue,
    speed: choices.speed,
    speedMax,
    playAtOnce,
  });
  const question = useChapterQuestion(training.trainingContentId, video, player);
  const following = videos[videos.findIndex(({ videoId }) => videoId === video.videoId) + 1];
  // Chosen from the list, which may be far below: move the focus to the player.
  useEffect(() => {
    if (playAtOnce) goTo(stagePlace);
  }, [playAtOnce]);
  return (
    <>
      <div className={classes.player}>
        <PlayerView video={video} player={player} choices={choices} />
      </div>
      <div className={classes.notes}>
        {(queue.state === 'offline' || queue.state === 'failed') && (
          <p className={classes.offline} role="status">
            <Icon name="warning" />
            {t(`training.player.notSaved.${queue.state}`)}
          </p>
        )}
        {question && (
          <ChapterQuestion
            question={question}
            trainingContentId={training.trainingContentId}
            onGoOn={() => {
              goTo(stagePlace);
              player.play();
            }}
          />
        )}
        {player.ended && (
          <AfterChapter
            video={video}
            player={player}
            next={following?.open ? following : undefined}
            onChoose={onChoose}
          />
        )}
        <div className={classes.note}>
          <Icon name="bookmark-simple" />
          <div>
            {player.time >= 1 && (
              <p>{t('training.player.resumeHint', { at: clockOf(player.time) })}</p>
            )}
            {video.videoStatus !== 'finish' && <p>{t('training.player.firstHint')}</p>}
            {!hasSound(video) && <p>{t('training.player.silentHint')}</p>}
          </div>
        </div>
        <details className={classes.keys}>
          <summary>{t('training.player.keysTitle')}</summary>
          <ul>
            {keys.map((key) =>
              key === 'm' && !hasSound(video) ? null : (
                <li key={key}>{t(`training.player.keys.${key}`)}</li>
              ),
            )}
          </ul>
        </details>
      </div>
      <div className={classes.transcript}>
        <TrainingTranscript video={video} player={player} />
      </div>
    </>
  );
}
