import { useEffect, useRef } from 'react';
import type { RegistrationState } from '#contract/activity/register.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { FewPlaces } from './few-places.tsx';
import { isSameParty, type PartyValues, partyValuesOf } from './join-values.ts';
import { useChange } from './use-change.ts';

type Props = {
  activityId: string;
  state: RegistrationState;
  /** What the form says now. */
  values: PartyValues;
  onDone: (state: RegistrationState) => void;
  onKeep: () => void;
};

const noErrors = () => {};

/** Registered before, perhaps by a daughter on her phone: for how many, and whether to use the form's number instead. */
export function AlreadyJoined({ activityId, state, values, onDone, onKeep }: Props) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const change = useChange({ activityId, setErrors: noErrors, onDone });
  const { registration } = state;
  const before = registration ? partyValuesOf(registration) : null;
  const has = (registration?.companions ?? 0) + 1;
  const wanted = values.companions + 1;
  const waits = state.status === 'waitlisted';
  const same = !before || isSameParty(before, values);
  if (change.free !== null)
    return (
      <FewPlaces
        {...{ has, wanted }}
        free={change.free}
        busy={change.busy}
        onWait={() => change.send(values, true)}
        onKeep={() => change.send({ ...values, companions: has - 1 })}
      />
    );
  return (
    <div ref={panel} tabIndex={-1}>
      <AlertPanel
        kind="good"
        role="alert"
        title={t(waits ? 'activity.alreadyWaits' : 'activity.already', {
          n: (before?.companions ?? 0) + 1,
        })}
        actions={
          <>
            {!same && (
              <Button busy={change.busy} onClick={() => change.send(values)}>
                {t('activity.alreadyChange', { n: wanted })}
              </Button>
            )}
            <Button variant={same ? 'jade' : 'line'} onClick={onKeep}>
              {t('activity.alreadyKeep')}
            </Button>
          </>
        }
      >
        <p>{t(same ? 'activity.alreadySame' : 'activity.alreadyText')}</p>
      </AlertPanel>
    </div>
  );
}
