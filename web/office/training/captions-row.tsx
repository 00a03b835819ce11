import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeVideo } from '#contract/training/contents-office.ts';
import { sendCaptions } from '#contract/training/films-office.ts';
import { type Locale, localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { notifyError, notifySuccess, reportError } from '#web/lib/page/notify.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import classes from './training.module.css';

type Props = { trainingId: string; video: OfficeVideo; onChanged: () => void };

/** One caption file per language; an upload replaces the previous file. */
export function CaptionsRow({ trainingId, video, onChanged }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<Locale | null>(null);
  const { videoId, version, captions } = video;

  const send = async (lang: Locale, file: File | undefined) => {
    if (!file) return;
    setBusy(lang);
    try {
      const params = { trainingId, videoId, lang };
      await call(sendCaptions, { params, query: { version }, body: file });
      notifySuccess(t('office.training.saved'));
    } catch (error) {
      const [wrong] = error instanceof ApiError ? error.fields : [];
      if (wrong) notifyError(wrong.message);
      else reportError(error, t);
    } finally {
      setBusy(null);
    }
    onChanged();
  };

  return (
    <div>
      <p className={classes.label}>{t('office.training.captions')}</p>
      <p className="muted">
        {t('office.training.captionsHint')} {t('office.training.lines', { count: video.lines })}
      </p>
      <div className={classes.captions}>
        {locales.map((lang) => {
          const isThere = captions.some((caption) => caption.lang === lang);
          return (
            <Field
              key={lang}
              size="small"
              label={
                <>
                  {t('office.training.captionsOf', { language: localeNames[lang] })}{' '}
                  <Badge tone={isThere ? 'good' : 'wait'}>
                    {t(
                      isThere ? 'office.training.captionsThere' : 'office.training.captionsMissing',
                    )}
                  </Badge>
                </>
              }
            >
              {(control) => (
                <input
                  {...control}
                  // Cleared after every upload, so that the same file can be sent again.
                  key={`${version} ${busy}`}
                  type="file"
                  accept=".vtt,text/vtt"
                  disabled={busy !== null}
                  onChange={({ target }) => send(lang, target.files?.[0])}
                />
              )}
            </Field>
          );
        })}
      </div>
    </div>
  );
}
