import { Link } from 'react-router';
import type { TrainingSummary } from '#contract/training/training.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { chapterPath } from '../exam/exam-path.ts';
import { NextButton } from './next-button.tsx';
import { StatusBadge } from './status-badge.tsx';
import classes from './training-card.module.css';
import { TrainingFacts } from './training-facts.tsx';

/** One training of the list: its status and one button. Its name always links to the videos. */
export function TrainingCard({ training }: { training: TrainingSummary }) {
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.row}>
        <Picture
          src={training.picture}
          alt=""
          width={104}
          height={104}
          cover
          className={classes.thumb}
        />
        <div className={classes.text}>
          <StatusBadge training={training} />
          <h3 className="from-data">
            <Link to={chapterPath(training.trainingContentId)} className={classes.title}>
              {training.title}
            </Link>
          </h3>
          <TrainingFacts training={training} />
        </div>
        <div className={classes.go}>
          <NextButton training={training} wide />
        </div>
      </div>
    </Card>
  );
}
