import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cancelRegistration,
  type Registration,
  type RegistrationState,
} from '#contract/activity/register.ts';
import { Ticket } from '#web/features/activity/detail/ticket.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './own-registration.module.css';

/** The requested help as text. */
export const useNeeds = ({ needs, needsNote }: Registration): string => {
  const { t } = useTranslation();
  return [...needs.map((need) => t(`activity.need.${need}`)), needsNote]
    .filter(Boolean)
    .join(' · ');
};

function Asked({ registration }: { registration: Registration }) {
  const { t } = useTranslation();
  const needs = useNeeds(registration);
  return needs ? <p className={classes.needs}>{t('activity.yourNeeds', { needs })}</p> : null;
}

type Props = {
  activityId: string;
  state: RegistrationState;
  /** The activity has not started. */
  canCancel: boolean;
  onChanged: () => void;
};

/** The user's registration or waitlist position; cancelling asks for confirmation. */
export function OwnRegistration({ activityId, state, canCancel, onChanged }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const waits = state.status === 'waitlisted';
  const people = (state.registration?.companions ?? 0) + 1;

  const cancel = async () => {
    await run(async () => {
      await call(cancelRegistration, { query: { activityId } });
      notifySuccess(t(waits ? 'activity.leftWaitlist' : 'activity.cancelled'));
      setAsking(false);
    });
    // After a refusal, too: what is shown here may be outdated.
    onChanged();
  };

  return (
    <div className={waits ? classes.waits : classes.has}>
      <p className={classes.title}>
        <Icon name={waits ? 'hourglass-medium' : 'ticket'} />
        <b>{waits ? t('activity.position', { n: state.position ?? 1 }) : t('cards.registered')}</b>
      </p>
      <p>{t(waits ? 'activity.positionText' : 'activity.mineText', { people })}</p>
      {state.registration && <Asked registration={state.registration} />}
      {state.registration && !waits && (
        <Ticket registrationId={state.registration.registrationId} />
      )}
      {canCancel &&
        (asking ? (
          <SureQuestion
            question={t(waits ? 'activity.leaveSure' : 'activity.cancelSure')}
            yes={t(waits ? 'activity.leaveYes' : 'activity.cancelYes')}
            no={t('activity.cancelNo')}
            busy={busy}
            onYes={cancel}
            onNo={() => setAsking(false)}
          >
            {t(waits ? 'activity.leaveText' : 'activity.cancelText')}
          </SureQuestion>
        ) : (
          <>
            <p className="muted">{t('activity.change')}</p>
            <Button variant="danger" icon="x" className="no-print" onClick={() => setAsking(true)}>
              {t(waits ? 'activity.leave' : 'activity.cancel')}
            </Button>
          </>
        ))}
    </div>
  );
}
