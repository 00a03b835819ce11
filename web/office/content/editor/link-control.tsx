import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalText } from '#contract/staff/office.ts';
import classes from '#web/office/content/content.module.css';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';

type Link = { label: LocalText; to: string };
type Props = {
  value: Link | null;
  optional: boolean;
  error: string | undefined;
  toError: string | undefined;
  onChange: (value: Link | null) => void;
};

/** A button of the site: its words, and where it leads. */
export function LinkControl({ value, optional, error, toError, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  if (!value)
    return (
      <div>
        <Button
          look="line"
          size="small"
          icon="plus"
          onClick={() => onChange({ label: {}, to: '' })}
        >
          {t('office.content.addLink')}
        </Button>
      </div>
    );
  return (
    <div className={classes.row}>
      <LocalField
        label={t('office.content.linkWords')}
        value={value.label}
        max={60}
        error={error}
        onChange={(label) => onChange({ ...value, label })}
      />
      <div className={classes.field}>
        <label htmlFor={id}>{t('office.content.linkTo')}</label>
        <input
          id={id}
          value={value.to}
          maxLength={500}
          aria-invalid={toError ? true : undefined}
          aria-describedby={toError ? `${id}-error` : undefined}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
        <FieldError id={`${id}-error`} error={toError} />
      </div>
      {optional && (
        <div>
          <Button look="danger" size="small" icon="trash" onClick={() => onChange(null)}>
            {t('office.content.removeLink')}
          </Button>
        </div>
      )}
    </div>
  );
}
