import { useState } from 'react';
import type { DocumentState } from '#contract/account/documents.ts';
import { Thumb } from '#web/features/upload/thumb.tsx';
import { usePreview } from '#web/features/upload/use-preview.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useIsNear } from '#web/lib/page/use-is-near.ts';
import { ZoomDialog } from '#web/ui/media/zoom-dialog.tsx';
import classes from './user-document.module.css';

type Props = { file: DocumentState['files'][number]; name: string };

/** A picture of the user's document, fetched with the token: a thumbnail that opens a large view. */
export function DocumentPicture({ file: { fileId, path }, name }: Props) {
  const { t } = useTranslation();
  const [picture] = useState({ fileId, path, width: 0, height: 0, bytes: 0, key: null });
  const { placeRef, isNear } = useIsNear();
  const { url, gone } = usePreview(picture, 'document', { waits: !isNear });
  const [large, setLarge] = useState(false);
  const alt = t('upload.yours', { name });
  if (gone) return <p className={classes.gone}>{t('center.documentGone')}</p>;
  return (
    <>
      <button
        ref={placeRef}
        type="button"
        className={classes.picture}
        aria-label={t('common.pair', { label: t('upload.look'), text: name })}
        disabled={!url}
        onClick={() => setLarge(true)}
      >
        <Thumb url={url} alt="" />
      </button>
      {large && url && (
        <ZoomDialog title={name} src={url} alt={alt} onClose={() => setLarge(false)} />
      )}
    </>
  );
}
