import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ExamAttempt, submitExam } from '#contract/training/exam.ts';
import { call } from '#web/lib/api/api.ts';
import { isNetwork } from '#web/lib/api/api-error.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { reportError } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { dropAnswer, flagName } from './answer-store.ts';
import { CheckList, SubmitBox } from './check-view.tsx';
import { ExamFrame } from './exam-frame.tsx';
import { chapterPath, examPath } from './exam-path.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { QuestionView } from './question-view.tsx';
import { AnswerSheet, type Mark } from './result/answer-sheet.tsx';
import type { Sent } from './sender.ts';
import { TimeLeft } from './time-left.tsx';
import { useAnswers } from './use-answers.ts';

type Props = {
  attempt: ExamAttempt;
  /** Shows the check before submitting instead of a question. */
  checking: boolean;
  /** Submitted or closed, here or elsewhere: fetch the result. */
  onDone: () => void;
  /** Unknown: ask the server. */
  onDoubt: () => void;
};

/** The end by this browser's clock, computed from the server's remaining time. */
const deadlineIn = (seconds: number | null) =>
  seconds === null ? null : Date.now() + seconds * 1_000;

const useDeadline = (attempt: ExamAttempt) => {
  const [deadline, setDeadline] = useState(() => deadlineIn(attempt.secondsLeft));
  // Every response of the server adjusts the clock.
  useEffect(() => setDeadline(deadlineIn(attempt.secondsLeft)), [attempt]);
  const heard = useCallback((seconds: number | null) => setDeadline(deadlineIn(seconds)), []);
  return { deadline, heard };
};

/** An open attempt: the questions, a check of all answers, then submission. */
export function TakeExam({ attempt, checking, onDone, onDoubt }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { attemptId, trainingContentId, questions } = attempt;
  const { deadline, heard } = useDeadline(attempt);
  const { chosen, choose, flagged, flag, flush, state } = useAnswers({
    attempt,
    onSecondsLeft: heard,
    onClosed: onDone,
  });
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ questionId }) => !chosen[questionId]?.length),
    ),
  );
  const answerOf = (questionId: string) => chosen[questionId] ?? [];
  const missing = questions.filter(({ questionId }) => !answerOf(questionId).length).length;
  const done = questions.length - missing;

  const submitting = useRef<Promise<Sent> | null>(null);
  /** Not `saved`: nothing was submitted. When time runs out, what the server has counts. */
  const handIn = async (whatever: boolean): Promise<Sent> => {
    const flushed = await flush();
    if (flushed !== 'saved' && !whatever) return flushed;
    try {
      await call(submitExam, { params: { attemptId } });
    } catch (error) {
      reportError(error, t);
      // When time runs out, the server submits: ask it.
      if (whatever) onDoubt();
      return isNetwork(error) ? 'offline' : 'failed';
    }
    // Answers after the deadline are never sent.
    for (const { questionId } of questions)
      for (const name of [questionId, flagName(questionId)]) dropAnswer(attemptId, name);
    onDone();
    await navigate(examPath(trainingContentId, 'result'), { replace: true });
    return 'saved';
  };
  const submit = (whatever = false): Promise<Sent> => {
    submitting.current ??= handIn(whatever).finally(() => {
      submitting.current = null;
    });
    return submitting.current;
  };

  const go = (next: number) => {
    setPlace(next);
    if (checking) navigate(examPath(trainingContentId), { replace: true });
  };
  const check = () => navigate(examPath(trainingContentId, 'check'));
  const open: Mark = checking ? 'missing' : 'todo';
  const marked = questions.map(({ questionId }) => ({
    questionId,
    mark: answerOf(questionId).length ? ('done' as const) : open,
    flagged: flagged(questionId),
  }));
  const question = questions[place];
  const time = deadline !== null && (
    <>
      <TimeLeft deadline={deadline} onOver={() => submit(true)} />
      <LeaveQuestion deadline={deadline} />
    </>
  );
  const count = t('training.exam.doneOf', { done, all: questions.length });

  if (checking)
    return (
      <ExamFrame
        key="check"
        back={{
          to: examPath(trainingContentId),
          label: t('training.exam.backToQuestion', { n: place + 1 }),
        }}
        title={t('training.exam.checkTitle')}
        beside={time}
        aside={
          <AnswerSheet questions={marked} onGo={go} count={count}>
            <SubmitBox count={questions.length} missing={missing} onSubmit={() => submit()} />
          </AnswerSheet>
        }
      >
        <CheckList questions={questions} chosen={chosen} flagged={flagged} onGo={go} />
      </ExamFrame>
    );
  return (
    <ExamFrame
      key="questions"
      back={{ to: chapterPath(trainingContentId), label: t('training.exam.leave') }}
      title={t('training.exam.heading', { title: attempt.title })}
      fromData
      beside={time}
      aside={
        <AnswerSheet questions={marked} current={place} onGo={go} count={count}>
          <p>{t('training.exam.sheetHint')}</p>
          <Button variant="line" wide icon="list-checks" onClick={check}>
            {t('training.exam.check')}
          </Button>
        </AnswerSheet>
      }
    >
      {question && (
        <QuestionView
          question={question}
          place={place}
          count={questions.length}
          chosen={answerOf(question.questionId)}
          state={state}
          flagged={flagged(question.questionId)}
          onChoose={(optionIds) => choose(question.questionId, optionIds)}
          onFlag={(on) => flag(question.questionId, on)}
          onGo={go}
          onCheck={check}
        />
      )}
    </ExamFrame>
  );
}
