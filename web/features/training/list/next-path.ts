/** The target of a training's button. Calling and renewing are not pages. */
import type { NextAction } from '#contract/training/training.ts';
import { chapterPath, examPath } from '../exam/exam-path.ts';

type Going = Exclude<NextAction, 'callUs' | 'renew'>;

export const nextPath = (action: Going, trainingContentId: string): string => {
  switch (action) {
    case 'start':
    case 'continue':
    case 'wait':
      return chapterPath(trainingContentId);
    case 'takeExam':
    case 'continueExam':
    case 'retakeExam':
      return examPath(trainingContentId);
    case 'sign':
    case 'certificate':
      return examPath(trainingContentId, action);
  }
};
