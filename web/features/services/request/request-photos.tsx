import { type ComponentType, useCallback } from 'react';
import { limits } from '#contract/limits.ts';
import { addRecordPictures, type ServiceRecord } from '#contract/services/records.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { useAddPhotos } from '#web/lib/use-add-photos.ts';
import { useOwnDraft } from '#web/lib/use-own-draft.ts';
import { AddPhotos } from '#web/ui/forms/add-photos.tsx';
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
export function RequestPhotos({ record, Picker, onChanged }: Props) {
  const { t } = useTranslation();
  const { recordId } = record;
  const { values, setValues, startOver } = useOwnDraft({
    name: `photos-${recordId}`,
    empty,
    restore,
  });
  const { pictures } = values;
  const onChange = useCallback<PickerProps['onChange']>(
    (next) => setValues((before) => ({ pictures: next(before.pictures) })),
    [setValues],
  );
  const adding = useAddPhotos({
    pictures,
    onChange,
    add: async (fileIds) => {
      const next = await call(addRecordPictures, { params: { recordId }, body: { fileIds } });
      startOver();
      onChanged(next);
      return next.files.length - record.files.length;
    },
    dropGone: async () => {
      const gone = await findGone(pictures);
      onChange((old) => old.filter(({ fileId }) => !gone.includes(fileId)));
      return t('services.photosGone');
    },
  });
  const title = 'add-photos-title';
  return (
    <Card as="section" aria-labelledby={title} className="stack gap-12">
      <h2 id={title} className={layout.heading}>
        {t('services.addPhotosTitle')}
      </h2>
      <p id={`${title}-hint`} className="muted">
        {t('services.addPhotosHint')}
      </p>
      <AddPhotos
        id="add-photos"
        Picker={Picker}
        adding={adding}
        purpose="service"
        max={Math.min(limits.manyPictures, record.picturesLeft)}
        name={t('services.photoName')}
        labelledBy={title}
        describedBy={`${title}-hint`}
        addedText={t('services.addedPhotos', { count: adding.added, total: record.files.length })}
        button={t('services.addPhotosSend')}
      />
    </Card>
  );
}
