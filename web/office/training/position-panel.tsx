import { type SubmitEvent, useId } from 'react';
import type { YearSummary } from '#contract/training/inservice.ts';
import {
  getInserviceChoices,
  getTraineeYear,
  type Position,
  savePosition,
} from '#contract/training/inservice-office.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { ClearanceBadge } from '#web/office/ui/clearance-badge.tsx';
import { SelectField, TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { IdCardButton } from './papers/id-card-button.tsx';
import { TranscriptButton } from './papers/transcript-button.tsx';
import classes from './training.module.css';

const words = 'office.inservice';

type FormProps = { userId: string; position: Position; onSaved: () => void };
type Field = 'role' | 'hiredOn' | 'employeeNumber' | 'team';
const fields: Field[] = ['role', 'hiredOn', 'employeeNumber', 'team'];

/** What the office knows of a caregiver's employment. */
export function PositionForm({ userId, position, onSaved }: FormProps) {
  const { t, locale } = useTranslation();
  const id = useId();
  const kept = useKept(`position ${userId} ${position.version}`, {
    role: position.role ?? '',
    hiredOn: position.hiredOn ?? '',
    employeeNumber: position.employeeNumber ?? '',
    team: position.team ?? '',
  });
  const { role, hiredOn, employeeNumber, team } = kept.values;
  const { setErrors, errors, fieldOf } = useMendedErrors<Field>(id, kept.values);
  const { busy, run } = useAction(atFields(fields, setErrors));
  const roles = useCall(getInserviceChoices, {}, [locale]).loaded.data?.roles ?? [];
  const choices = roles.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  // One that the settings no longer have stays until another is chosen.
  const isKnown = !role || choices.some(({ value }) => value === role);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => {
      const body = {
        role: role || null,
        hiredOn: hiredOn || null,
        employeeNumber: employeeNumber.trim() || null,
        team: team.trim() || null,
        version: position.version,
      };
      await call(savePosition, { params: { userId }, body });
      kept.drop();
      setErrors([]);
      notifySuccess(t(`${words}.positionSaved`));
      onSaved();
    });
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      <div className={classes.rules}>
        <SelectField
          {...fieldOf('role')}
          label={t(`${words}.role`)}
          none={t(`${words}.noRole`)}
          choices={isKnown ? choices : [...choices, { value: role, label: role }]}
          {...kept.field('role')}
        />
        <TextField
          {...fieldOf('hiredOn')}
          label={t(`${words}.hiredOn`)}
          type="date"
          autoComplete="off"
          {...kept.field('hiredOn')}
        />
        <TextField
          {...fieldOf('employeeNumber')}
          label={t(`${words}.employeeNumber`)}
          autoComplete="off"
          {...kept.field('employeeNumber')}
        />
        <TextField
          {...fieldOf('team')}
          label={t('office.plans.team')}
          autoComplete="off"
          {...kept.field('team')}
        />
      </div>
      {/* Within its field it would push that one out of line. */}
      <p className="muted">
        {t('office.plans.team')} · {t('office.plans.teamHint')}
      </p>
      <div>
        <ToolButton type="submit" icon="floppy-disk" busy={busy}>
          {t(`${words}.positionSave`)}
        </ToolButton>
      </div>
    </form>
  );
}

function Hours({ year }: { year: YearSummary }) {
  const { t } = useTranslation();
  const { hoursDone: hours, hoursDue: due, complete, subjects } = year;
  return (
    <>
      <p className="keep">
        {due === null
          ? t(`${words}.done`, { hours, year: year.year })
          : t(`${words}.doneOf`, { hours, due, year: year.year })}{' '}
        {complete !== null && (
          <Badge tone={complete ? 'good' : 'wait'}>
            {t(complete ? `${words}.complete` : `${words}.incomplete`)}
          </Badge>
        )}
      </p>
      {subjects.length > 0 && (
        <ul aria-label={t(`${words}.subjects`)} className="row gap-12">
          {subjects.map(({ code, name, done }) => (
            <li key={code}>
              <Badge tone={done ? 'good' : 'wait'} icon={done ? 'check' : 'hourglass-medium'}>
                {name} · {t(done ? `${words}.covered` : `${words}.notCovered`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A caregiver's role, hire date and hours of this year. */
export function PositionPanel({ userId, name }: { userId: string; name: string }) {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(getTraineeYear, { params: { userId }, query: {} }, [locale]);
  return (
    <Panel title={t(`${words}.position`)}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <ClearanceBadge clearance={loaded.data.clearance} always />
          <Hours year={loaded.data.year} />
          <div className="row gap-12 items-end">
            <TranscriptButton userId={userId} name={name} />
            {loaded.data.clearance === 'cleared' && <IdCardButton userId={userId} name={name} />}
          </div>
          <PositionForm
            key={loaded.data.position.version}
            userId={userId}
            position={loaded.data.position}
            onSaved={reload}
          />
        </>
      )}
    </Panel>
  );
}
