import { useId, useState } from 'react';
import type { WholePerson } from '#contract/account/people-office.ts';
import { type ClosePlan, closePerson } from '#contract/account/person-close.ts';
import { type CloseReason, closeReasons } from '#contract/account/person-words.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { MessagePreview } from '#web/office/ui/message-preview.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import classes from './people.module.css';

/** What closing an account canceled, or would cancel. */
export function EndedList({ ended }: { ended: ClosePlan['ended'] }) {
  const { t, locale } = useTranslation();
  return (
    <ul className={classes.list}>
      {keyed(ended, ({ part, title, when }) => `${part} ${title} ${when}`).map(({ key, one }) => (
        <li key={key}>
          <span className="muted">{t(`office.personClose.part.${one.part}`)}</span> {one.title}
          {one.when && ` · ${formatDateTime(one.when, locale)}`}
        </li>
      ))}
    </ul>
  );
}

function PlanView({ plan: { ended, paused, messages } }: { plan: ClosePlan }) {
  const { t } = useTranslation();
  return (
    <>
      <section>
        <h3>{t('office.personClose.ended')}</h3>
        {ended.length ? <EndedList ended={ended} /> : <p>{t('office.personClose.endedNone')}</p>}
      </section>
      {paused.length > 0 && (
        <section>
          <h3>{t('office.personClose.paused')}</h3>
          <ul className={classes.list}>
            {paused.map(({ part, count }) => (
              <li key={part}>{t(`office.personClose.pausedPart.${part}`, { count })}</li>
            ))}
          </ul>
          <p className="muted">{t('office.personClose.pausedLead')}</p>
        </section>
      )}
      {messages.length > 0 && (
        <section className={classes.form}>
          <p>{t('office.personClose.others')}</p>
          <MessagePreview messages={messages} />
        </section>
      )}
    </>
  );
}

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Closes an account with a reason, after a list of what that cancels. */
export function CloseDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const params = { userId: person.userId };
  const { loaded, reload } = useCall(closePerson, { params, body: {} });
  const kept = useKept(`close ${person.userId}`, { reason: '' as CloseReason | '', note: '' });
  const { reason, note } = kept.values;
  const [isStale, setStale] = useState(false);
  const { setErrors, fieldOf } = useMendedErrors<'reason' | 'note'>(id, kept.values);
  const { busy, run } = useAction((error) => {
    // The list is out of date: load it again, and say so.
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      setStale(true);
      reload();
      return true;
    }
    return atFields(['reason', 'note'], setErrors)(error);
  });
  const close = (plan: string) =>
    run(async () => {
      setErrors([]);
      setStale(false);
      await call(closePerson, { params, body: { ...(reason && { reason }), note, plan } });
      kept.drop();
      notifySuccess(t('office.personClose.closed'));
      onDone();
    });
  return (
    <OfficeDialog
      title={t('office.personClose.closeTitle', { name: shortName(person) })}
      onClose={onClose}
    >
      <div className={classes.form}>
        <p>{t('office.personClose.lead')}</p>
        <SelectField
          {...fieldOf('reason')}
          size="normal"
          label={t('office.personClose.reason')}
          required
          none={t('office.personClose.chooseReason')}
          choices={choicesOf(closeReasons, (one) => t(`office.personClose.reasons.${one}`))}
          {...kept.field('reason')}
        />
        <TextField
          {...fieldOf('note')}
          size="normal"
          rows={2}
          label={t('office.personClose.note')}
          {...kept.field('note')}
        />
        {isStale && (
          <AlertPanel kind="wait" role="status" title={t('office.personClose.changed')} />
        )}
        <QueryStatus loaded={loaded} reload={reload} />
        {loaded.status === 'success' && (
          <>
            <PlanView plan={loaded.data} />
            <DialogFoot
              action={t('office.personClose.closeNow')}
              variant="danger"
              size="normal"
              busy={busy}
              onAction={() => close(loaded.data.plan)}
              onAway={onClose}
            />
          </>
        )}
      </div>
    </OfficeDialog>
  );
}
