import { type SubmitEvent, useId } from 'react';
import {
  bankRules,
  createQuestion,
  type OfficeQuestion,
  type QuestionBody,
  updateQuestion,
} from '#contract/training/bank-office.ts';
import type { OfficeTraining } from '#contract/training/contents-office.ts';
import { type QuestionType, questionTypes, scorings } from '#contract/training/exam.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { Checkbox, choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import classes from './training.module.css';

type Props = {
  training: OfficeTraining;
  /** Null for a new one. */
  question: OfficeQuestion | null;
  onClose: () => void;
  onSaved: () => void;
};
type Option = QuestionBody['options'][number];

const fields = ['type', 'text', 'options', 'right', 'explanation', 'videoId', 'mustAsk'] as const;
const letters = 'ABCDEF';
const blankOption = (): Option => ({ text: {}, right: false });
const blank: QuestionBody = {
  type: 'single',
  text: {},
  options: [blankOption(), blankOption(), blankOption()],
  explanation: {},
  videoId: null,
  retired: false,
  mustAsk: false,
  scoring: null,
};
const bodyOf = ({ questionId: _, asked: __, version: ___, ...own }: OfficeQuestion): QuestionBody =>
  own;

export function QuestionDialog({ training, question, onClose, onSaved }: Props) {
  const { t, locale } = useTranslation();
  const id = useId();
  const { trainingId, videos } = training;
  const kept = useKept<QuestionBody>(
    `question ${question ? `${question.questionId} ${question.version}` : `of ${trainingId}`}`,
    question ? bodyOf(question) : blank,
  );
  const { values: body, change } = kept;
  const { setErrors, errors, errorOf } = useMendedErrors<(typeof fields)[number]>(id, {
    ...body,
    right: body.options,
  });
  const { busy, run } = useAction(atFields(fields, setErrors));
  const isTrueFalse = body.type === 'true_false';

  const setType = (type: QuestionType) => {
    if (type === 'true_false')
      change({ type, options: [{ text: {}, right: true }, blankOption()] });
    else if (isTrueFalse) change({ type, options: blank.options.map(blankOption) });
    else change({ type });
  };
  const setOption = (at: number, values: Partial<Option>) => {
    const isOnly = values.right && body.type !== 'multiple';
    const options = body.options.map((option, i) =>
      i === at ? { ...option, ...values } : isOnly ? { ...option, right: false } : option,
    );
    change({ options });
  };

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => {
      if (question) {
        const { questionId, version } = question;
        const params = { trainingId, questionId };
        await call(updateQuestion, { params, body: { ...body, version } });
      } else await call(createQuestion, { params: { trainingId }, body });
      kept.drop();
      notifySuccess(t('office.training.saved'));
      onSaved();
    });
  };

  const optionRow = (option: Option, at: number) => {
    const letter = letters[at] ?? '';
    return (
      <div key={at} className={classes.option}>
        <label className={classes.tick}>
          <input
            type={body.type === 'multiple' ? 'checkbox' : 'radio'}
            name={`${id}-right`}
            aria-label={t('office.training.rightOf', { letter })}
            checked={option.right}
            onChange={({ target }) => setOption(at, { right: target.checked })}
          />
          {t('office.training.rightAnswer')}
        </label>
        {isTrueFalse ? (
          <span>{t(at === 0 ? 'office.training.isTrue' : 'office.training.isFalse')}</span>
        ) : (
          <LocalField
            label={t('office.training.option', { letter })}
            value={option.text}
            onChange={(text) => setOption(at, { text })}
          />
        )}
        {!isTrueFalse && body.options.length > 2 && (
          <ToolButton
            icon="trash"
            aria-label={t('office.training.removeOption', { letter })}
            onClick={() => change({ options: body.options.filter((_, i) => i !== at) })}
          />
        )}
      </div>
    );
  };

  return (
    <OfficeDialog
      title={t(question ? 'office.training.question' : 'office.training.addQuestion')}
      wide
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={save} noValidate>
        <ErrorSummary title={t('login.errorTitle')} errors={errors} />
        {question?.asked && <p className="muted">{t('office.training.asked')}</p>}
        <div className={classes.rules}>
          <SelectField
            id={`${id}-type`}
            label={t('office.training.type')}
            value={body.type}
            choices={choicesOf(questionTypes, (value) => t(`office.training.types.${value}`))}
            onChange={setType}
          />
          <SelectField
            id={`${id}-videoId`}
            label={t('office.training.teaches')}
            value={body.videoId ?? ''}
            none={t('office.training.noChapter')}
            choices={videos.map((video) => ({
              value: video.videoId,
              label: readLocal(video.title, locale),
            }))}
            onChange={(videoId) => change({ videoId: videoId || null })}
          />
          {body.type === 'multiple' && (
            <SelectField
              id={`${id}-scoring`}
              label={t('office.training.scoring')}
              value={body.scoring ?? ''}
              none={t('office.training.scoringAsExam')}
              choices={choicesOf(scorings, (value) => t(`office.training.scorings.${value}`))}
              onChange={(scoring) => change({ scoring: scoring || null })}
            />
          )}
        </div>
        <LocalField
          label={t('office.training.question')}
          value={body.text}
          error={errorOf('text')}
          onChange={(text) => change({ text })}
        />
        <div className={classes.form}>
          <p className={classes.label}>{t('office.training.options')}</p>
          <FieldError id={`${id}-options-error`} error={errorOf('options') ?? errorOf('right')} />
          {body.options.map(optionRow)}
          {!isTrueFalse && body.options.length < bankRules.optionsMax && (
            <div className="row gap-12 items-center">
              <ToolButton
                icon="plus"
                onClick={() => change({ options: [...body.options, blankOption()] })}
              >
                {t('office.training.addOption')}
              </ToolButton>
            </div>
          )}
        </div>
        <FieldError id={`${id}-mustAsk-error`} error={errorOf('mustAsk')} />
        <Checkbox
          id={`${id}-mustAsk`}
          label={t('office.training.mustAsk')}
          checked={body.mustAsk}
          onChange={(mustAsk) => change({ mustAsk })}
        />
        <LocalField
          label={t('office.training.explanation')}
          value={body.explanation}
          long
          onChange={(explanation) => change({ explanation })}
        />
        <DialogFoot
          action={t('office.training.save')}
          icon="floppy-disk"
          busy={busy}
          onAway={onClose}
        />
      </form>
    </OfficeDialog>
  );
}
