import { useState } from 'react';
import {
  deleteVideo,
  type OfficeTraining,
  type OfficeVideo,
  orderVideos,
} from '#contract/training/contents-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { MoveButtons, moveItem } from '#web/office/ui/move-buttons.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Film } from '#web/ui/media/film.tsx';
import { sayLength } from './say-length.ts';
import { CaptionsRow, SoundsRow } from './tracks-row.tsx';
import classes from './training.module.css';
import { VideoDialog } from './video-dialog.tsx';

type Props = { training: OfficeTraining; onChanged: () => void };

export function VideosTab({ training, onChanged }: Props) {
  const { t, locale } = useTranslation();
  const { trainingId, videos } = training;
  const [open, setOpen] = useState<OfficeVideo | 'new' | null>(null);

  const { run } = useAction();
  const change = async (work: () => Promise<unknown>, done?: string) => {
    await run(async () => {
      await work();
      if (done) notifySuccess(done);
    });
    onChanged();
  };
  const move = (from: number, by: -1 | 1) => {
    const was = videos.map(({ videoId }) => videoId);
    const body = { was, ids: moveItem(was, from, from + by) };
    return change(() => call(orderVideos, { params: { trainingId }, body }));
  };
  const remove = ({ videoId, version }: OfficeVideo) => {
    if (!window.confirm(t('office.surely'))) return;
    const request = { params: { trainingId, videoId }, query: { version } };
    void change(() => call(deleteVideo, request), t('office.training.removed'));
  };

  return (
    <>
      <div className="row gap-12 items-center">
        <Button size="small" icon="plus" onClick={() => setOpen('new')}>
          {t('office.training.addVideo')}
        </Button>
      </div>
      {!videos.length && <p>{t('office.training.noVideos')}</p>}
      <ol className={classes.list}>
        {videos.map((video, place) => (
          <li key={video.videoId} className={classes.video}>
            <Film
              controls
              preload="none"
              poster={video.poster}
              sources={video.sources}
              captions={video.captions}
            />
            <div>
              <div className="row gap-12 items-center">
                <strong>
                  {place + 1}. {readLocal(video.title, locale)}
                </strong>
                <span>{sayLength(video.seconds)}</span>
                <MoveButtons
                  up={t('office.training.up', { name: readLocal(video.title, locale) })}
                  down={t('office.training.down', { name: readLocal(video.title, locale) })}
                  isFirst={place === 0}
                  isLast={place === videos.length - 1}
                  onMove={(by) => move(place, by)}
                />
                <ToolButton icon="pencil-simple" onClick={() => setOpen(video)}>
                  {t('office.training.edit')}
                </ToolButton>
                {!video.inUse && (
                  <Button variant="danger" size="small" icon="trash" onClick={() => remove(video)}>
                    {t('office.training.remove')}
                  </Button>
                )}
              </div>
              {video.inUse && <p className="muted">{t('office.training.watchedIn')}</p>}
              <CaptionsRow trainingId={trainingId} video={video} onChanged={onChanged} />
              <SoundsRow trainingId={trainingId} video={video} onChanged={onChanged} />
            </div>
          </li>
        ))}
      </ol>
      {open && (
        <VideoDialog
          trainingId={trainingId}
          video={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
