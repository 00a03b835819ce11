import { type ComponentType, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits.ts';
import { addRecordPictures, type ServiceRecord } from '#contract/services/records.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { atField, useAction } from '#web/lib/api/use-action.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { useOwnDraft } from '#web/lib/use-own-draft.ts';
import { useSendLater } from '#web/lib/use-send-later.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { findGone } from './gone-photos.ts';

type Values = { pictures: Uploaded[] };
const empty: Values = { pictures: [] };
const restore = ({ pictures }: Partial<Values>): Values => ({
  pictures: Array.isArray(pictures) ? pictures.filter((one) => one?.fileId) : [],
});

type Props = {
  record: ServiceRecord;
  Picker: ComponentType<PickerProps>;
  onChanged: (record: ServiceRecord) => void;
};

/** More photos for a request that was sent: a page that was forgotten, a paper that the office asked for. */
export function AddPhotos({ record, Picker, onChanged }: Props) {
  const { t } = useTranslation();
  const { recordId } = record;
  const draft = useOwnDraft({ name: `photos-${recordId}`, empty, restore });
  const { pictures } = draft.values;
  const { setValues } = draft;
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState(0);
  const setPictures = useCallback(
    (next: (old: Uploaded[]) => Uploaded[]) => {
      setAdded(0);
      setProblem(undefined);
      setValues((before) => ({ pictures: next(before.pictures) }));
    },
    [setValues],
  );

  const { busy, run } = useAction(async (error) => {
    if (later.waitForNetwork(error)) return true;
    if (!(error instanceof ApiError) || error.code !== 'file_gone')
      return atField(setProblem, 'fileIds')(error);
    const gone = await findGone(pictures);
    setPictures((old) => old.filter(({ fileId }) => !gone.includes(fileId)));
    setProblem(t('services.photosGone'));
    return true;
  });
  const send = async () => {
    if (busy) return;
    setProblem(undefined);
    if (later.photos === 'coming') return later.waitForPhotos();
    if (later.photos === 'stuck') return setProblem(t('upload.wait'));
    if (!pictures.length) return setProblem(t('fields.picture'));
    await run(async () => {
      const fileIds = pictures.map(({ fileId }) => fileId);
      const next = await call(addRecordPictures, { params: { recordId }, body: { fileIds } });
      draft.startOver();
      setAdded(next.files.length - record.files.length);
      onChanged(next);
    });
  };
  const later = useSendLater(send);

  const title = 'add-photos-title';
  const any = pictures.length > 0 || later.photos !== 'there';
  return (
    <Card as="section" aria-labelledby={title} className="stack gap-12">
      <h2 id={title} className={layout.heading}>
        {t('services.addPhotosTitle')}
      </h2>
      <p id={`${title}-hint`} className="muted">
        {t('services.addPhotosHint')}
      </p>
      {added > 0 && (
        <AlertPanel
          kind="good"
          role="status"
          title={t('services.addedPhotos', { count: added, total: record.files.length })}
        />
      )}
      <Picker
        id="add-photos"
        purpose="service"
        max={Math.min(limits.manyPictures, record.picturesLeft)}
        value={pictures}
        onChange={setPictures}
        name={t('services.photoName')}
        labelledBy={title}
        describedBy={`${title}-hint`}
        error={problem}
        onBusy={later.onBusy}
      />
      <SendLater awaited={later.awaited} onStop={later.stop} />
      {any && (
        <Button variant="main" iconEnd="arrow-right" busy={busy} onClick={send}>
          {t('services.addPhotosSend')}
        </Button>
      )}
    </Card>
  );
}
