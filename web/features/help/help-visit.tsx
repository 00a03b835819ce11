import { useState } from 'react';
import { bookByHelp, getHelpOffices, getHelpSlots } from '#contract/help/help.ts';
import type { Slot, SlotRefusal } from '#contract/services/services.ts';
import { comma } from '#i18n/pick-locale.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { callHelp, goneIn } from './help-call.ts';
import type { Given, StepProps } from './helper-step.ts';

type Refused = { message: string; nearest: Slot[] };
const refusalIn = (error: unknown): Refused | null =>
  error instanceof ApiError && error.code?.startsWith('slot_')
    ? { message: error.message, nearest: (error.data as SlotRefusal | undefined)?.nearest ?? [] }
    : null;

/** Office, day and time of a visit. */
export function HelpVisit(props: StepProps & Pick<Given, 'pickTime'>) {
  const { linkKey, onDone, onGone, pickTime } = props;
  const { t, locale } = useTranslation();
  const { loaded, reload } = useQuery(['helpOffices', linkKey, locale], (signal) =>
    callHelp(getHelpOffices, {}, linkKey, signal),
  );
  const offices = (loaded.data ?? []).filter(({ nextFree }) => nextFree);
  const [officeId, setOfficeId] = useState('');
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [round, setRound] = useState(0);
  const [requestKey] = useState(newRequestKey);
  const office = offices.find((one) => one.companyAddressId === officeId) ?? offices[0];

  const { busy, run } = useAction((error) => {
    const why = goneIn(error);
    if (why) onGone(why);
    const full = refusalIn(error);
    setRefused(full);
    if (full) setRound((before) => before + 1);
    return Boolean(why || full);
  });
  const take = (slot: Slot) => {
    setDay(slot.reserveDate);
    setTime(slot.reserveTime);
    setMissing(false);
    setRefused(null);
  };
  const book = async () => {
    setMissing(!day || !time);
    if (!office || !day || !time) return;
    const { companyAddressId } = office;
    const body = { companyAddressId, reserveDate: day, reserveTime: time, requestKey };
    await run(async () => onDone(await callHelp(bookByHelp, { body }, linkKey)));
  };

  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  if (!office) return <AlertPanel kind="wait" role="status" title={t('help.noTimes')} />;
  return (
    <>
      <Card>
        <ChoiceGroup
          id="help-office"
          name="office"
          label={t('help.office')}
          options={offices.map((one) => ({
            value: one.companyAddressId,
            label: one.companyName + comma[locale] + one.detailedAddress,
          }))}
          value={office.companyAddressId}
          onChange={(next) => {
            setOfficeId(next);
            setDay(null);
            setTime(null);
          }}
        />
      </Card>
      {pickTime({
        office,
        day,
        time,
        round,
        onDay: (next) => {
          if (next !== day) setTime(null);
          setDay(next);
        },
        onTime: take,
        load: (query, signal) => callHelp(getHelpSlots, { query }, linkKey, signal),
      })}
      {refused && (
        <AlertPanel
          kind="wait"
          role="alert"
          title={refused.message}
          actions={refused.nearest.map((slot) => (
            <Button
              key={`${slot.reserveDate} ${slot.reserveTime}`}
              icon="calendar-check"
              onClick={() => take(slot)}
            >
              {sayWhen(`${slot.reserveDate} ${slot.reserveTime}`, locale)}
            </Button>
          ))}
        />
      )}
      {missing && <AlertPanel kind="wait" role="alert" title={t('help.chooseTime')} />}
      <div>
        <Button variant="main" size="big" iconEnd="arrow-right" busy={busy} onClick={book}>
          {t('help.book')}
        </Button>
      </div>
    </>
  );
}
