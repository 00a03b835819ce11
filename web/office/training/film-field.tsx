import { useState } from 'react';
import { type FilmUpload, filmRules } from '#contract/training/films-office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { reportError } from '#web/lib/page/notify.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Meter } from '#web/ui/data/meter.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { keepPicture } from './picture-field.tsx';
import { keptFilm, lookAtFilm, sendFilm } from './send-film.ts';
import classes from './training.module.css';

export type Film = { uploadId: string; seconds: number; poster: string | null };
type Props = { label: string; error?: string | undefined; onFilm: (film: Film) => void };

const percentOf = ({ received, bytes }: FilmUpload) => Math.floor((received / bytes) * 100);

/** Uploads a film; an interrupted upload can be resumed. */
export function FilmField({ label, error, onFilm }: Props) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [film, setFilm] = useState<FilmUpload | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'stopped' | 'whole'>('idle');
  const [wrong, setWrong] = useState<string | undefined>();
  const [unfinished] = useState(keptFilm);

  const send = async (chosen: File) => {
    setWrong(undefined);
    if (chosen.size > filmRules.bytesMax) {
      setWrong(t('fields.film'));
      return;
    }
    setState('busy');
    const info = await lookAtFilm(chosen).catch(() => null);
    if (!info) {
      setWrong(t('office.training.unreadableFilm'));
      setState('idle');
      return;
    }
    try {
      const { uploadId } = await sendFilm(chosen, setFilm);
      // If there is no still picture, staff choose one.
      const poster = info.still ? await keepPicture(info.still).catch(() => null) : null;
      setState('whole');
      onFilm({ uploadId, seconds: info.seconds, poster });
    } catch (failure) {
      setState('stopped');
      reportError(failure, t);
    }
  };
  const percent = film ? percentOf(film) : 0;
  const name = file?.name ?? '';

  return (
    <div className="stack gap-4">
      <Field
        size="small"
        label={label}
        hint={unfinished && !file && t('office.training.goOnHint', { name: unfinished.name })}
        error={wrong ?? error}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="video/mp4,video/webm"
            disabled={state === 'busy'}
            onChange={({ target }) => {
              const chosen = target.files?.[0] ?? null;
              setFile(chosen);
              setFilm(null);
              if (chosen) void send(chosen);
            }}
          />
        )}
      </Field>
      {film && state !== 'idle' && (
        <>
          <Meter
            className={classes.meter}
            percent={percent}
            label={t('office.training.uploading', { percent, name })}
          />
          <p role="status">
            {state === 'whole' && t('office.training.uploadWhole', { name })}
            {state === 'busy' && t('office.training.uploading', { percent, name })}
            {state === 'stopped' && t('office.training.uploadStopped', { percent })}
          </p>
        </>
      )}
      {state === 'stopped' && file && (
        <ToolButton icon="arrow-clockwise" onClick={() => send(file)}>
          {t('office.training.goOn')}
        </ToolButton>
      )}
    </div>
  );
}
