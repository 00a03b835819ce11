import { useState } from 'react';
import { type BankFormat, importBank } from '#contract/training/bank-office.ts';
import { type Locale, localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { Field } from '#web/ui/forms/field.tsx';
import classes from './training.module.css';

type Props = { trainingId: string; onClose: () => void; onDone: () => void };
type RowError = { field: string; message: string };

/** Moodle names its GIFT files .txt. */
const formatOf = (name: string): BankFormat => {
  if (/\.json$/i.test(name)) return 'json';
  return /\.(gift|txt)$/i.test(name) ? 'gift' : 'csv';
};

/** Imports questions: checks the whole file first, and reports errors by row and column. */
export function ImportDialog({ trainingId, onClose, onDone }: Props) {
  const { t, locale } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<readonly RowError[]>([]);
  const [lang, setLang] = useState<Locale>(locale);
  const format = formatOf(file?.name ?? '');

  const form = usePreviewed({
    send: (preview) => {
      setErrors([]);
      return call(importBank, {
        params: { trainingId },
        query: {
          format,
          preview: preview ? 'true' : 'false',
          ...(format === 'gift' && { lang }),
        },
        body: file ?? new File([], ''),
      });
    },
    onDone: (counts) => {
      notifySuccess(t('office.training.imported', counts));
      onDone();
    },
    onRefused: ({ fields }) => {
      setErrors(fields);
      return fields.length > 0;
    },
  });
  const { shown: found } = form;
  const say = ({ field, message }: RowError) => {
    const [row = '', column = ''] = field.split(':');
    const key = format === 'gift' ? 'lineField' : 'rowColumn';
    return t(`office.training.${key}`, { row, column, message });
  };

  return (
    <OfficeDialog title={t('office.training.importTitle')} onClose={onClose}>
      <div className={classes.form}>
        <p>{t('office.training.importLead')}</p>
        <Field size="small" label={t('office.training.importFile')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".json,.csv,.gift,.txt"
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                form.back();
                setErrors([]);
              }}
            />
          )}
        </Field>
        {file && format === 'gift' && (
          <SelectField
            label={t('office.training.giftLanguage')}
            hint={t('office.training.giftLanguageHint')}
            value={lang}
            choices={choicesOf(locales, (value) => localeNames[value])}
            onChange={(value) => {
              setLang(value);
              form.back();
              setErrors([]);
            }}
          />
        )}
        {found && <p role="status">{t('office.training.importFound', found)}</p>}
        {errors.length > 0 && (
          <div role="alert">
            <p>{t('office.training.importWrong')}</p>
            <ul className={classes.errors}>
              {errors.map((error) => (
                <li key={`${error.field} ${error.message}`}>{say(error)}</li>
              ))}
            </ul>
          </div>
        )}
        <DialogFoot
          action={t(found ? 'office.training.importNow' : 'office.training.importCheck')}
          busy={form.busy}
          disabled={!file}
          onAction={found ? form.act : form.preview}
          onAway={onClose}
        />
      </div>
    </OfficeDialog>
  );
}
