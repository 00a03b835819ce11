import { useState } from 'react';
import type { MediaPicture } from '#contract/content/media-office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/office/content/content.module.css';
import { isDescribed, MediaAbout } from '#web/office/content/media-about.tsx';
import { MediaShelf } from '#web/office/content/media-shelf.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';

type Props = { onChoose: (picture: MediaPicture) => void; onClose: () => void };

/** Chooses or uploads a picture. Its words may follow: they are asked for when the content is published. */
export function PictureDialog({ onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<MediaPicture | null>(null);
  return (
    <OfficeDialog title={t('office.content.choosePicture')} wide onClose={onClose}>
      {picked ? (
        <div className={classes.stack}>
          <p>{t('office.content.media.useAfter')}</p>
          <MediaAbout
            key={picked.path}
            picture={picked}
            onSaved={(saved) => {
              setPicked(saved);
              if (isDescribed(saved)) onChoose(saved);
            }}
          />
          <div className={classes.foot}>
            <Button size="small" variant="line" icon="check" onClick={() => onChoose(picked)}>
              {t('office.content.media.use')}
            </Button>
            <ToolButton icon="arrow-left" onClick={() => setPicked(null)}>
              {t('office.cancel')}
            </ToolButton>
          </div>
        </div>
      ) : (
        <MediaShelf onPick={onChoose} onUploaded={setPicked} />
      )}
    </OfficeDialog>
  );
}
