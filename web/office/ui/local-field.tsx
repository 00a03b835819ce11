import { type ReactNode, useId, useState } from 'react';
import { convertScript, type LocalText } from '#contract/staff/office.ts';
import { htmlLang, type Locale, localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import classes from './local-field.module.css';
import { ToolButton } from './tool-button.tsx';

type Props = {
  label: string;
  value: LocalText;
  onChange: (value: LocalText) => void;
  /** Several lines. */
  long?: boolean;
  error?: string | undefined;
  /** Shows the number of characters used out of this. */
  max?: number;
  /** Renders another control than an input or a textarea. */
  control?: (own: LocalControl) => ReactNode;
};

export type LocalControl = {
  id: string;
  locale: Locale;
  label: string;
  text: string;
  converted: boolean;
  onText: (text: string) => void;
};

type Script = 'zh-CN' | 'zh-TW';
const otherScript: Record<Script, Script> = { 'zh-CN': 'zh-TW', 'zh-TW': 'zh-CN' };
const isScript = (locale: Locale): locale is Script => locale !== 'en';

/** A text in three languages, side by side. A converted script is a draft until it is approved. */
export function LocalField({ label, value, onChange, long, error, max, control }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { busy, run } = useAction();
  const [converting, setConverting] = useState<Script | null>(null);

  const type = (locale: Locale, text: string) => {
    const { converted, ...rest } = value;
    // Editing a converted text approves it.
    onChange({ ...rest, ...(converted && converted !== locale && { converted }), [locale]: text });
  };
  const convert = (to: Script) =>
    run(async () => {
      setConverting(to);
      const body = { text: value[otherScript[to]] ?? '', to };
      const { text } = await call(convertScript, { body });
      onChange({ ...value, [to]: text, converted: to });
    });
  const approve = () => {
    const { converted: _, ...rest } = value;
    onChange(rest);
  };

  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      <FieldError id={`${id}-error`} error={error} />
      <div className={classes.languages}>
        {locales.map((locale) => {
          const input = {
            id: `${id}-${locale}`,
            lang: htmlLang[locale],
            value: value[locale] ?? '',
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-error` : undefined,
            onChange: ({ target }: { target: { value: string } }) => type(locale, target.value),
          } as const;
          const converted = value.converted === locale;
          return (
            <div key={locale} className={classes.one} data-converted={converted || undefined}>
              <label htmlFor={input.id}>
                {localeNames[locale]}
                {!value[locale] && <Badge tone="wait">{t('office.missing')}</Badge>}
                {max !== undefined && value[locale] && (
                  <small>
                    {value[locale].length} / {max}
                  </small>
                )}
              </label>
              {control?.({
                id: input.id,
                locale,
                label: t('common.pair', { label: label, text: localeNames[locale] }),
                text: input.value,
                converted,
                onText: (text) => type(locale, text),
              }) ?? (long ? <textarea {...input} rows={5} /> : <input {...input} />)}
              {converted && (
                <p className="row gap-8 items-center">
                  {t('office.converted')}
                  <ToolButton icon="check" onClick={approve}>
                    {t('office.approveWords')}
                  </ToolButton>
                </p>
              )}
              {isScript(locale) && !converted && value[otherScript[locale]] && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={busy && converting === locale}
                  onClick={() => convert(locale)}
                >
                  {t('office.convertFrom', { language: localeNames[otherScript[locale]] })}
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
