import { type SubmitEvent, useId, useState } from 'react';
import type { LocalText } from '#contract/staff/office.ts';
import { createVideo, type OfficeVideo, updateVideo } from '#contract/training/contents-office.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { type Film, FilmField } from './film-field.tsx';
import { PictureField } from './picture-field.tsx';
import { sayLength } from './say-length.ts';
import classes from './training.module.css';

type Props = {
  trainingId: string;
  /** Null for a new one. */
  video: OfficeVideo | null;
  onClose: () => void;
  onSaved: () => void;
};
const fields = ['title', 'seconds', 'poster', 'uploadId'] as const;

export function VideoDialog({ trainingId, video, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const kept = useKept(`film ${video ? `${video.videoId} ${video.version}` : `of ${trainingId}`}`, {
    title: video?.title ?? ({} as LocalText),
    poster: video?.poster ?? '',
  });
  const { title, poster } = kept.values;
  const [film, setFilm] = useState<Film | null>(null);
  const { setErrors, errors, errorOf } = useMendedErrors<(typeof fields)[number]>(id, {
    title,
    poster,
    uploadId: film,
    seconds: film,
  });
  const { busy, run } = useAction(atFields(fields, setErrors));
  const seconds = film?.seconds ?? video?.seconds ?? 0;

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!video && !film) {
      setErrors([{ field: 'uploadId', key: 'fields.film' }]);
      return;
    }
    run(async () => {
      const body = { title, poster, seconds };
      if (video)
        await call(updateVideo, {
          params: { trainingId, videoId: video.videoId },
          body: { ...body, version: video.version, ...(film && { uploadId: film.uploadId }) },
        });
      else if (film)
        await call(createVideo, {
          params: { trainingId },
          body: { ...body, uploadId: film.uploadId },
        });
      kept.drop();
      notifySuccess(t('office.training.saved'));
      onSaved();
    });
  };

  return (
    <OfficeDialog
      title={t(video ? 'office.training.edit' : 'office.training.addVideo')}
      wide
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={save} noValidate>
        <ErrorSummary title={t('login.errorTitle')} errors={errors} />
        <FilmField
          label={t(video ? 'office.training.replaceFilm' : 'office.training.film')}
          error={errorOf('uploadId') ?? errorOf('seconds')}
          onFilm={(arrived) => {
            setFilm(arrived);
            if (arrived.poster) kept.change({ poster: arrived.poster });
          }}
        />
        {seconds > 0 && <p>{t('office.training.length', { length: sayLength(seconds) })}</p>}
        <LocalField
          label={t('office.training.title')}
          error={errorOf('title')}
          {...kept.field('title')}
        />
        <PictureField
          label={t('office.training.poster')}
          hint={t('office.training.posterHint')}
          error={errorOf('poster')}
          {...kept.field('poster')}
        />
        <DialogFoot
          action={t('office.training.saveVideo')}
          icon="floppy-disk"
          busy={busy}
          onAway={onClose}
        />
      </form>
    </OfficeDialog>
  );
}
