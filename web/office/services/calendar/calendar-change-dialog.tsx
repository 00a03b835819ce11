import { useState } from 'react';
import {
  type Affected,
  type CalendarChange,
  changeCalendar,
} from '#contract/services/calendar-office.ts';
import { localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { SelectField } from '#web/office/ui/fields.tsx';
import { MessagePreview } from '#web/office/ui/message-preview.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import classes from './calendar.module.css';

type Props = { version: string; change: CalendarChange; onClose: () => void };
type Fates = { recordId: string; sequence: number; to: Affected['to'] }[];

const fatesOf = (affected: readonly Affected[]): Fates =>
  affected.map(({ recordId, sequence, to }) => ({ recordId, sequence, to }));

/** Previews the affected bookings, their new times and the messages before the calendar changes. */
export function CalendarChangeDialog({ version, change, onClose }: Props) {
  const { t, locale } = useTranslation();
  /** Chosen by staff; null means the nearest free time for everybody. */
  const [fates, setFates] = useState<Fates | null>(null);
  /** The first proposal for each booking. */
  const [proposed, setProposed] = useState<ReadonlyMap<string, Affected['to']>>(new Map());
  const { busy, run } = useAction();
  const { loaded, reload } = useQuery(
    ['changeCalendar', version, change, fates],
    async (signal) => {
      const body = { version, change, preview: true, ...(fates && { fates }) };
      const { affected } = await call(changeCalendar, { body }, { signal });
      if (!fates) setProposed(new Map(affected.map((one) => [one.recordId, one.to])));
      return affected;
    },
  );
  const affected = loaded.data;

  const choose = (recordId: string, to: Affected['to']) =>
    setFates(
      fatesOf(affected ?? []).map((one) => (one.recordId === recordId ? { ...one, to } : one)),
    );
  const confirm = (seen: readonly Affected[]) =>
    run(async () => {
      await call(changeCalendar, { body: { version, change, fates: fatesOf(seen) } });
      notifySuccess(t('office.days.changed'));
      onClose();
    });

  const whenOf = (slot: { reserveDate: string; reserveTime: string }) =>
    sayWhen(`${slot.reserveDate} ${slot.reserveTime}`, locale);
  const fateOf = (one: Affected) => {
    const offer = proposed.get(one.recordId) ?? null;
    const name = one.names.chinese ?? one.names.latin;
    if (!offer) return `${t('office.days.cancelIt')} (${t('office.days.noFree')})`;
    return (
      <div className={classes.select}>
        <SelectField
          label={
            <span className="sr-only">
              {t('common.pair', { label: t('office.days.becomes'), text: name })}
            </span>
          }
          value={one.to ? 'move' : 'cancel'}
          choices={[
            { value: 'move', label: t('office.days.moveTo', { when: whenOf(offer) }) },
            { value: 'cancel', label: t('office.days.cancelIt') },
          ]}
          onChange={(fate) => choose(one.recordId, fate === 'move' ? offer : null)}
        />
      </div>
    );
  };

  const messages = affected?.flatMap((one) => one.messages) ?? [];
  const moved = affected?.filter(({ to }) => to).length ?? 0;
  const byLanguage = locales
    .map((one) => ({ one, count: messages.filter((m) => m.locale === one).length }))
    .filter(({ count }) => count)
    .map(({ one, count }) => t('office.days.byLanguage', { language: localeNames[one], count }));

  return (
    <OfficeDialog wide title={t('office.days.changeTitle')} onClose={onClose}>
      <QueryStatus loaded={loaded} reload={reload} />
      {affected && (
        <div className={classes.form}>
          {affected.length === 0 ? (
            <p>{t('office.days.nobodyAffected')}</p>
          ) : (
            <>
              <p>
                <b>{t('office.days.affected', { count: affected.length })}</b>
              </p>
              <DataTable<Affected>
                caption={t('office.days.changeTitle')}
                rows={affected}
                keyOf={({ recordId }) => recordId}
                columns={[
                  {
                    key: 'person',
                    head: t('office.days.person'),
                    cell: ({ names, phoneEnd }) => (
                      <>
                        {[names.chinese, names.latin].filter(Boolean).join(' ')}
                        <span className="second-line">
                          {t('office.days.phoneEnd', { end: phoneEnd })}
                        </span>
                      </>
                    ),
                  },
                  {
                    key: 'time',
                    head: t('office.days.time'),
                    cell: ({ at, officeName, item }) => (
                      <>
                        {whenOf(at)}
                        <span className="second-line">
                          {officeName} · {item}
                        </span>
                      </>
                    ),
                  },
                  { key: 'fate', head: t('office.days.becomes'), cell: fateOf },
                ]}
              />
              <p aria-live="polite">
                {t('office.days.counts', {
                  moved,
                  cancelled: affected.length - moved,
                  messages: messages.length,
                })}{' '}
                {byLanguage.join(' · ')}
              </p>
              <details className={classes.more}>
                <summary>{t('office.days.showMessages')}</summary>
                <div className={classes.form}>
                  {affected.map((one) => (
                    <MessagePreview key={one.recordId} messages={one.messages} />
                  ))}
                </div>
              </details>
            </>
          )}
          <DialogFoot
            action={t(messages.length ? 'office.days.confirmSend' : 'office.days.confirm')}
            variant="main"
            busy={busy}
            onAction={() => confirm(affected)}
            away={t('office.days.keep')}
            onAway={onClose}
          />
        </div>
      )}
    </OfficeDialog>
  );
}
