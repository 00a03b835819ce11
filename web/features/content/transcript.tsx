import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '#web/lib/i18n/vtt-words.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './transcript.module.css';

/** What is said in a video, to read (design rule 29). Made from its captions, loaded when opened. */
export function Transcript({ path }: { path: string | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<string[] | null>(null);

  useEffect(() => {
    if (!open || !path) return;
    const stop = new AbortController();
    fetch(path, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then((vtt) => setLines(wordsOf(vtt)))
      .catch((error) => {
        if (!stop.signal.aborted) console.error('The transcript could not be loaded:', error);
      });
    return () => stop.abort();
  }, [open, path]);

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
