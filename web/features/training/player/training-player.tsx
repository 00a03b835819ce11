import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TrainingDetail } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { BackLink } from '#web/ui/navigation/back-link.tsx';
import { lessonPath } from '../exam/exam-path.ts';
import { OpenExamTime } from '../exam/open-exam-time.tsx';
import { NextButton } from '../list/next-button.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import { ChapterList } from './chapter-list.tsx';
import { ChapterStage } from './chapter-stage.tsx';
import classes from './training-player.module.css';
import { useChoices } from './use-choices.ts';
import { useTraining } from './use-training.ts';
import { useWatchQueue } from './use-watch-queue.ts';
import { openWatchStore } from './watch-store.ts';

/** Below the chapters: the exam's rules, and a link once everything is watched. */
function ExamBox({ training }: { training: TrainingDetail }) {
  const { t } = useTranslation();
  const { exam, videos, nextAction } = training;
  const left = videos.filter(({ videoStatus }) => videoStatus !== 'finish').length;
  const locked = nextAction === 'start' || nextAction === 'continue';
  return (
    <div className={classes.box}>
      <h3 className={classes.title}>{t('training.player.exam')}</h3>
      <p>
        {t('training.player.examRules', {
          n: exam.questionCount,
          total: exam.totalScore,
          pass: exam.passScore,
        })}
      </p>
      {exam.minutes && <p>{t('training.player.examMinutes', { minutes: exam.minutes })}</p>}
      {locked ? (
        <>
          <p>{t('training.player.examLeft', { n: left })}</p>
          <Button variant="full" icon="lock" wide aria-disabled="true">
            {t('training.list.actions.takeExam')}
          </Button>
        </>
      ) : (
        <>
          {nextAction === 'takeExam' && <p role="status">{t('training.list.finishTip')}</p>}
          {nextAction === 'continueExam' && <OpenExamTime secondsLeft={exam.secondsLeft} />}
          {/* The videos bridge the wait. */}
          {nextAction !== 'wait' && (
            <NextButton
              training={training}
              wide
              {...(nextAction === 'takeExam' && { variant: 'main' })}
            />
          )}
        </>
      )}
    </div>
  );
}

type Props = { loaded: TrainingDetail; reload: () => void };

/** The requested chapter, else the first unfinished one, else the first. */
const firstChapter = ({ videos }: TrainingDetail, asked: string | null): string | undefined => {
  const open = videos.filter((video) => video.open);
  const chosen =
    open.find(({ videoId }) => videoId === asked) ??
    open.find(({ videoStatus }) => videoStatus !== 'finish') ??
    videos[0];
  return chosen?.videoId;
};

/** One training: the current chapter, the chapters, and the exam (spec §2). */
export function TrainingPlayer({ loaded, reload }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { training, onAnswer } = useTraining(loaded, reload);
  const { trainingContentId: trainingId, videos } = training;
  const [chosen, setChosen] = useState(() => ({
    videoId: firstChapter(loaded, query.get('video')),
    play: false,
  }));
  const order = videos.map(({ videoId }) => videoId);
  const [store] = useState(() => openWatchStore(trainingId));
  const queue = useWatchQueue({ trainingId, store, order, onAnswer });
  const video = videos.find(({ videoId }) => videoId === chosen.videoId) ?? videos[0];
  const choices = useChoices(video?.captions ?? [], training.speedMax);

  const choose = (videoId: string) => setChosen({ videoId, play: true });
  return (
    <div className={classes.page}>
      <div className="wrap">
        <BackLink to="/user/index?tab=mytraining">{t('training.player.back')}</BackLink>
        <div className={classes.head}>
          <h1 className="from-data">{training.title}</h1>
          <StatusBadge training={training} />
          <LinkButton to={lessonPath(trainingId)} variant="line" size="small" icon="book-open-text">
            {t('training.lesson.open')}
          </LinkButton>
        </div>
        <div className={classes.grid}>
          {video && (
            <ChapterStage
              key={video.videoId}
              training={training}
              video={video}
              store={store}
              queue={queue}
              choices={choices}
              playAtOnce={chosen.play}
              onChoose={choose}
            />
          )}
          <div className={classes.chapters}>
            <ChapterList training={training} currentId={video?.videoId ?? ''} onChoose={choose}>
              <ExamBox training={training} />
            </ChapterList>
          </div>
        </div>
      </div>
    </div>
  );
}
