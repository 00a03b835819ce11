import { type ReactNode, useEffect, useRef, useState } from 'react';
import { caseRules } from '#contract/staff/cases.ts';
import { htmlLang, type Locale, localeNames } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Kbd } from '#web/office/shell/kbd.tsx';
import { useKeys } from '#web/office/shell/keys.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { mainId } from '#web/shell/frame/skip-link.tsx';

type ReasonProps = { locale: Locale; value: string; onChange: (text: string) => void };

/** Why a decision was wrong, in the client's language. */
export function CorrectionReason({ locale, value, onChange }: ReasonProps) {
  const { t } = useTranslation();
  const max = caseRules.correctionLength;
  return (
    <TextField
      label={t('office.corrections.reason', { language: localeNames[locale] })}
      hint={t('office.corrections.reasonHint', { max })}
      rows={2}
      maxLength={max}
      lang={htmlLang[locale]}
      value={value}
      onChange={onChange}
    />
  );
}

/** The case stays open without the form: the focus moves to the top of the page. */
export const afterCorrection = (reload: () => void) => (): void => {
  reload();
  document.getElementById(mainId)?.focus();
};

/** Below a decision that was made: opens the form that corrects it. */
export function Correctable({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The form is above its button: the focus moves to its first choice.
  useEffect(() => {
    if (open) box.current?.querySelector('input')?.focus();
  }, [open]);
  const say = t(open ? 'office.corrections.close' : 'office.corrections.open');
  const turn = () => setOpen(!open);
  useKeys([{ key: 'e', label: say, run: turn }]);
  return (
    <div ref={box} className="stack gap-12">
      {open && children}
      <div className="row">
        <ToolButton
          icon={open ? 'x' : 'arrow-counter-clockwise'}
          aria-expanded={open}
          onClick={turn}
        >
          {say}
          <Kbd>e</Kbd>
        </ToolButton>
      </div>
    </div>
  );
}
