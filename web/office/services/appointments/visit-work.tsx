import type { SubmitEvent } from 'react';
import { type StaffVisit, workOnVisit } from '#contract/services/visits-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import forms from '#web/office/cases/booking/forms.module.css';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { SavedSelect } from '#web/office/ui/saved-select.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './visit-panel.module.css';

type Entry = StaffVisit['entries'][number];
const states = [
  'expected',
  'arrived',
  'missed',
  'done',
  'moved',
  'cancelled',
  'restored',
  'walkIn',
] as const;

/** The client's events and the office's entries, merged. */
function History({ visit }: { visit: StaffVisit }) {
  const { t, locale } = useTranslation();
  const sayEntry = ({ entry, text, details }: Entry): string => {
    if (entry === 'note') return text ?? '';
    if (entry === 'assigned')
      return details.to
        ? t('office.days.work.assigned', { to: details.to })
        : t('office.days.work.released');
    const state = states.find((one) => one === details.state);
    const to = details.to ? sayWhen(details.to, locale) : '';
    const said =
      state === 'cancelled' && details.silent
        ? t('office.days.work.cancelledSilently')
        : state
          ? t(`office.days.work.${state}`, { to })
          : entry;
    return text ? t('common.pair', { label: said, text }) : said;
  };
  const events = visit.history
    // The office's own actions are among the entries, with a name.
    .filter(
      ({ by, event }, index) =>
        by !== 'staff' || (event === 'booked' && index === 0) || event === 'noted',
    )
    .map(({ event, at, by, helper, reserveDate, reserveTime, note }) => {
      const when = reserveDate ? sayWhen(`${reserveDate} ${reserveTime}`, locale) : '';
      const said = t(`office.days.events.${event}`, { when });
      const who = helper
        ? t('help.desk.who', {
            name: helper.name,
            relationship: t(`help.relationships.${helper.relationship}`),
          })
        : t(`office.days.by.${by}`);
      return { at, said: note ? t('common.pair', { label: said, text: note }) : said, by: who };
    });
  const entries = visit.entries.map((entry) => ({
    at: entry.at,
    said: sayEntry(entry),
    by: entry.by ?? t('office.days.by.system'),
  }));
  const newestFirst = [...events, ...entries].sort((a, b) =>
    a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
  );
  const rows = keyed(newestFirst.toReversed(), ({ at, by, said }) => `${at} ${by} ${said}`);
  return (
    <ol className={classes.history}>
      {rows.reverse().map(({ key, one: { at, said, by } }) => (
        <li key={key}>
          <b>{said}</b>
          <span>
            {formatDateTime(at, locale)} · {by}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Assignee, notes and history. */
export function VisitWork({ visit, onChanged }: { visit: StaffVisit; onChanged: () => void }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const { recordId, version, sequence, colleagues } = visit;
  const kept = useKept(`visit ${recordId}`, { note: '' });
  const { note } = kept.values;

  const send = async (values: { assigneeId?: string | null; note?: string }) => {
    await run(async () => {
      await call(workOnVisit, { params: { recordId }, body: { version, sequence, ...values } });
      notifySuccess(t('office.days.saved'));
      if (values.note) kept.forget();
    });
    onChanged();
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (note.trim()) send({ note });
  };

  return (
    <Card as="section" className={classes.panel}>
      <SavedSelect
        label={t('office.days.assigned')}
        value={visit.assigneeId ?? ''}
        none={t('office.days.nobody')}
        choices={colleagues.map(({ staffId: value, name: label }) => ({ value, label }))}
        action={t('office.cases.give')}
        busy={busy}
        onSave={(assigneeId) => send({ assigneeId: assigneeId || null })}
      />
      <form className={forms.noteForm} onSubmit={add}>
        <TextField
          label={t('office.days.colleagueNote')}
          hint={t('office.days.colleagueNoteHint')}
          rows={2}
          maxLength={2000}
          nativeRequired
          {...kept.field('note')}
        />
        <ToolButton type="submit" busy={busy}>
          {t('office.days.addNote')}
        </ToolButton>
      </form>
      <h3>{t('office.days.history')}</h3>
      <History visit={visit} />
    </Card>
  );
}
