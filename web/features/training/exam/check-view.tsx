import { useState } from 'react';
import type { ExamQuestion } from '#contract/training/exam.ts';
import { listComma } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './check-view.module.css';
import { letterOf } from './option-list.tsx';
import type { Sent } from './sender.ts';

type Chosen = Readonly<Record<string, string[]>>;

/** 'B bathroom; D kitchen'. True and false have no letter. */
const wordsOf = ({ type, options }: ExamQuestion, chosen: readonly string[]): string =>
  options
    .flatMap(({ optionId, text }, place) =>
      chosen.includes(optionId)
        ? [type === 'true_false' ? text : `${letterOf(place)} ${text}`]
        : [],
    )
    .join('; ');

/** How many answers are shown at first; the rest on demand. */
const firstShown = 5;

type ListProps = {
  questions: readonly ExamQuestion[];
  chosen: Chosen;
  flagged: (questionId: string) => boolean;
  onGo: (place: number) => void;
};

/** All answers to check: missing ones first, then what the taker wanted to look at again. */
export function CheckList({ questions, chosen, flagged, onGo }: ListProps) {
  const { t, locale } = useTranslation();
  const [all, setAll] = useState(false);
  const rows = questions.map((question, place) => ({
    question,
    place,
    answer: chosen[question.questionId] ?? [],
    again: flagged(question.questionId),
  }));
  const missing = rows.filter(({ answer }) => !answer.length);
  const again = rows.filter((row) => row.again);
  const doneAgain = again.filter(({ answer }) => answer.length);
  const done = rows.filter((row) => row.answer.length && !row.again);
  const numbers = (list: typeof rows) => list.map(({ place }) => place + 1).join(listComma[locale]);
  // Don't hide just one or two more.
  const hidden = all || done.length <= firstShown + 2 ? 0 : done.length - firstShown;
  const rowOf = ({ question, place, answer, again: isAgain }: (typeof rows)[number]) => (
    <li key={question.questionId} className={cx(classes.row, !answer.length && classes.blank)}>
      <span className={classes.number} aria-hidden="true">
        {place + 1}
      </span>
      <div className={classes.words}>
        <p>
          <span className="sr-only">
            {t('common.pair', { label: t('training.exam.question', { n: place + 1 }), text: '' })}
          </span>
          {question.text}
        </p>
        <p className="muted">
          {answer.length
            ? t('training.exam.youChose', { answers: wordsOf(question, answer) })
            : t('training.exam.noAnswer')}
        </p>
      </div>
      {isAgain && (
        <Badge tone="info" icon="bookmark-simple">
          {t('training.exam.flagged')}
        </Badge>
      )}
      <Badge
        tone={answer.length ? 'good' : 'wait'}
        icon={answer.length ? 'check-circle' : 'minus-circle'}
      >
        {t(answer.length ? 'training.exam.marks.done' : 'training.exam.marks.todo')}
      </Badge>
      <Button
        variant={answer.length ? 'line' : 'jade'}
        size="small"
        aria-label={t('common.pair', {
          label: t(answer.length ? 'training.exam.change' : 'training.exam.answerNow'),
          text: t('training.exam.question', { n: place + 1 }),
        })}
        onClick={() => onGo(place)}
      >
        {t(answer.length ? 'training.exam.change' : 'training.exam.answerNow')}
      </Button>
    </li>
  );
  return (
    <Card as="section" flush aria-label={t('training.exam.yourAnswers')} className="container">
      <div className={classes.note}>
        {missing.length ? (
          <AlertPanel kind="wait" title={t('training.exam.missing', { list: numbers(missing) })}>
            <p>{t('training.exam.missingHint')}</p>
          </AlertPanel>
        ) : (
          <AlertPanel kind="good" title={t('training.exam.allDone')}>
            <p>{t('training.exam.allDoneHint')}</p>
          </AlertPanel>
        )}
        {again.length > 0 && (
          <AlertPanel title={t('training.exam.flaggedList', { list: numbers(again) })} />
        )}
      </div>
      <ul>
        {[...missing, ...doneAgain, ...done.slice(0, done.length - hidden)].map((row) =>
          rowOf(row),
        )}
      </ul>
      {hidden > 0 && (
        <div className={classes.more}>
          <Button variant="quiet" iconEnd="caret-down" onClick={() => setAll(true)}>
            {t('training.exam.seeRest', { n: hidden })}
          </Button>
        </div>
      )}
    </Card>
  );
}

type SubmitProps = { count: number; missing: number; onSubmit: () => Promise<Sent> };

/** Confirms and submits once; further clicks are ignored. */
export function SubmitBox({ count, missing, onSubmit }: SubmitProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'idle' | 'asking' | 'busy' | 'offline' | 'failed'>('idle');
  const submit = async () => {
    if (step === 'busy') return;
    setStep('busy');
    const sent = await onSubmit();
    setStep(sent === 'saved' ? 'idle' : sent);
  };
  if (step === 'asking' || step === 'busy')
    return (
      <SureQuestion
        question={t('training.exam.sure')}
        yes={t('training.exam.sureYes')}
        no={t('training.exam.sureNo')}
        busy={step === 'busy'}
        onYes={submit}
        onNo={() => step !== 'busy' && setStep('idle')}
      >
        {missing
          ? t('training.exam.sureMissing', { n: missing })
          : t('training.exam.sureAll', { all: count })}
      </SureQuestion>
    );
  return (
    <>
      {step !== 'idle' && (
        <AlertPanel kind="wrong" role="alert" title={t('training.exam.unsentTitle')}>
          <p>{t(`training.exam.unsent.${step}`)}</p>
        </AlertPanel>
      )}
      <p>{t('training.exam.submitHint')}</p>
      <Button
        variant="main"
        size="big"
        wide
        icon="paper-plane-tilt"
        onClick={() => setStep('asking')}
      >
        {t('training.exam.submit')}
      </Button>
    </>
  );
}
