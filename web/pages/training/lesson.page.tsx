import { LoadTraining } from '#web/features/training/load-training.tsx';
import { LessonText } from '#web/features/training/player/lesson-text.tsx';
import type { Route } from './+types/lesson.page.ts';

/** Ours: a training as a text, to read and to print. */
export default function LessonPage({ params }: Route.ComponentProps) {
  return (
    <LoadTraining key={params.trainingContentId} trainingContentId={params.trainingContentId}>
      {(training) => <LessonText training={training} />}
    </LoadTraining>
  );
}
