import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '#contract/services/services.ts';
import {
  bookForCaller,
  type Caller,
  findCaller,
  getVisitServices,
} from '#contract/services/visits-office.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { PreviewFoot } from '#web/office/ui/dialog-foot.tsx';
import { SelectField, TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { type OfficeName, type Place, SlotChoice } from './slot-choice.tsx';
import choice from './slot-choice-layout.module.css';
import classes from './visit-forms.module.css';

/** The free slot that was pressed on the board, if any. */
export type Wanted = { companyAddressId?: string; slot?: Slot };
type Props = {
  wanted: Wanted;
  offices: readonly OfficeName[];
  onClose: (recordId: string | null) => void;
};

function WhoCalls({ onFound }: { onFound: (caller: Caller) => void }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<Caller[] | null>(null);
  const { run } = useAction();
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => setFound(await call(findCaller, { body: { asked } })));
  };
  return (
    <div className={classes.form}>
      <form className={classes.search} onSubmit={search}>
        <TextField
          label={t('office.days.caller')}
          hint={t('office.days.callerHint')}
          type="search"
          value={asked}
          onChange={setAsked}
        />
        <Button type="submit" size="small" icon="magnifying-glass">
          {t('office.days.search')}
        </Button>
      </form>
      <div aria-live="polite">
        {found?.length === 0 && <p>{t('office.days.nobodyFound')}</p>}
        {found && found.length > 0 && (
          <ul className={classes.people}>
            {found.map((person) => (
              <li key={person.userId}>
                <button type="button" className={choice.choice} onClick={() => onFound(person)}>
                  <b>{[person.names.chinese, person.names.latin].filter(Boolean).join(' ')}</b>
                  <span>
                    {t('office.days.phoneEnd', { end: person.phoneEnd })} ·{' '}
                    {localeNames[person.locale]}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Books a visit for a caller. */
export function BookVisitDialog({ wanted, offices, onClose }: Props) {
  const { t } = useTranslation();
  const [caller, setCaller] = useState<Caller | null>(null);
  const [serviceId, setServiceId] = useState('');
  const [place, setPlace] = useState<Place>({
    companyAddressId: wanted.companyAddressId ?? offices[0]?.companyAddressId ?? '',
    slot: wanted.slot ?? null,
  });
  // Idempotency key: one form makes one visit.
  const [requestKey] = useState(() => crypto.randomUUID());
  const { loaded } = useCall(getVisitServices, {});
  const services = (loaded.data ?? []).filter(
    ({ isCare }) => !isCare || caller?.userType === 'patient',
  );
  const { slot, companyAddressId } = place;
  const form = usePreviewed({
    send: (preview) =>
      call(bookForCaller, {
        body: {
          preview,
          requestKey,
          userId: caller?.userId ?? '',
          serviceId,
          companyAddressId,
          reserveDate: slot?.reserveDate ?? '',
          reserveTime: slot?.reserveTime ?? '',
        },
      }),
    onDone: ({ recordId }) => {
      notifySuccess(t('office.days.bookDone'));
      onClose(recordId);
    },
  });
  const name = caller && (caller.names.chinese ?? caller.names.latin);
  return (
    <OfficeDialog wide title={t('office.days.bookTitle')} onClose={() => onClose(null)}>
      {!caller && <WhoCalls onFound={setCaller} />}
      {caller && (
        <div className={classes.form}>
          <p>
            <b>{name}</b> · {t('office.days.phoneEnd', { end: caller.phoneEnd })} ·{' '}
            {localeNames[caller.locale]}
          </p>
          <SelectField
            label={t('office.days.chooseService')}
            value={serviceId}
            none={t('office.days.pleaseChoose')}
            choices={services.map(({ serviceId: value, name: label }) => ({ value, label }))}
            onChange={(value) => {
              setServiceId(value);
              form.back();
            }}
          />
          <SlotChoice
            userId={caller.userId}
            offices={offices}
            place={place}
            onChange={(next) => {
              setPlace(next);
              form.back();
            }}
          />
          <PreviewFoot
            form={form}
            title={<h3>{t('office.days.willGet')}</h3>}
            first={t('office.days.seeMessage')}
            disabled={!slot || !serviceId}
            action={t('office.days.bookNow')}
            variant="main"
            away={t('office.days.back')}
            onAway={() => setCaller(null)}
          />
        </div>
      )}
    </OfficeDialog>
  );
}
