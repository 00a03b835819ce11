import { type SubmitEvent, useId } from 'react';
import {
  createTraining,
  deleteTraining,
  type OfficeTraining,
  type TrainingBody,
  updateTraining,
} from '#contract/training/contents-office.ts';
import { answerReviews } from '#contract/training/exam.ts';
import { getInserviceChoices } from '#contract/training/inservice-office.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import {
  Checkbox,
  Checkboxes,
  choicesOf,
  NumberField,
  SelectField,
  TextField,
} from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { PictureField } from './picture-field.tsx';
import { suggestHours } from './suggest-hours.ts';
import classes from './training.module.css';

const blank: TrainingBody = {
  title: {},
  summary: {},
  picture: '',
  inOrder: true,
  questionCount: 10,
  perChapter: 0,
  totalScore: 100,
  passScore: 80,
  minutes: null,
  attempts: 3,
  waitHours: 24,
  review: 'after_pass',
  partialScore: false,
  validMonths: 12,
  creditHours: 0,
  subjects: [],
  edition: '1',
  published: false,
};
type Field = keyof TrainingBody;
const fields = Object.keys(blank) as Field[];

const bodyOf = (training: OfficeTraining): TrainingBody => {
  const entries = fields.map((name) => [name, training[name]]);
  return Object.fromEntries(entries) as TrainingBody;
};

/** Number fields with their range; `none` says what empty means. */
const numbers = [
  { name: 'questionCount', min: 1, max: 200, none: null },
  { name: 'perChapter', min: 0, max: 50, none: 'perChapterHint' },
  { name: 'totalScore', min: 1, max: 1000, none: null },
  { name: 'passScore', min: 1, max: 1000, none: null },
  { name: 'minutes', min: 1, max: 600, none: 'emptyIsNone' },
  { name: 'attempts', min: 1, max: 50, none: 'emptyIsNone' },
  { name: 'waitHours', min: 0, max: 720, none: null },
  { name: 'validMonths', min: 1, max: 120, none: 'emptyIsEver' },
] as const;

type Props = {
  /** Null for a new one. */
  training: OfficeTraining | null;
  onSaved: (training: OfficeTraining) => void;
  onRemoved: () => void;
  onStale: () => void;
};

export function RulesForm({ training, onSaved, onRemoved, onStale }: Props) {
  const { t, locale } = useTranslation();
  const id = useId();
  const subjects = useCall(getInserviceChoices, {}, [locale]).loaded.data?.subjects ?? [];
  const kept = useKept<TrainingBody>(
    `training ${training ? `${training.trainingId} ${training.version}` : 'new'}`,
    training ? bodyOf(training) : blank,
  );
  const { values: body, change } = kept;
  const { setErrors, errors, errorOf, fieldOf } = useMendedErrors<Field>(id, body);
  const { busy, run } = useAction(atFields(fields, setErrors));

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => {
      const saved = training
        ? await call(updateTraining, {
            params: { trainingId: training.trainingId },
            body: { ...body, version: training.version },
          })
        : await call(createTraining, { body });
      setErrors([]);
      kept.drop();
      notifySuccess(t('office.training.saved'));
      onSaved(saved);
    });
  };
  const removing = useAction();
  const remove = async ({ trainingId, version }: OfficeTraining) => {
    if (!window.confirm(t('office.surely'))) return;
    const removed = await removing.run(async () => {
      await call(deleteTraining, { params: { trainingId }, query: { version } });
      notifySuccess(t('office.training.removed'));
    });
    if (removed) onRemoved();
    else onStale();
  };
  const tick = (name: 'inOrder' | 'partialScore' | 'published', label: string) => (
    <Checkbox
      id={`${id}-${name}`}
      label={label}
      checked={body[name]}
      onChange={(checked) => change({ [name]: checked })}
    />
  );

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      <LocalField
        label={t('office.training.title')}
        value={body.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <LocalField
        label={t('office.training.summary')}
        value={body.summary}
        error={errorOf('summary')}
        long
        onChange={(summary) => change({ summary })}
      />
      <PictureField
        label={t('office.training.picture')}
        hint={t('office.training.choosePicture')}
        value={body.picture}
        error={errorOf('picture')}
        onChange={(picture) => change({ picture })}
      />
      <h2>{t('office.training.rules')}</h2>
      <div className={classes.rules}>
        {numbers.map(({ name, min, max, none }) => (
          <NumberField
            key={name}
            id={`${id}-${name}`}
            label={t(`office.training.${name}`)}
            value={body[name]}
            min={min}
            max={max}
            error={errorOf(name)}
            {...(none && { hint: t(`office.training.${none}`) })}
            {...(name === 'questionCount' && {
              hint: t('office.training.bankHas', { count: training?.questions ?? 0 }),
            })}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <SelectField
          id={`${id}-review`}
          label={t('office.training.review')}
          value={body.review}
          choices={choicesOf(answerReviews, (value) => t(`office.training.reviews.${value}`))}
          onChange={(review) => change({ review })}
        />
        <TextField
          {...fieldOf('creditHours')}
          label={t('office.training.creditHours')}
          hint={
            training && training.videos.length > 0
              ? `${t('office.training.creditHint')} ${t(
                  'office.training.creditSuggested',
                  suggestHours({ ...body, videos: training.videos }),
                )}`
              : t('office.training.creditHint')
          }
          type="number"
          min={0}
          max={40}
          step={0.25}
          value={String(body.creditHours)}
          onChange={(hours) => change({ creditHours: Number(hours) })}
        />
        <TextField
          {...fieldOf('edition')}
          label={t('office.training.edition')}
          value={body.edition}
          onChange={(edition) => change({ edition })}
        />
      </div>
      <div id={`${id}-subjects`}>
        <Checkboxes
          label={t('office.training.subjects')}
          options={subjects.map(({ code, name }) => ({ value: code, label: name }))}
          value={body.subjects}
          onChange={(chosen) => change({ subjects: chosen })}
        />
        <FieldError id={`${id}-subjects-error`} error={errorOf('subjects')} />
      </div>
      <div className="stack gap-4">
        {tick('inOrder', t('office.training.inOrder'))}
        {tick('partialScore', t('office.training.partialScore'))}
        {tick('published', t('office.training.publish'))}
        <FieldError id={`${id}-published-error`} error={errorOf('published')} />
      </div>
      <div className="row gap-12 items-center">
        <Button type="submit" size="small" icon="floppy-disk" busy={busy}>
          {t('office.training.save')}
        </Button>
        {training && training.enrolled === 0 && (
          <Button variant="danger" size="small" icon="trash" onClick={() => remove(training)}>
            {t('office.training.removeTraining')}
          </Button>
        )}
        {training && training.enrolled > 0 && (
          <span className="muted">{t('office.training.inUse')}</span>
        )}
      </div>
    </form>
  );
}
