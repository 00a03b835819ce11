import { useState } from 'react';
import type { HomeVideoMedia } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { CaptionLine } from '#web/ui/media/caption-line.tsx';
import film from '#web/ui/media/film.module.css';
import { Film } from '#web/ui/media/film.tsx';
import { useCaptions } from '#web/ui/media/use-captions.ts';
import classes from './promo-video.module.css';
import { Transcript } from './transcript.tsx';
import { useVideoInView } from './use-video-in-view.ts';

export type Promo = { path: string; media: HomeVideoMedia | null };

const typeOf = (path: string) => (path.endsWith('.webm') ? 'video/webm' : 'video/mp4');

/** As wide as the longest: a button that changes its words by itself must not move what follows. */
function OneOf({ words, shown }: { words: string[]; shown: number }) {
  return (
    <span className={classes.words}>
      {words.map((word, place) => (
        <span key={word} data-hidden={place !== shown || undefined}>
          {word}
        </span>
      ))}
    </span>
  );
}

/** The home video (spec §2): muted, looped, playing once half of it is visible; with pause and captions (rule 29). */
export function PromoVideo({ promo }: { promo: Promo }) {
  const { t, locale } = useTranslation();
  const { video, playing, toggle, events } = useVideoInView();
  const [captioned, setCaptioned] = useState(true);
  const caption = useCaptions(video, captioned ? locale : null);
  const tracks = promo.media?.captions ?? [];
  const sources = promo.media?.sources ?? [{ path: promo.path, type: typeOf(promo.path) }];
  return (
    <figure className={film.frame}>
      <div className={film.screen}>
        <Film
          ref={video}
          className={classes.video}
          muted
          loop
          playsInline
          preload="none"
          poster={promo.media?.poster}
          width={960}
          height={576}
          aria-label={t('home.video')}
          sources={sources}
          captions={tracks}
          captionsIn={locale}
          {...events}
        />
        {captioned && tracks.length > 0 && <CaptionLine text={caption} />}
      </div>
      <figcaption className={classes.bar}>
        <button type="button" className={classes.control} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
          <OneOf shown={playing ? 0 : 1} words={[t('home.videoPause'), t('home.videoPlay')]} />
        </button>
        {tracks.length > 0 && (
          <button
            type="button"
            className={classes.control}
            data-on={captioned || undefined}
            onClick={() => setCaptioned(!captioned)}
          >
            <Icon name="closed-captioning" />
            <OneOf
              shown={captioned ? 0 : 1}
              words={[t('home.captionsOn'), t('home.captionsOff')]}
            />
          </button>
        )}
        <Transcript path={tracks.find((track) => track.lang === locale)?.path} />
      </figcaption>
    </figure>
  );
}
