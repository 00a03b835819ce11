import { useState } from 'react';
import {
  cancelRegistration,
  type Registration,
  type RegistrationState,
} from '#contract/activity/register.ts';
import { Ticket } from '#web/features/activity/detail/ticket.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { ChangeParty } from './change-party.tsx';
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
  const [changing, setChanging] = useState(false);
  const { busy, run } = useAction();
  const waits = state.status === 'waitlisted';
  const { registration } = state;
  const people = (registration?.companions ?? 0) + 1;
  const more = registration?.waitingCompanions ?? 0;

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
      {more > 0 && <p>{t('activity.moreWaiting', { n: more })}</p>}
      {registration && <Asked registration={registration} />}
      {registration && !waits && <Ticket registrationId={registration.registrationId} />}
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
        ) : changing && registration ? (
          <ChangeParty
            activityId={activityId}
            registration={registration}
            onDone={(next) => {
              const more = next.registration?.waitingCompanions;
              notifySuccess(
                more
                  ? t('activity.changedWaiting', { n: more })
                  : t('activity.changed', { n: (next.registration?.companions ?? 0) + 1 }),
              );
              setChanging(false);
              onChanged();
            }}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <>
            <Button
              variant="line"
              icon="note-pencil"
              className="no-print"
              onClick={() => setChanging(true)}
            >
              {t('activity.changeParty')}
            </Button>
            <Button variant="danger" icon="x" className="no-print" onClick={() => setAsking(true)}>
              {t(waits ? 'activity.leave' : 'activity.cancel')}
            </Button>
          </>
        ))}
    </div>
  );
}
