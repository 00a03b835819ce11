import type { TrainingVideo } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { clockOf, sayClock } from './clock-words.ts';
import classes from './controls.module.css';
import { hasSound } from './has-sound.ts';
import { jumpSeconds } from './player-keys.ts';
import type { CaptionVoice } from './use-caption-voice.ts';
import type { Watching } from './use-choices.ts';
import type { useFullScreen } from './use-full-screen.ts';
import type { Player } from './use-player.ts';

type Props = {
  video: TrainingVideo;
  player: Player;
  choices: Watching;
  voice: CaptionVoice;
  full: ReturnType<typeof useFullScreen>;
  /** There are recorded words in the viewer's language. */
  hasTrack: boolean;
};

/** The seek bar. The hatched part was not watched yet and can't be sought. */
function Scrub({ video, player }: Pick<Props, 'video' | 'player'>) {
  const { t } = useTranslation();
  const { duration } = video;
  const share = (seconds: number) => `${Math.min(100, (seconds / duration) * 100)}%`;
  return (
    <input
      type="range"
      className={classes.scrub}
      min={0}
      max={Math.floor(duration)}
      step={1}
      value={Math.floor(player.time)}
      aria-label={t('training.player.position')}
      aria-valuetext={t('training.player.spokenOf', {
        at: sayClock(player.time, t),
        total: sayClock(duration, t),
      })}
      style={{ '--at': share(player.time), '--seen': share(player.seen) } as React.CSSProperties}
      onChange={(event) => player.seek(Number(event.currentTarget.value))}
    />
  );
}

function Captions({ video, choices }: Pick<Props, 'video' | 'choices'>) {
  const { t } = useTranslation();
  if (video.captions.length === 0) return null;
  return (
    <label className={classes.choice}>
      <Icon name="closed-captioning" />
      <span>{t('training.player.captions')}</span>
      <select
        value={choices.captions ?? ''}
        onChange={(event) => choices.setCaptions(event.currentTarget.value || null)}
      >
        {video.captions.map(({ lang, label }) => (
          <option key={lang} value={lang}>
            {label}
          </option>
        ))}
        <option value="">{t('training.player.captionsNone')}</option>
      </select>
    </label>
  );
}

/** Not shown on a device without a voice for these captions. */
function Voice({ voice }: Pick<Props, 'voice'>) {
  const { t } = useTranslation();
  if (voice.offered.length === 0) return null;
  return (
    <label className={classes.choice}>
      <Icon name="speaker-high" />
      <span>{t('training.player.voice')}</span>
      <select
        value={voice.dialect ?? ''}
        onChange={(event) =>
          voice.choose(voice.offered.find((one) => one === event.currentTarget.value) ?? null)
        }
      >
        {voice.offered.map((dialect) => (
          <option key={dialect} value={dialect}>
            {t(`training.player.dialects.${dialect}`)}
          </option>
        ))}
        <option value="">{t('training.player.captionsNone')}</option>
      </select>
    </label>
  );
}

function Speed({ choices }: Pick<Props, 'choices'>) {
  const { t } = useTranslation();
  return (
    <label className={classes.choice}>
      <span>{t('training.player.speed')}</span>
      <select
        value={choices.speed}
        onChange={(event) => choices.setSpeed(Number(event.currentTarget.value))}
      >
        {choices.speeds.map((speed) => (
          <option key={speed} value={speed}>
            {`${speed}×`}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Controls({ video, player, choices, voice, full, hasTrack }: Props) {
  const { t } = useTranslation();
  const sound = player.muted ? t('training.player.unmute') : t('training.player.mute');
  const screen = full.full ? t('training.player.fullEnd') : t('training.player.full');
  return (
    <div className={classes.controls}>
      <div className={classes.line}>
        <Scrub video={video} player={player} />
        <p className={classes.time}>
          {clockOf(player.time)} / {clockOf(video.duration)}
        </p>
      </div>
      <div className="row gap-8 items-center">
        <button type="button" className={classes.play} onClick={player.toggle}>
          <Icon name={player.playing ? 'pause' : 'play'} />
          {player.playing ? t('training.player.pause') : t('training.player.play')}
        </button>
        <button
          type="button"
          className={classes.control}
          aria-label={t('training.player.back10Label')}
          onClick={() => player.seek(player.time - jumpSeconds)}
        >
          <Icon name="arrow-counter-clockwise" />
          {t('training.player.back10')}
        </button>
        <Captions video={video} choices={choices} />
        <Voice voice={voice} />
        <Speed choices={choices} />
        {(hasTrack || hasSound(video)) && (
          <button
            type="button"
            className={classes.control}
            aria-label={sound}
            title={sound}
            onClick={player.toggleSound}
          >
            <Icon name={player.muted ? 'speaker-slash' : 'speaker-high'} />
          </button>
        )}
        {full.can && (
          <button
            type="button"
            className={classes.control}
            aria-label={screen}
            title={screen}
            onClick={full.toggle}
          >
            <Icon name={full.full ? 'corners-in' : 'corners-out'} />
          </button>
        )}
      </div>
    </div>
  );
}
