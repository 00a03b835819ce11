import type { AnswerVerdict, ReviewedQuestion } from '#contract/training/exam.ts';
import { getTraineeAttempt } from '#contract/training/grants-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import classes from '../training.module.css';

const words = 'office.compliance.attempt';
const tones: Record<AnswerVerdict, BadgeTone> = {
  right: 'good',
  wrong: 'wrong',
  unanswered: 'wait',
};

function Question({ question }: { question: ReviewedQuestion }) {
  const { t } = useTranslation();
  const { text, options, chosen, right, verdict, earned, points } = question;
  const marks = (optionId: string) => [
    ...(chosen.includes(optionId) ? [t(`${words}.chosen`)] : []),
    ...(right?.includes(optionId) ? [t(`${words}.right`)] : []),
  ];
  return (
    <li>
      <p>
        <strong>{text}</strong>{' '}
        <Badge tone={tones[verdict]}>{t(`${words}.verdicts.${verdict}`)}</Badge>{' '}
        <span className="muted">{t(`${words}.points`, { earned, points })}</span>
      </p>
      <ul className={classes.options}>
        {options.map(({ optionId, text: option }) => {
          const said = marks(optionId);
          const isRight = right?.includes(optionId) ?? false;
          return (
            <li key={optionId}>
              {optionId}. {option}{' '}
              {said.length > 0 && (
                <Badge tone={isRight ? 'good' : 'wrong'}>{said.join(' · ')}</Badge>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

type Props = { userId: string; attemptId: string; onClose: () => void };

/** Every question of an attempt: what was chosen and what is right. */
export function AttemptDialog({ userId, attemptId, onClose }: Props) {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(getTraineeAttempt, { params: { userId, attemptId } }, [
    locale,
  ]);
  const attempt = loaded.data;
  const title = attempt
    ? t(`${words}.title`, { number: attempt.attemptNumber, title: attempt.title })
    : t(`${words}.open`);
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <QueryStatus loaded={loaded} reload={reload} />
      {attempt && (
        <div className="stack gap-14">
          <p>
            {t(`${words}.lead`, {
              score: attempt.score,
              total: attempt.totalScore,
              when: formatDateTime(attempt.submittedAt, locale),
            })}
          </p>
          <ol className="stack gap-14">
            {attempt.questions.map((question) => (
              <Question key={question.questionId} question={question} />
            ))}
          </ol>
        </div>
      )}
    </OfficeDialog>
  );
}
