import { useState } from 'react';
import { deleteMedia, type MediaPicture } from '#contract/content/media-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import classes from './content.module.css';
import { MediaAbout } from './media-about.tsx';
import { MediaShelf } from './media-shelf.tsx';

/** The pictures of the site. */
export default function MediaPage() {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<MediaPicture | null>(null);
  const [round, setRound] = useState(0);
  const changed = (picture: MediaPicture | null) => {
    setPicked(picture);
    setRound((before) => before + 1);
  };
  const { busy, run } = useAction();
  const [asks, setAsks] = useState(false);
  const remove = (fileId: string) =>
    run(async () => {
      await call(deleteMedia, { params: { fileId } });
      notifySuccess(t('office.content.deleted'));
      setAsks(false);
      changed(null);
    });
  const close = () => {
    setAsks(false);
    setPicked(null);
  };
  const { fileId = null } = picked ?? {};
  return (
    <OfficePage title={t('office.content.media.title')} lead={t('office.content.media.lead')}>
      <MediaShelf
        round={round}
        picked={picked?.path ?? ''}
        onPick={setPicked}
        onUploaded={setPicked}
      />
      {picked && (
        <OfficeDialog title={picked.name} wide onClose={close}>
          <MediaAbout key={picked.path} picture={picked} onSaved={changed} />
          {fileId && (
            <div className={classes.foot}>
              {asks ? (
                <SureQuestion
                  question={t('office.content.media.sureTitle')}
                  yes={t('office.content.media.delete')}
                  no={t('office.cancel')}
                  busy={busy}
                  onYes={() => remove(fileId)}
                  onNo={() => setAsks(false)}
                >
                  {t('office.content.media.sure')}
                </SureQuestion>
              ) : (
                <Button variant="danger" size="small" icon="trash" onClick={() => setAsks(true)}>
                  {t('office.content.media.delete')}
                </Button>
              )}
            </div>
          )}
        </OfficeDialog>
      )}
    </OfficePage>
  );
}
