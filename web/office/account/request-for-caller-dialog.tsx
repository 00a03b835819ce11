import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholePerson } from '#contract/account/people-office.ts';
import {
  askForCaller,
  getCallerChoices,
  getCallerSlots,
} from '#contract/services/caller-office.ts';
import type { ServiceMethod } from '#contract/services/records.ts';
import { call } from '#web/lib/api/api.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDay, formatTime } from '#web/lib/i18n/dates.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { DialogFoot } from '#web/office/ui/dialog-foot.tsx';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './people.module.css';
import { PersonPreviewStep } from './person-preview-step.tsx';

type Slot = { reserveDate: string; reserveTime: string };

/** Chooses a free day and time. */
function SlotChoice({
  userId,
  companyAddressId,
  slot,
  onChange,
}: {
  userId: string;
  companyAddressId: string;
  slot: Slot | null;
  onChange: (slot: Slot | null) => void;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { loaded, reload } = useCall(getCallerSlots, {
    params: { userId },
    query: { companyAddressId },
  });
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const { days } = loaded.data;
  const timesOf = (reserveDate: string) =>
    days.find((day) => day.reserveDate === reserveDate)?.times.filter((one) => one.available) ?? [];
  if (!days.length) return <p role="status">{t('office.people.noTimes')}</p>;
  return (
    <div className={classes.pair}>
      <SelectField
        size="normal"
        required
        label={t('office.people.day')}
        value={slot?.reserveDate ?? ''}
        none=""
        choices={days.map((day) => ({
          value: day.reserveDate,
          label: formatDay(day.reserveDate, locale),
        }))}
        onChange={(reserveDate) => {
          const [time] = timesOf(reserveDate);
          onChange(time ? { reserveDate, reserveTime: time.reserveTime } : null);
        }}
      />
      {slot && (
        <SelectField
          size="normal"
          required
          label={t('office.people.time')}
          value={slot.reserveTime}
          choices={timesOf(slot.reserveDate).map(({ reserveTime }) => ({
            value: reserveTime,
            label: formatTime(`${slot.reserveDate} ${reserveTime}`, locale),
          }))}
          onChange={(reserveTime) => onChange({ ...slot, reserveTime })}
        />
      )}
    </div>
  );
}

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Requests a service or books a visit for a caller. */
export function RequestForCallerDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { userId } = person;
  const kept = useKept(`request for ${userId}`, {
    serviceId: '',
    method: 'online' as ServiceMethod,
    companyAddressId: '',
    note: '',
  });
  const { serviceId, method, companyAddressId, note } = kept.values;
  // Not kept: it may be taken by then.
  const [slot, setSlot] = useState<Slot | null>(null);
  const [requestKey] = useState(() => crypto.randomUUID());
  const { loaded, reload } = useCall(getCallerChoices, { params: { userId } });
  const services = loaded.data?.services ?? [];
  const offices = loaded.data?.offices ?? [];
  const service = services.find((one) => one.serviceId === serviceId) ?? services[0];
  const chosen = service?.methods.includes(method) ? method : (service?.methods[0] ?? 'online');
  const office = companyAddressId || (offices[0]?.companyAddressId ?? '');

  const form = usePreviewed({
    send: (preview) => {
      const body = {
        serviceId: service?.serviceId ?? '',
        method: chosen,
        requestKey,
        ...(note.trim() && { note }),
        ...(chosen === 'offline' && slot && { companyAddressId: office, ...slot }),
        ...(preview && { preview: true as const }),
      };
      return call(askForCaller, { params: { userId }, body });
    },
    onDone: ({ recordNo }) => {
      kept.drop();
      notifySuccess(t('office.people.booked', { no: recordNo }));
      onDone();
    },
  });
  const { shown } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== 'offline' || slot) form.preview();
  };

  return (
    <OfficeDialog title={t('office.people.forCaller')} onClose={onClose}>
      <QueryStatus loaded={loaded} reload={reload} />
      {shown && (
        <PersonPreviewStep form={form} messages={shown.messages} action={t('office.people.book')} />
      )}
      {!shown && service && (
        <form className={classes.form} method="post" noValidate onSubmit={submit}>
          <p>{t('office.people.forCallerLead')}</p>
          <SelectField
            size="normal"
            required
            label={t('office.people.service')}
            value={service.serviceId}
            choices={services.map((one) => ({ value: one.serviceId, label: one.name }))}
            onChange={kept.set('serviceId')}
          />
          <SelectField
            size="normal"
            required
            label={t('office.people.method')}
            value={chosen}
            choices={choicesOf(service.methods, (value) => t(`office.people.methods.${value}`))}
            onChange={kept.set('method')}
          />
          {chosen === 'offline' && (
            <>
              <SelectField
                size="normal"
                required
                label={t('office.people.office')}
                value={office}
                choices={offices.map((one) => ({ value: one.companyAddressId, label: one.name }))}
                onChange={(value) => {
                  kept.change({ companyAddressId: value });
                  setSlot(null);
                }}
              />
              {office && (
                <SlotChoice
                  key={office}
                  userId={userId}
                  companyAddressId={office}
                  slot={slot}
                  onChange={setSlot}
                />
              )}
            </>
          )}
          <TextField
            size="normal"
            label={t('office.people.note')}
            rows={3}
            value={note}
            onChange={kept.set('note')}
          />
          <DialogFoot>
            <Button
              type="submit"
              busy={form.busy}
              aria-disabled={chosen === 'offline' && !slot ? true : undefined}
            >
              {t('office.people.enterNext')}
            </Button>
          </DialogFoot>
        </form>
      )}
    </OfficeDialog>
  );
}
