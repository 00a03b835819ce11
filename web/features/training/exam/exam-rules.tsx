import type { ExamState } from '#contract/training/exam.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { attemptsLine } from './attempts-line.ts';
import classes from './exam-start.module.css';

type Rule = [IconName, string];

/** The rules, shown before the start. */
export function ExamRules({ exam }: { exam: ExamState }) {
  const { t, locale } = useTranslation();
  const { questionCount, totalScore, passScore, minutes } = exam;
  const rules: Rule[] = [
    ['list-checks', t('training.exam.questionsRule', { n: questionCount, total: totalScore })],
    ['seal-check', t('training.exam.passRule', { pass: passScore })],
    [
      'hourglass-medium',
      minutes ? t('training.exam.timeRule', { n: minutes }) : t('training.exam.noTimeRule'),
    ],
    ...(minutes ? [['warning', t('training.exam.timeRunsOn')] as [IconName, string]] : []),
    ['arrow-clockwise', attemptsLine(exam, t, locale)],
    ['floppy-disk', t('training.exam.savedRule')],
    ...exam.grants.map(
      ({ kind, reason }): Rule => ['hand-heart', t(`training.exam.granted.${kind}`, { reason })],
    ),
  ];
  return (
    <ul className={classes.rules}>
      {rules.map(([icon, words]) => (
        <li key={words}>
          <Icon name={icon} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
