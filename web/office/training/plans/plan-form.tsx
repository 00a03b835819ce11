import { type SubmitEvent, useId, useState } from 'react';
import { listOfficeTrainings } from '#contract/training/contents-office.ts';
import { getInserviceChoices } from '#contract/training/inservice-office.ts';
import { addPlan, type audiences, dueKinds, planRules } from '#contract/training/plan-office.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, NumberField, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import classes from '../training.module.css';

const words = 'office.plans';
const groups = ['role', 'team'] as const satisfies readonly (typeof audiences)[number][];
type Group = (typeof groups)[number];
type DueKind = (typeof dueKinds)[number];
type Name = 'trainingId' | 'role' | 'team' | 'userId' | 'dueDay' | 'dueDays';
const names: Name[] = ['trainingId', 'role', 'team', 'userId', 'dueDay', 'dueDays'];

type Props = {
  teams: readonly string[];
  /** For this person alone. */
  userId?: string | undefined;
  onAdded: () => void;
};

/** Plans a training for a role or team, or on a person's page for that person. */
export function PlanForm({ teams, userId, onAdded }: Props) {
  const { t, locale } = useTranslation();
  const id = useId();
  const [requestKey, setKey] = useState(newRequestKey);
  const kept = useKept(`plan ${userId ?? ''}`, {
    trainingId: '',
    group: 'role' as Group,
    role: '',
    team: '',
    dueKind: 'day' as DueKind,
    dueDay: '',
    dueDays: 30 as number | null,
  });
  const { trainingId, group, role, team, dueKind, dueDay, dueDays } = kept.values;
  const { setErrors, errors, fieldOf } = useMendedErrors<Name>(id, {
    trainingId,
    role,
    team,
    dueDay,
    dueDays,
  });
  const { busy, run } = useAction(atFields(names, setErrors));
  const trainings = useCall(listOfficeTrainings, {}, [locale]).loaded.data ?? [];
  const roles = useCall(getInserviceChoices, {}, [locale]).loaded.data?.roles ?? [];
  const audience = userId ? ('person' as const) : group;

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => {
      const body = {
        requestKey,
        trainingId,
        audience,
        dueKind,
        ...(userId && { userId }),
        ...(audience === 'role' && role && { role }),
        ...(audience === 'team' && team && { team }),
        ...(dueKind === 'day' && dueDay && { dueDay }),
        ...(dueKind === 'hire' && dueDays && { dueDays }),
      };
      await call(addPlan, { body });
      setErrors([]);
      kept.forget();
      setKey(newRequestKey());
      notifySuccess(t(`${words}.added`));
      onAdded();
    });
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      <div className={classes.rules}>
        <SelectField
          {...fieldOf('trainingId')}
          label={t(`${words}.training`)}
          none="–"
          choices={trainings.map((one) => ({
            value: one.trainingId,
            label: readLocal(one.title, locale),
          }))}
          {...kept.field('trainingId')}
        />
        {!userId && (
          <SelectField
            label={t(`${words}.audience`)}
            choices={choicesOf(groups, (value) => t(`${words}.audiences.${value}`))}
            {...kept.field('group')}
          />
        )}
        {audience === 'role' && (
          <SelectField
            {...fieldOf('role')}
            label={t(`${words}.role`)}
            none="–"
            choices={roles.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
            {...kept.field('role')}
          />
        )}
        {audience === 'team' && (
          <SelectField
            {...fieldOf('team')}
            label={t(`${words}.team`)}
            hint={teams.length ? undefined : t(`${words}.noTeams`)}
            none="–"
            choices={choicesOf(teams, (value) => value)}
            {...kept.field('team')}
          />
        )}
        <SelectField
          label={t(`${words}.due`)}
          choices={choicesOf(dueKinds, (value) => t(`${words}.dueKinds.${value}`))}
          {...kept.field('dueKind')}
        />
        {dueKind === 'day' && (
          <TextField
            {...fieldOf('dueDay')}
            label={t(`${words}.day`)}
            type="date"
            autoComplete="off"
            {...kept.field('dueDay')}
          />
        )}
        {dueKind === 'hire' && (
          <NumberField
            {...fieldOf('dueDays')}
            label={t(`${words}.days`)}
            min={1}
            max={planRules.afterHireMax}
            {...kept.field('dueDays')}
          />
        )}
      </div>
      <div>
        <ToolButton type="submit" icon="plus" busy={busy}>
          {t(`${words}.add`)}
        </ToolButton>
      </div>
    </form>
  );
}
