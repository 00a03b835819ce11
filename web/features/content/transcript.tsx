import { useState } from 'react';
import { quietly } from '#web/lib/api/public-data.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './transcript.module.css';

const loadLines = async (path: string, signal: AbortSignal): Promise<string[]> => {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(response.statusText);
  const { wordsOf } = await import('#web/lib/i18n/vtt-words.ts');
  return wordsOf(await response.text());
};

/** The transcript of a video (design rule 29), made from its captions and loaded when opened. */
export function Transcript({ path }: { path: string | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);

  const lines = useQuery(
    ['transcript', path],
    open && path ? (signal) => quietly(loadLines(path, signal)) : null,
  ).loaded.data;
  if (!path) return null;
  return (
    <details className={classes.transcript} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <Icon name="caret-down" className={classes.caret} />
        {t('home.transcript')}
      </summary>
      <div className={classes.words}>
        {lines ? lines.map((line) => <p key={line}>{line}</p>) : <p>{t('common.loading')}</p>}
      </div>
    </details>
  );
}
