/** Photos for something that was sent before: they are added in one press, once all of them are uploaded. */
import { useCallback, useState } from 'react';
import type { Uploaded } from '#contract/upload/upload.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ApiError } from './api/api-error.ts';
import { atField, useAction } from './api/use-action.ts';
import type { PickerProps } from './photo-picker-props.ts';
import { useSendLater } from './use-send-later.ts';

type Options = {
  pictures: readonly Uploaded[];
  onChange: PickerProps['onChange'];
  /** Returns how many there are more now. */
  add: (fileIds: string[]) => Promise<number>;
  /** Takes out the photos that are no longer kept, and says so. */
  dropGone: () => string | Promise<string>;
  /** True if the caller shows the error itself. */
  onError?: (error: unknown) => boolean;
};

export const useAddPhotos = ({ pictures, onChange, add, dropGone, onError }: Options) => {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState(0);
  const change = useCallback<PickerProps['onChange']>(
    (next) => {
      setAdded(0);
      setProblem(undefined);
      onChange(next);
    },
    [onChange],
  );
  const { busy, run } = useAction(async (error) => {
    if (onError?.(error) || later.waitForNetwork(error)) return true;
    if (!(error instanceof ApiError) || error.code !== 'file_gone')
      return atField(setProblem, 'fileIds')(error);
    setProblem(await dropGone());
    return true;
  });
  const send = async () => {
    if (busy) return;
    setProblem(undefined);
    if (later.photos === 'coming') return later.waitForPhotos();
    if (later.photos === 'stuck') return setProblem(t('upload.wait'));
    if (!pictures.length) return setProblem(t('fields.picture'));
    await run(async () => setAdded(await add(pictures.map(({ fileId }) => fileId))));
  };
  const later = useSendLater(send);
  return { pictures, problem, added, change, busy, send, later };
};

export type AddingPhotos = ReturnType<typeof useAddPhotos>;
