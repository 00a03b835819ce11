import { useRef } from 'react';
import type { TrainingVideo } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { CaptionLine } from '#web/ui/media/caption-line.tsx';
import film from '#web/ui/media/film.module.css';
import { Film } from '#web/ui/media/film.tsx';
import { useCaptions } from '#web/ui/media/use-captions.ts';
import { Controls } from './controls.tsx';
import { onPlayerKey } from './player-keys.ts';
import classes from './player-view.module.css';
import { useCaptionVoice } from './use-caption-voice.ts';
import type { Watching } from './use-choices.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { Player } from './use-player.ts';
import { useSoundTrack } from './use-sound-track.ts';

/** The id of the player. */
export const stagePlace = 'training-video';

type Props = { video: TrainingVideo; player: Player; choices: Watching };

/** The video, its captions, errors and controls. */
export function PlayerView({ video, player, choices }: Props) {
  const { t, locale } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const full = useFullScreen(frame);
  const { title, captions, sounds, sources, poster } = video;
  // The voice reads also while the captions are off.
  const lang = choices.captions ?? captions.find((track) => track.lang === locale)?.lang ?? null;
  const caption = useCaptions(player.element, lang);
  const { playing, time, muted } = player;
  const { speed } = choices;
  const path = sounds.find((sound) => sound.lang === (lang ?? locale))?.path;
  const wakeSound = useSoundTrack({ path, time, playing, speed, muted });
  // A recording is better than the device's voice, and two would speak at once.
  const voice = useCaptionVoice({ lang: path ? null : lang, text: caption, playing, speed });
  return (
    <section
      ref={frame}
      id={stagePlace}
      tabIndex={-1}
      className={cx(film.frame, classes.player)}
      aria-label={t('training.player.video', { title })}
      onClickCapture={() => {
        voice.wake();
        wakeSound();
      }}
      onKeyDown={onPlayerKey({
        player,
        toggleCaptions: choices.toggleCaptions,
        toggleFull: full.toggle,
      })}
    >
      <div className={film.screen}>
        <Film
          ref={player.element}
          className={classes.video}
          playsInline
          preload="metadata"
          poster={poster}
          width={960}
          height={540}
          aria-label={title}
          onClick={player.toggle}
          sources={sources}
          captions={captions}
          {...player.events}
        />
        {player.loading === 'waiting' && (
          <p className={classes.state} role="status">
            {t('training.player.loading')}
          </p>
        )}
        {player.loading === 'failed' && (
          <div className={classes.failed} role="alert">
            <p>
              <b>{t('training.player.failed')}</b>
            </p>
            <p>{t('training.player.failedHint')}</p>
            <Button variant="ghost" icon="arrow-clockwise" onClick={player.retry}>
              {t('common.tryAgain')}
            </Button>
          </div>
        )}
        {choices.captions && player.loading !== 'failed' && <CaptionLine text={caption} />}
      </div>
      <Controls
        video={video}
        player={player}
        choices={choices}
        voice={voice}
        full={full}
        hasTrack={Boolean(path)}
      />
    </section>
  );
}
