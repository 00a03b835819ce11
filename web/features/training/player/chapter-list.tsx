import { type ReactNode, useId } from 'react';
import type { TrainingDetail, TrainingVideo, VideoStatus } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Meter } from '#web/ui/data/meter.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './chapter-list.module.css';
import { clockOf } from './clock-words.ts';

const icons: Record<VideoStatus, IconName> = {
  init: 'circle-dashed',
  underway: 'play-circle',
  finish: 'check-circle',
};

type ChapterProps = { video: TrainingVideo; n: number; current: boolean; onChoose: () => void };

function Chapter({ video, n, current, onChoose }: ChapterProps) {
  const { t } = useTranslation();
  const { videoStatus, percent, duration, watchedTo, open, title } = video;
  const length = clockOf(duration);
  return (
    <button
      type="button"
      className={classes.chapter}
      data-state={videoStatus}
      aria-current={current ? 'true' : undefined}
      aria-disabled={!open || undefined}
      onClick={() => open && onChoose()}
    >
      <span
        className={classes.disc}
        style={{ '--v': percent } as React.CSSProperties}
        aria-hidden="true"
      >
        {videoStatus === 'init' ? (
          <span>{n}</span>
        ) : (
          <Icon name={videoStatus === 'finish' ? 'check' : 'play'} />
        )}
      </span>
      <span className={classes.words}>
        <b className={classes.name}>{title}</b>
        <span className={classes.state}>
          <Icon name={open ? icons[videoStatus] : 'lock'} />
          <b>{t(`training.player.videoStatus.${videoStatus}`)}</b>
          {'· '}
          {videoStatus === 'underway'
            ? t('training.player.seenTo', { at: clockOf(watchedTo), total: length })
            : length}
        </span>
        {!open && <span className={classes.state}>{t('training.player.locked')}</span>}
      </span>
    </button>
  );
}

type Props = {
  training: TrainingDetail;
  currentId: string;
  onChoose: (videoId: string) => void;
  /** What comes after the chapters. */
  children: ReactNode;
};

/** The chapters and their states (spec §4). */
export function ChapterList({ training, currentId, onChoose, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { videos, videoCount } = training;
  const finished = videos.filter(({ videoStatus }) => videoStatus === 'finish').length;
  const done = t('training.player.doneOf', { n: finished, total: videoCount });
  const total = videos.reduce((sum, { duration }) => sum + duration, 0);
  const seen = videos.reduce((sum, { duration, percent }) => sum + (duration * percent) / 100, 0);
  return (
    <Card as="section" flush aria-labelledby={id}>
      <div className={classes.top}>
        <h2 id={id} className={classes.title}>
          {t('training.player.chapters')}
        </h2>
        <Meter percent={total ? Math.round((seen / total) * 100) : 0} label={done} />
        <p className="muted">{done}</p>
      </div>
      <ol className={classes.list}>
        {videos.map((video, i) => (
          <li key={video.videoId}>
            <Chapter
              video={video}
              n={i + 1}
              current={video.videoId === currentId}
              onChoose={() => onChoose(video.videoId)}
            />
          </li>
        ))}
      </ol>
      {children}
    </Card>
  );
}
