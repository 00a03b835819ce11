import { useId, useState } from 'react';
import type { TrainingVideo } from '#contract/training/training.ts';
import { htmlLang, isLocale } from '#i18n/pick-locale.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { linesOf, type SaidLine } from '#web/lib/i18n/vtt-words.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Chips } from '#web/ui/navigation/chips.tsx';
import { clockOf } from './clock-words.ts';
import classes from './training-transcript.module.css';
import type { Player } from './use-player.ts';

type Props = { video: TrainingVideo; player: Player };

const htmlLangOf = (lang: string) => (isLocale(lang) ? htmlLang[lang] : lang);

/** The transcript in the page's language came with the video; others are in the caption files. */
const useLines = ({ videoId, transcript, captions }: TrainingVideo, lang: string) => {
  const { locale } = useTranslation();
  const path = lang === locale ? undefined : captions.find((track) => track.lang === lang)?.path;
  const { loaded, reload } = useQuery<SaidLine[]>(['captions', videoId, path], async (signal) => {
    if (!path) return transcript;
    const answer = await fetch(path, { signal });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    return linesOf(await answer.text());
  });
  // Not from the loaded data: the site's language may have changed since.
  if (!path) return { lines: transcript, error: null, reload };
  return loaded.status === 'error'
    ? { lines: [], error: loaded.error, reload }
    : { lines: loaded.data ?? transcript, error: null, reload };
};

/** The transcript in any language; lines already heard are links into the video. */
export function TrainingTranscript({ video, player }: Props) {
  const { t, locale } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const lang = chosen ?? locale;
  const { lines, error, reload } = useLines(video, lang);
  if (video.transcript.length === 0) return null;
  const current = lines.findLast(({ from }) => from <= player.time + 0.2);
  return (
    <Card as="section" flush aria-labelledby={id} className="container">
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {t('training.player.transcript')}
        </h2>
        {video.captions.length > 1 && (
          <Chips
            label={t('training.player.transcriptLang')}
            value={lang}
            options={video.captions.map((track) => ({
              value: track.lang,
              label: <span lang={htmlLangOf(track.lang)}>{track.label}</span>,
            }))}
            onChange={setChosen}
          />
        )}
      </div>
      {error !== null && <LoadFailed error={error} onRetry={reload} />}
      <ol className={classes.lines} lang={htmlLangOf(lang)}>
        {lines.map((line) => {
          const words = (
            <>
              <span className={classes.at}>{clockOf(line.from)}</span>
              <span>{line.text}</span>
            </>
          );
          return (
            <li key={line.from} aria-current={line === current ? 'true' : undefined}>
              {line.from <= player.seen ? (
                <button
                  type="button"
                  className={classes.line}
                  onClick={() => player.seek(line.from)}
                >
                  {words}
                </button>
              ) : (
                <p className={classes.line}>{words}</p>
              )}
            </li>
          );
        })}
      </ol>
      <p className={classes.hint}>{t('training.player.transcriptHint')}</p>
    </Card>
  );
}
