import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteMedia, type MediaPicture } from '#contract/content/media-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { Button } from '#web/ui/forms/button.tsx';
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
  const { run } = useAction();
  const remove = (fileId: string) =>
    run(async () => {
      await call(deleteMedia, { params: { fileId } });
      notifySuccess(t('office.content.deleted'));
      changed(null);
    });
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
        <OfficeDialog title={picked.name} wide onClose={() => setPicked(null)}>
          <MediaAbout key={picked.path} picture={picked} onSaved={changed} />
          {fileId && (
            <div className={classes.foot}>
              <Button variant="danger" size="small" icon="trash" onClick={() => remove(fileId)}>
                {t('office.content.media.delete')}
              </Button>
            </div>
          )}
        </OfficeDialog>
      )}
    </OfficePage>
  );
}
