import { useState } from 'react';
import { askForCaller, getCallerChoices } from '#contract/services/caller-office.ts';
import type { ServiceMethod } from '#contract/services/records.ts';
import type { Slot } from '#contract/services/services.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, PreviewFoot } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import type { Booker } from './booker.ts';
import classes from './forms.module.css';
import { SlotChoice } from './slot-choice.tsx';
import { type Place, useSlots } from './use-slots.ts';

/** What was pressed: a free slot of the board, or the one that is running. */
export type Wanted = { companyAddressId?: string; slot?: Slot; walkIn?: boolean };

type Props = {
  person: Booker;
  wanted: Wanted;
  /** To another person; without it the person is given. */
  onBack?: (() => void) | undefined;
  onDone: (recordId: string) => void;
};
type Choices = {
  services: readonly { serviceId: string; name: string; methods: readonly ServiceMethod[] }[];
  offices: readonly { companyAddressId: string; name: string }[];
};

function WhatForm({ person, wanted, onBack, onDone, services, offices }: Props & Choices) {
  const { t } = useTranslation();
  const { userId } = person;
  const kept = useKept(`request for ${userId}`, {
    serviceId: '',
    method: 'offline' as ServiceMethod,
    companyAddressId: '',
    note: '',
    /** Why somebody is put into a full slot. */
    beyond: '',
  });
  const { serviceId, note } = kept.values;
  // The time is not kept: it may be taken by then.
  const [place, setPlace] = useState<Place>({
    companyAddressId:
      [wanted.companyAddressId, kept.values.companyAddressId].find((id) =>
        offices.some((one) => one.companyAddressId === id),
      ) ??
      offices[0]?.companyAddressId ??
      '',
    slot: wanted.slot ?? null,
    walkIn: wanted.walkIn,
    beyond: kept.values.beyond,
  });
  const slots = useSlots({ userId, place });
  const [requestKey] = useState(newRequestKey);
  const service = services.find((one) => one.serviceId === serviceId);
  const methods = service?.methods ?? ['offline'];
  const method = methods.includes(kept.values.method)
    ? kept.values.method
    : (methods[0] ?? 'offline');
  const isVisit = method === 'offline';
  const { slot, beyond = '' } = place;
  const isWalkIn = isVisit && slots.isNow;
  const name = person.names.chinese ?? person.names.latin;

  const form = usePreviewed({
    send: (preview) => {
      const body = {
        serviceId,
        method,
        requestKey,
        ...(note.trim() && { note }),
        ...(isVisit && slot && { companyAddressId: place.companyAddressId, ...slot }),
        ...(isWalkIn && { walkIn: slots.needsReason ? { beyond: beyond.trim() } : {} }),
        ...(preview && { preview: true as const }),
      };
      return call(askForCaller, { params: { userId }, body });
    },
    onDone: ({ recordId, recordNo }) => {
      kept.drop();
      const said = isWalkIn
        ? t('office.booking.walkInDone', { name })
        : isVisit
          ? t('office.days.bookDone')
          : t('office.people.booked', { no: recordNo });
      notifySuccess(said);
      onDone(recordId ?? '');
    },
    onRefused: ({ code }: ApiError) => {
      if (code?.startsWith('slot_')) slots.reload();
      return false;
    },
  });
  const choose = (next: Place) => {
    setPlace(next);
    kept.change({ companyAddressId: next.companyAddressId, beyond: next.beyond ?? '' });
    form.back();
  };
  const isReady =
    service &&
    (!isVisit || (slot && (!place.walkIn || isWalkIn))) &&
    (!slots.needsReason || beyond.trim());
  const away = onBack && { away: t('office.days.back'), onAway: onBack };
  return (
    <div className={classes.form}>
      <p>
        <b>{[person.names.chinese, person.names.latin].filter(Boolean).join(' ')}</b> ·{' '}
        {t('office.days.phoneEnd', { end: person.phoneEnd })} · {localeNames[person.locale]}
      </p>
      <div className={classes.pair}>
        <SelectField
          label={t('office.days.chooseService')}
          required
          value={serviceId}
          none={t('office.days.pleaseChoose')}
          choices={services.map((one) => ({ value: one.serviceId, label: one.name }))}
          onChange={(value) => {
            kept.change({ serviceId: value });
            form.back();
          }}
        />
        {methods.length > 1 && (
          <SelectField
            label={t('office.people.method')}
            required
            value={method}
            choices={choicesOf(methods, (value) => t(`office.people.methods.${value}`))}
            onChange={(value) => {
              kept.change({ method: value });
              form.back();
            }}
          />
        )}
      </div>
      {isVisit && (
        <SlotChoice walkIns slots={slots} offices={offices} place={place} onChange={choose} />
      )}
      <TextField
        label={t('office.people.note')}
        rows={2}
        value={note}
        onChange={(text) => {
          kept.change({ note: text });
          form.back();
        }}
      />
      {isWalkIn ? (
        <>
          <p>{t('office.booking.noMessage')}</p>
          <DialogFoot
            action={t('office.booking.walkInNow')}
            variant="main"
            busy={form.busy}
            disabled={!isReady}
            onAction={form.act}
            {...away}
          />
        </>
      ) : (
        <PreviewFoot
          form={form}
          title={<h3>{t('office.days.willGet')}</h3>}
          first={t('office.days.seeMessage')}
          disabled={!isReady}
          action={t(isVisit ? 'office.days.bookNow' : 'office.people.book')}
          variant="main"
          {...away}
        />
      )}
    </div>
  );
}

/** What they come for, where and when. */
export function WhatStep(props: Props) {
  const { person, wanted } = props;
  const { loaded, reload } = useCall(getCallerChoices, { params: { userId: person.userId } });
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const { services, offices } = loaded.data;
  // A time was chosen first: then it is a visit.
  const offered = wanted.slot
    ? services
        .filter(({ methods }) => methods.includes('offline'))
        .map((one) => ({ ...one, methods: ['offline' as const] }))
    : services;
  return <WhatForm {...props} services={offered} offices={offices} />;
}
