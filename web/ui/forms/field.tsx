import { type ReactNode, useId } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './field.module.css';
import { FieldError } from './field-error.tsx';

type Counted = { text: string; max: number };

/** As the server counts it (contract/fields.ts). */
const lengthOf = (text: string): number => text.replaceAll('\r\n', '\n').trim().length;

/** Nobody counts a few words. */
const isNearEnd = ({ text, max }: Counted): boolean => lengthOf(text) > max * 0.8;

/** A text is never cut: it is counted, and too long a one says by how much. */
function LengthCount({ id, text, max }: Counted & { id: string }) {
  const { t } = useTranslation();
  const length = lengthOf(text);
  const over = length - max;
  return (
    <p id={id} className={over > 0 ? classes.over : 'muted'} role="status">
      {over > 0
        ? t('common.tooLongBy', { over })
        : isNearEnd({ text, max }) && t('common.lengthOf', { length, max })}
    </p>
  );
}

/** Props for the control inside, which tie label, hint and error to it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-required': boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** The rule's message, word for word. */
  error?: ReactNode;
  /** How to fix it, in one sentence (design rule 14). */
  fix?: ReactNode;
  id?: string | undefined;
  /** What is typed and how much of it may be: near the end it is counted, beyond it a sentence says by how much. */
  count?: Counted | undefined;
  /** `small` is for the office: 16 px labels, and its own 48 px controls. */
  size?: 'normal' | 'small';
  children: (control: ControlProps) => ReactNode;
};

/** A form field: label, hint, control, error. */
export function Field(props: Props) {
  const { label, hint, required, error, fix, id, count, size = 'normal', children } = props;
  const { t } = useTranslation();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const wrong = Boolean(error);
  const describedBy = [
    hint && `${fieldId}-hint`,
    count && isNearEnd(count) && `${fieldId}-count`,
    wrong && `${fieldId}-error`,
  ].filter(Boolean);
  return (
    <div className={cx(classes.field, wrong && classes.wrong)}>
      <label className={size === 'small' ? classes.smallLabel : classes.label} htmlFor={fieldId}>
        {label}
        {required && (
          <span className={classes.required}>
            <span aria-hidden="true"> * </span>
            {t('common.required')}
          </span>
        )}
      </label>
      {hint && (
        <p className="muted" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: fieldId,
        className: cx(size === 'small' ? classes.small : classes.input),
        'aria-required': required || undefined,
        'aria-invalid': wrong || undefined,
        'aria-describedby': describedBy.length ? describedBy.join(' ') : undefined,
      })}
      {count && <LengthCount id={`${fieldId}-count`} {...count} />}
      <FieldError id={`${fieldId}-error`} error={error} fix={fix} />
    </div>
  );
}
