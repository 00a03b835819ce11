import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportCounts, importBank } from '#contract/training-office-bank.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import classes from './training.module.css';

type Props = { trainingId: string; onClose: () => void; onDone: () => void };
type Wrong = { field: string; message: string };

/** A file is looked at first; what is wrong is named by row and column, and nothing is taken until all is right. */
export function ImportDialog({ trainingId, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<ImportCounts | null>(null);
  const [wrongs, setWrongs] = useState<readonly Wrong[]>([]);
  const [busy, setBusy] = useState(false);

  const send = async (preview: boolean) => {
    if (!file) return;
    setBusy(true);
    setWrongs([]);
    try {
      const format = file.name.toLowerCase().endsWith('.json')
        ? ('json' as const)
        : ('csv' as const);
      const counts = await call(importBank, {
        params: { trainingId },
        query: { format, preview: preview ? 'true' : 'false' },
        body: file,
      });
      setFound(counts);
      if (preview) return;
      notifySuccess(t('office.training.imported', counts));
      onDone();
    } catch (error) {
      setFound(null);
      if (error instanceof ApiError && error.fields.length) setWrongs(error.fields);
      else reportError(error, t);
    } finally {
      setBusy(false);
    }
  };
  const say = ({ field, message }: Wrong) => {
    const [row, column] = field.split(':');
    return t('office.training.rowColumn', { row, column, message });
  };

  return (
    <OfficeDialog title={t('office.training.importTitle')} onClose={onClose}>
      <div className={classes.form}>
        <p>{t('office.training.importLead')}</p>
        <div className={classes.one}>
          <label htmlFor={id}>{t('office.training.importFile')}</label>
          <input
            id={id}
            type="file"
            accept=".json,.csv"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              setFound(null);
              setWrongs([]);
            }}
          />
        </div>
        {found && <p role="status">{t('office.training.importFound', found)}</p>}
        {wrongs.length > 0 && (
          <div role="alert">
            <p>{t('office.training.importWrong')}</p>
            <ul className={classes.wrongs}>
              {wrongs.map((wrong) => (
                <li key={`${wrong.field} ${wrong.message}`}>{say(wrong)}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={classes.buttons}>
          <Button size="small" busy={busy} disabled={!file} onClick={() => send(!found)}>
            {t(found ? 'office.training.importNow' : 'office.training.importCheck')}
          </Button>
          <Button look="line" size="small" onClick={onClose}>
            {t('office.cancel')}
          </Button>
        </div>
      </div>
    </OfficeDialog>
  );
}
