import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Registration, RegistrationState } from '#contract/activity/register.ts';
import { joinRules } from '#contract/activity/register.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { FewPlaces } from './few-places.tsx';
import { type PartyValues, partyValuesOf } from './join-values.ts';
import { NeedsFields, PeopleField } from './party-fields.tsx';
import { type ChangeField, useChange } from './use-change.ts';

type Props = {
  activityId: string;
  registration: Registration;
  onDone: (state: RegistrationState) => void;
  onCancel: () => void;
};

/** Another number of people, or other needs, without giving up the places. */
export function ChangeParty({ activityId, registration, onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.focus(), []);
  const [values, setValues] = useState<PartyValues>(() => partyValuesOf(registration));
  const lineOf = useCallback(
    (field: ChangeField, message: string) =>
      t('register.errorLine', { label: t(`activity.${field}`), message }),
    [t],
  );
  const { setErrors, errors, errorOf } = useFormErrors<ChangeField>(id, lineOf);
  const change = useChange({ activityId, setErrors, onDone });
  const set = (part: Partial<PartyValues>) => {
    change.forgetFree();
    setValues((before) => ({ ...before, ...part }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (values.needsNote.trim().length > joinRules.needsNoteMax)
      return setErrors([{ field: 'needsNote', key: 'fields.tooLong' }]);
    change.send(values);
  };
  const party = { id, values, set, errorOf };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="stack gap-20"
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t('activity.changeParty')}
    >
      <FormErrors errors={errors} />
      <PeopleField {...party} />
      <NeedsFields {...party} />
      {change.free === null ? (
        <div className="row gap-12">
          <Button type="submit" icon="check" busy={change.busy}>
            {t('activity.changeSave')}
          </Button>
          <Button variant="line" onClick={onCancel}>
            {t('activity.changeNot')}
          </Button>
        </div>
      ) : (
        <FewPlaces
          free={change.free}
          has={registration.companions + 1}
          wanted={values.companions + 1}
          busy={change.busy}
          onWait={() => change.send(values, true)}
          onKeep={() => change.send({ ...values, companions: registration.companions })}
        />
      )}
    </form>
  );
}
