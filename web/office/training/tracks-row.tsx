import type { ReactNode } from 'react';
import type { OfficeVideo } from '#contract/training/contents-office.ts';
import { removeSound, sendCaptions, sendSound } from '#contract/training/films-office.ts';
import { type Locale, localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifyError, notifySuccess } from '#web/lib/page/notify.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import classes from './training.module.css';

type Props = { trainingId: string; video: OfficeVideo; onChanged: () => void };

type RowProps = Props & {
  title: string;
  hint: string;
  accept: string;
  tracks: readonly { lang: string }[];
  nameOf: (language: string) => string;
  send: (lang: Locale, file: File) => Promise<unknown>;
  remove?: (lang: Locale) => Promise<unknown>;
};

/** One file per language; an upload replaces the previous file. */
function TracksRow({ video, onChanged, title, hint, accept, tracks, ...row }: RowProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction((error) => {
    const [wrong] = error instanceof ApiError ? error.fields : [];
    if (wrong) notifyError(wrong.message);
    return Boolean(wrong);
  });

  const change = async (work: () => Promise<unknown>) => {
    if (await run(work)) notifySuccess(t('office.training.saved'));
    onChanged();
  };
  const { remove } = row;

  const fieldOf = (lang: Locale): ReactNode => {
    const isThere = tracks.some((track) => track.lang === lang);
    const state = isThere ? 'captionsThere' : 'captionsMissing';
    return (
      <div key={lang} className="stack gap-8">
        <Field
          size="small"
          label={
            <>
              {row.nameOf(localeNames[lang])}{' '}
              <Badge tone={isThere ? 'good' : 'wait'}>{t(`office.training.${state}`)}</Badge>
            </>
          }
        >
          {(control) => (
            <input
              {...control}
              // Cleared after every upload, so that the same file can be sent again.
              key={`${video.version} ${busy}`}
              type="file"
              accept={accept}
              disabled={busy}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void change(() => row.send(lang, file));
              }}
            />
          )}
        </Field>
        {remove && isThere && (
          <ToolButton icon="trash" onClick={() => change(() => remove(lang))}>
            {t('office.training.soundRemove')}
          </ToolButton>
        )}
      </div>
    );
  };

  return (
    <div>
      <p className={classes.label}>{title}</p>
      <p className="muted">{hint}</p>
      <div className={classes.captions}>{locales.map(fieldOf)}</div>
    </div>
  );
}

export function CaptionsRow(props: Props) {
  const { t } = useTranslation();
  const { trainingId, video } = props;
  const { videoId, version, captions, lines } = video;
  return (
    <TracksRow
      {...props}
      title={t('office.training.captions')}
      hint={`${t('office.training.captionsHint')} ${t('office.training.lines', { count: lines })}`}
      accept=".vtt,text/vtt"
      tracks={captions}
      nameOf={(language) => t('office.training.captionsOf', { language })}
      send={(lang, file) => {
        const params = { trainingId, videoId, lang };
        return call(sendCaptions, { params, query: { version }, body: file });
      }}
    />
  );
}

export function SoundsRow(props: Props) {
  const { t } = useTranslation();
  const { trainingId, video } = props;
  const { videoId, version, sounds } = video;
  const paramsOf = (lang: Locale) => ({ trainingId, videoId, lang });
  return (
    <TracksRow
      {...props}
      title={t('office.training.sounds')}
      hint={t('office.training.soundsHint')}
      accept=".mp3,.m4a,audio/mpeg,audio/mp4"
      tracks={sounds}
      nameOf={(language) => t('office.training.soundOf', { language })}
      send={(lang, file) =>
        call(sendSound, { params: paramsOf(lang), query: { version }, body: file })
      }
      remove={(lang) => call(removeSound, { params: paramsOf(lang), body: { version } })}
    />
  );
}
