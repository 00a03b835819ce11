import { type SubmitEvent, useState } from 'react';
import { recordCall } from '#contract/staff/case-calls.ts';
import { addCaseNote, assignCases, type CasePerson, type CaseRow } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Kbd } from '#web/office/shell/kbd.tsx';
import { useKeys } from '#web/office/shell/keys.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { SavedSelect } from '#web/office/ui/saved-select.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { BookDialog } from './booking/book-dialog.tsx';
import { bookerOf } from './booking/booker.ts';
import { useAssignees } from './bulk-assign.tsx';
import { CallDialog } from './calls/call-dialog.tsx';
import classes from './case-frame.module.css';
import { sayName } from './queues.ts';

type Props = { kind: CaseKind; row: CaseRow; person: CasePerson; onChanged: () => void };

const noteId = 'colleague-note';

/** Actions of every case: assign, record a call, book, add a note. */
export function CaseTools({ kind, row, person, onChanged }: Props) {
  const { t } = useTranslation();
  const { staffId } = useStaff();
  const assignees = useAssignees();
  const kept = useKept(`note ${kind} ${row.id}`, { note: '' });
  const { note } = kept.values;
  const [calling, setCalling] = useState(false);
  const [booking, setBooking] = useState(false);
  const { busy, run } = useAction();

  /** Shows the new state also on failure: a colleague may have changed it. */
  const change = async (work: () => Promise<unknown>, done: string) => {
    await run(async () => {
      await work();
      notifySuccess(done);
    });
    onChanged();
  };
  const { version } = row;
  const assign = (to: string) =>
    change(
      () =>
        call(assignCases, {
          body: { kind, cases: [{ id: row.id, version }], assigneeId: to || null },
        }),
      t('office.cases.saved'),
    );
  const write = (event: SubmitEvent) => {
    event.preventDefault();
    const text = note.trim();
    if (!text) return;
    change(async () => {
      await call(addCaseNote, { body: { kind, id: row.id, text } });
      kept.forget();
    }, t('office.cases.noteSaved'));
  };

  const isMine = row.assigneeId === staffId;
  useKeys([
    ...(isMine
      ? []
      : [{ key: 't', label: t('office.cases.takeIt'), run: () => void assign(staffId) }]),
    { key: 'c', label: t('office.cases.called'), run: () => setCalling(true) },
    { key: 'b', label: t('office.booking.title'), run: () => setBooking(true) },
    {
      key: 'n',
      label: t('office.keys.note'),
      run: () => document.getElementById(noteId)?.focus(),
    },
  ]);

  return (
    <Card as="section" className={classes.tools}>
      <div className="row gap-10 items-end">
        <SavedSelect
          label={t('office.cases.assignee')}
          value={row.assigneeId ?? ''}
          action={t('office.cases.give')}
          busy={busy}
          onSave={assign}
          none={t('office.cases.nobody')}
          choices={assignees.map((one) => ({ value: one.staffId, label: one.name }))}
        />
        {!isMine && (
          <ToolButton icon="user" busy={busy} onClick={() => assign(staffId)}>
            {t('office.cases.takeIt')}
            <Kbd>t</Kbd>
          </ToolButton>
        )}
        <ToolButton icon="phone-call" busy={busy} onClick={() => setCalling(true)}>
          {t('office.cases.called')}
          <Kbd>c</Kbd>
        </ToolButton>
        <ToolButton icon="calendar-plus" onClick={() => setBooking(true)}>
          {t('office.booking.book')}
          <Kbd>b</Kbd>
        </ToolButton>
      </div>
      {calling && (
        <CallDialog
          keptAs={`${kind} ${row.id}`}
          name={sayName(row)}
          promised={row.dueAt !== null}
          hint={t('office.calls.againHint')}
          send={(said) =>
            call(recordCall, { body: { kind, id: row.id, version: row.version, ...said } })
          }
          onClose={() => setCalling(false)}
          onSaved={() => {
            notifySuccess(t('office.calls.saved'));
            setCalling(false);
            onChanged();
          }}
        />
      )}
      {booking && (
        <BookDialog
          person={bookerOf({ ...person, locale: row.locale })}
          onClose={() => setBooking(false)}
          onDone={() => {
            setBooking(false);
            onChanged();
          }}
        />
      )}
      <form className={classes.note} onSubmit={write}>
        <TextField
          label={
            <>
              {t('office.cases.colleagueNote')} <span>{t('office.cases.noteHint')}</span>
            </>
          }
          id={noteId}
          rows={2}
          maxLength={2000}
          nativeRequired
          {...kept.field('note')}
        />
        <ToolButton type="submit" icon="note-pencil" busy={busy}>
          {t('office.cases.noteSave')}
        </ToolButton>
      </form>
    </Card>
  );
}
