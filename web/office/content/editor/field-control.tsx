import { emptyOf, type Field } from '#contract/content/item-fields.ts';
import type { ContentType } from '#contract/content/item-types.ts';
import { type ServiceTask, serviceTasks } from '#contract/services/records.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { isLocale, localeNames } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/office/content/content.module.css';
import { sayField } from '#web/office/content/content-words.ts';
import {
  Checkbox,
  LocalTimeField,
  NumberField,
  SelectField,
  TextField,
} from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { LinkControl } from './link-control.tsx';
import { PictureControl, PicturesControl } from './picture-control.tsx';
import { RefSelect } from './ref-select.tsx';
import { RichField } from './rich-field.tsx';
import { RowList } from './row-list.tsx';
import type { ContentError, Value } from './use-editing.ts';

const isTask = (value: string): value is ServiceTask =>
  (serviceTasks as readonly string[]).includes(value);

export const fieldId = (path: string): string => `field-${path.replace(/\.(en|zh-CN|zh-TW)$/, '')}`;

type Props = {
  name: string;
  path: string;
  field: Field;
  value: unknown;
  errors: readonly ContentError[];
  onChange: (value: unknown) => void;
  /** What was wrong with this field was mended elsewhere. */
  onMended: (path: string) => void;
  /** Overrides the field's name. */
  label?: string;
};

/** The server's errors for this field; those for one language are prefixed with its name. */
const errorAt = (
  t: Translate,
  errors: readonly ContentError[],
  path: string,
): string | undefined => {
  const own = errors.flatMap(({ field, message }) => {
    if (field === path) return [message];
    const rest = field.startsWith(`${path}.`) ? field.slice(path.length + 1) : '';
    return isLocale(rest) ? [t('common.pair', { label: localeNames[rest], text: message })] : [];
  });
  return own.length ? own.join(' ') : undefined;
};

/** The control for a field, by its kind. */
export function FieldControl(props: Props) {
  const { name, path, field, value, errors, onChange, onMended } = props;
  const { t } = useTranslation();
  const id = fieldId(path);
  const error = errorAt(t, errors, path);
  const plain = props.label ?? sayField(t, name);
  const label = field.optional ? t('office.content.optional', { label: plain }) : plain;
  const frame = { id, label, error };
  const grouped = (inner: React.ReactNode, wide = false) => (
    <fieldset className={classes.field} id={id} tabIndex={-1} data-wide={wide || undefined}>
      <legend>{label}</legend>
      {inner}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );

  switch (field.kind) {
    case 'local':
      return (
        <div id={id} tabIndex={-1}>
          <LocalField
            label={label}
            value={value as LocalText}
            onChange={onChange}
            error={error}
            max={field.max}
            {...(field.long && { long: true })}
          />
        </div>
      );
    case 'rich':
      return (
        <div id={id} tabIndex={-1}>
          <RichField label={label} value={value as LocalText} onChange={onChange} error={error} />
        </div>
      );
    case 'text':
      return (
        <TextField {...frame} value={String(value)} maxLength={field.max} onChange={onChange} />
      );
    case 'number':
      return (
        <NumberField
          {...frame}
          min={field.min}
          max={field.max}
          value={value as number | null}
          onChange={onChange}
        />
      );
    case 'boolean':
      return (
        <div className={classes.field}>
          <Checkbox id={id} label={plain} checked={value === true} onChange={onChange} />
        </div>
      );
    case 'moment':
      return (
        <LocalTimeField
          {...frame}
          hint={name === 'publishedAt' ? t('office.content.publishedAtHint') : undefined}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...frame}
          value={String(value)}
          none={t('office.content.choose')}
          choices={field.of.map((one) => ({
            value: one,
            label: isLocale(one)
              ? localeNames[one]
              : isTask(one)
                ? t(`office.content.helps.${one}`)
                : one,
          }))}
          onChange={onChange}
        />
      );
    case 'choices':
      return grouped(
        field.of.map((one) => (
          <Checkbox
            key={one}
            label={t(`office.content.method.${one}` as never)}
            checked={(value as string[]).includes(one)}
            onChange={(checked) =>
              onChange(
                field.of.filter((it) => (it === one ? checked : (value as string[]).includes(it))),
              )
            }
          />
        )),
      );
    case 'ref':
      return (
        <RefSelect
          {...frame}
          to={field.to as ContentType}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'picture':
      return grouped(
        <PictureControl
          path={String(value)}
          optional={field.optional === true}
          onChange={onChange}
          onDescribed={() => onMended(path)}
        />,
      );
    case 'pictures':
      return grouped(
        <PicturesControl
          paths={value as string[]}
          max={field.max}
          onChange={onChange}
          onDescribed={() => onMended(path)}
        />,
        true,
      );
    case 'link':
      return grouped(
        <LinkControl
          value={value as { label: LocalText; to: string } | null}
          optional={field.optional === true}
          error={errorAt(t, errors, `${path}.label`)}
          toError={errorAt(t, errors, `${path}.to`)}
          onChange={onChange}
        />,
        true,
      );
    case 'locals':
      return grouped(
        <RowList
          list={value as LocalText[]}
          max={field.max}
          empty={{}}
          onChange={onChange}
          row={(text, at, set) => (
            <LocalField
              label={t('office.content.row', { place: at + 1 })}
              value={text}
              long
              error={errorAt(t, errors, `${path}.${at}`)}
              onChange={set}
            />
          )}
        />,
        true,
      );
    case 'group':
      return grouped(
        <div className={classes.row}>
          {Object.entries(field.of).map(([inner, one]) => (
            <FieldControl
              key={inner}
              name={inner}
              path={`${path}.${inner}`}
              field={one}
              value={(value as Value)[inner]}
              errors={errors}
              onMended={onMended}
              onChange={(next) => onChange({ ...(value as Value), [inner]: next })}
            />
          ))}
        </div>,
        true,
      );
    case 'rows':
      return grouped(
        <RowList
          list={value as Value[]}
          max={field.max}
          empty={emptyOf(field.of)}
          onChange={onChange}
          row={(own, at, set) =>
            Object.entries(field.of).map(([inner, one]) => (
              <FieldControl
                key={inner}
                name={inner}
                path={`${path}.${at}.${inner}`}
                field={one}
                value={own[inner]}
                errors={errors}
                onMended={onMended}
                onChange={(next) => set({ ...own, [inner]: next })}
              />
            ))
          }
        />,
        true,
      );
  }
}
