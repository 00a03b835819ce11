import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type DocumentReason,
  documentReasons,
  verdictNoteLength,
} from '#contract/staff/verdict-reasons.ts';
import type { Because, CaseVerdict } from '#contract/staff/verdicts.ts';
import { htmlLang, type Locale, localeNames } from '#i18n/pick-locale.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSayWhen } from '#web/office/cases/due-badge.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useFocusKept } from '#web/office/ui/use-focus-kept.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';

/** What can be said about a document that is there. */
const reasons = documentReasons.filter((reason) => reason !== 'notSent');

export type Said = { verdict: 'accepted' | 'refused' | null } & Partial<Because>;

type Props = {
  /** Case and document, for what is typed. */
  keptAs: string;
  name: string;
  verdict: CaseVerdict | null;
  /** The client's language. */
  locale: Locale;
  /** Grows with every change of the case. */
  version: number;
  send: (said: Said) => Promise<unknown>;
  /** Loads the case again. */
  onChanged: () => void;
};

type RefuseProps = Pick<Props, 'keptAs' | 'name' | 'locale'> & {
  busy: boolean;
  onSave: (because: Because) => Promise<boolean>;
  onClose: () => void;
};

function RefuseDialog({ keptAs, name, locale, busy, onSave, onClose }: RefuseProps) {
  const { t } = useTranslation();
  const id = useId();
  const kept = useKept(keptAs, { reason: '' as DocumentReason | '', note: '' });
  const { reason, note } = kept.values;
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason) return document.getElementById(id)?.focus();
    const words = note.trim();
    if (!(await onSave({ reason, ...(words && { note: words }) }))) return;
    kept.forget();
    onClose();
  };
  return (
    <OfficeDialog title={t('office.papers.verdict.refuseTitle', { name })} onClose={onClose}>
      <form className="stack gap-14" onSubmit={submit}>
        <ChoiceGroup
          id={id}
          name="reason"
          label={t('office.papers.verdict.why')}
          error={isMissing && !reason && t('fields.choice')}
          options={choicesOf(reasons, (value) => t(`center.verdicts.reasons.${value}`))}
          {...kept.field('reason')}
        />
        <TextField
          label={t('office.papers.verdict.own', { language: localeNames[locale] })}
          hint={t('office.papers.verdict.ownHint')}
          rows={2}
          maxLength={verdictNoteLength}
          lang={htmlLang[locale]}
          {...kept.field('note')}
        />
        <Button type="submit" variant="main" icon="floppy-disk" busy={busy}>
          {t('office.papers.verdict.save')}
        </Button>
      </form>
    </OfficeDialog>
  );
}

/** Accept the document that is shown, or say why not; the last word can be undone. */
export function VerdictTools(props: Props) {
  const { keptAs, name, verdict, locale, version, send, onChanged } = props;
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const [open, setOpen] = useState(false);
  /** The version that was changed: until the next has come, pressing again would be refused. */
  const [sent, setSent] = useState<number | null>(null);
  const { busy, run } = useAction((error) => {
    // Somebody else was first: show that, so that it can be looked at and said again.
    if (error instanceof ApiError && error.code === 'changed_meanwhile') onChanged();
    return false;
  });
  const waits = busy || sent === version;
  useEffect(() => setSent((before) => (before === version ? before : null)), [version]);
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box, verdict !== null, 'li');
  const say = (said: Said, words: string) =>
    run(async () => {
      if (sent === version) return;
      await send(said);
      setSent(version);
      notifySuccess(words);
      onChanged();
    });
  if (verdict)
    return (
      <>
        <div ref={box}>
          {verdict.reason && <p>{t(`center.verdicts.reasons.${verdict.reason}`)}</p>}
          {verdict.note && <p>{verdict.note}</p>}
          <p className="muted">
            {t('office.papers.verdict.by', { name: verdict.by ?? '', when: sayWhen(verdict.at) })}
            {' · '}
            {t(verdict.told ? 'office.papers.verdict.told' : 'office.papers.verdict.untold')}
          </p>
        </div>
        <div>
          <ToolButton
            icon="arrow-counter-clockwise"
            busy={waits}
            aria-label={t('common.pair', { label: t('office.papers.verdict.undo'), text: name })}
            onClick={() => say({ verdict: null }, t('office.papers.verdict.undone'))}
          >
            {t('office.papers.verdict.undo')}
          </ToolButton>
        </div>
      </>
    );
  return (
    <div ref={box} className="row gap-8">
      <p className="muted" style={{ width: '100%' }}>
        {t('office.papers.verdict.title')}
      </p>
      <ToolButton
        icon="check-circle"
        busy={waits}
        onClick={() => say({ verdict: 'accepted' }, t('office.papers.verdict.accepted'))}
      >
        {t('office.papers.verdict.accept')}
      </ToolButton>
      <ToolButton icon="warning" busy={waits} onClick={() => setOpen(true)}>
        {t('office.papers.verdict.refuse')}
      </ToolButton>
      {open && (
        <RefuseDialog
          {...{ keptAs, name, locale }}
          busy={waits}
          onSave={(because) =>
            say({ verdict: 'refused', ...because }, t('office.papers.verdict.refused'))
          }
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
