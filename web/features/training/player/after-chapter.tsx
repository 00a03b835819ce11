import type { TrainingVideo } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { clockOf } from './clock-words.ts';
import type { Player } from './use-player.ts';

type Props = {
  video: TrainingVideo;
  player: Player;
  /** The next chapter, if there is one and it is unlocked. */
  next: TrainingVideo | undefined;
  onChoose: (videoId: string) => void;
};

/** Shown at the end of a video: what's next. */
export function AfterChapter({ video, player, next, onChoose }: Props) {
  const { t } = useTranslation();
  const from = (seconds: number) => () => {
    player.seek(seconds);
    player.play();
  };
  if (video.videoStatus === 'finish')
    return (
      <AlertPanel
        kind="good"
        role="status"
        title={t('training.player.ended')}
        actions={
          <>
            {next && (
              <Button iconEnd="arrow-right" onClick={() => onChoose(next.videoId)}>
                {t('training.player.next', { title: next.title })}
              </Button>
            )}
            <Button variant="line" onClick={from(0)}>
              {t('training.player.again')}
            </Button>
          </>
        }
      />
    );
  // Watched to the end, but the server does not know yet.
  if (player.seen >= video.duration - 1)
    return <AlertPanel kind="wait" role="status" title={t('training.player.sending')} />;
  const at = clockOf(player.seen);
  return (
    <AlertPanel
      kind="info"
      role="status"
      title={t('training.player.endedRest', { at })}
      actions={<Button onClick={from(player.seen)}>{t('training.player.goOn', { at })}</Button>}
    />
  );
}
