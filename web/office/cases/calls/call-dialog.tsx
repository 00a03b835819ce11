import { type SubmitEvent, useId } from 'react';
import { caseRules } from '#contract/staff/cases.ts';
import { type CallOutcome, callOutcomes } from '#contract/staff/office.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';

const fields = ['outcome', 'text', 'callAgainOn'] as const;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export type Call = { outcome: CallOutcome; text?: string; callAgainOn?: string };

type Props = {
  /** What was called about, for what is typed. */
  keptAs: string;
  /** Who was called. */
  name: string;
  /** We promised to call, until the client is reached. */
  promised?: boolean;
  /** What happens with and without a day to call again. */
  hint: string;
  send: (call: Call) => Promise<unknown>;
  onClose: () => void;
  onSaved: (call: Call) => void;
};

/** How a call to the client ended, and when to call again. */
export function CallDialog({ keptAs, name, promised, hint, send, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const id = useId();
  const kept = useKept(`call ${keptAs}`, {
    outcome: '' as CallOutcome | '',
    text: '',
    callAgainOn: '',
  });
  const { outcome, text, callAgainOn } = kept.values;
  const setDay = kept.set('callAgainOn');
  const { setErrors, errorOf } = useMendedErrors<(typeof fields)[number]>(id, kept.values);
  const { busy, run } = useAction(atFields(fields, setErrors), { once: true });
  const today = localNow(timeZone).slice(0, 10);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!outcome) return setErrors([{ field: 'outcome', key: 'fields.choice' }]);
    setErrors([]);
    run(async () => {
      const said = { outcome, ...(text.trim() && { text }), ...(callAgainOn && { callAgainOn }) };
      await send(said);
      kept.forget();
      onSaved(said);
    });
  };
  return (
    <OfficeDialog title={t('office.calls.title', { name })} onClose={onClose}>
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <ChoiceGroup
          id={`${id}-outcome`}
          name="outcome"
          label={t('office.calls.outcome')}
          required
          options={choicesOf(callOutcomes, (one) => t(`office.calls.outcomes.${one}`))}
          {...kept.field('outcome')}
          error={errorOf('outcome')}
        />
        {outcome && outcome !== 'reached' && promised && (
          <p className="muted">{t('office.calls.stays')}</p>
        )}
        <TextField
          id={`${id}-callAgainOn`}
          type="date"
          label={t('office.calls.againOn')}
          hint={hint}
          min={today}
          max={dayAfter(today, caseRules.callAgainDays)}
          value={callAgainOn}
          onChange={setDay}
          error={errorOf('callAgainOn')}
        />
        <div className="row gap-8">
          <ToolButton onClick={() => setDay(dayAfter(today, 1))}>
            {t('office.calls.tomorrow')}
          </ToolButton>
          <ToolButton onClick={() => setDay(dayAfter(today, 7))}>
            {t('office.calls.week')}
          </ToolButton>
        </div>
        <TextField
          id={`${id}-text`}
          label={
            <>
              {t('office.cases.colleagueNote')} <span>{t('office.cases.noteHint')}</span>
            </>
          }
          rows={2}
          maxLength={caseRules.noteLength}
          {...kept.field('text')}
          error={errorOf('text')}
        />
        <DialogFoot
          action={t('office.calls.save')}
          icon="phone-call"
          busy={busy}
          onAway={onClose}
        />
      </form>
    </OfficeDialog>
  );
}
