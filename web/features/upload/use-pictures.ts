/** The pictures of one picker on their way to the server: judged, made smaller, sent, tried again. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uploaded, UploadPurpose } from '#contract/upload/upload.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { judgePicture } from './judge-picture.ts';
import { sendPicture } from './send-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { keepPreview, takeBack } from './use-preview.ts';

type Refused = 'size' | 'dimensions' | 'type';
export type Stage =
  | { at: 'judging' }
  | { at: 'refused'; why: Refused; photo: boolean }
  | { at: 'unreadable' }
  | { at: 'shrinking' }
  | { at: 'sending'; part: number }
  | { at: 'failed'; message: string };

export type Pending = {
  id: number;
  /** What will be sent: the file, or what was made of it. */
  blob: Blob;
  /** null: not a picture, nothing to show. */
  url: string | null;
  bytes: number;
  /** The picture whose place it takes once it is there. */
  replaces: Uploaded | null;
  stage: Stage;
};

type Options = {
  purpose: UploadPurpose;
  onChange: PickerProps['onChange'];
  onSent: (picture: Uploaded) => void;
};

let lastId = 0;

const refusals: Record<string, Refused> = {
  file_too_large: 'size',
  file_dimensions: 'dimensions',
  file_type: 'type',
};

export const usePictures = ({ purpose, onChange, onSent }: Options) => {
  const { t } = useTranslation();
  const [pending, setPending] = useState<Pending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const latest = useRef({ onChange, onSent });
  useEffect(() => {
    latest.current = { onChange, onSent };
  });

  const set = (id: number, change: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const drop = (id: number) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    setPending((all) => {
      const gone = all.find((one) => one.id === id);
      if (gone?.url) URL.revokeObjectURL(gone.url);
      return all.filter((one) => one.id !== id);
    });
  };

  // A picture under way when the step is left still arrives: its form goes on living.
  const send = async ({ id, blob, replaces: replaced }: Pending) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    set(id, { blob, stage: { at: 'sending', part: 0 } });
    try {
      const picture = await sendPicture({
        blob,
        purpose,
        signal: stop.signal,
        onProgress: (part) => set(id, { stage: { at: 'sending', part } }),
      });
      keepPreview(picture.fileId, blob);
      latest.current.onChange((old) => {
        if (!old.some((one) => one.fileId === replaced?.fileId)) return [...old, picture];
        return old.map((one) => (one.fileId === replaced?.fileId ? picture : one));
      });
      if (replaced) takeBack(replaced, purpose);
      drop(id);
      latest.current.onSent(picture);
    } catch (error) {
      if (stop.signal.aborted) return;
      const why = error instanceof ApiError ? refusals[error.code ?? ''] : undefined;
      if (why) set(id, { stage: { at: 'refused', why, photo: true } });
      else if (error instanceof ApiError && error.code === 'file_unreadable')
        set(id, { stage: { at: 'unreadable' } });
      else set(id, { stage: { at: 'failed', message: messageOf(error, t) } });
    }
  };

  const shrink = async (one: Pending) => {
    set(one.id, { stage: { at: 'shrinking' } });
    let blob: Blob;
    try {
      blob = await shrinkPicture(one.blob);
    } catch {
      set(one.id, { stage: { at: 'unreadable' } });
      return;
    }
    const url = URL.createObjectURL(blob);
    if (one.url) URL.revokeObjectURL(one.url);
    set(one.id, { blob, url, bytes: blob.size });
    await send({ ...one, blob });
  };

  const add = async (files: readonly File[], replaces: Uploaded | null) => {
    const fresh = files.map((file): Pending => {
      lastId += 1;
      // A phone's own format often comes without a type.
      const url = /^(image\/|$)/.test(file.type) ? URL.createObjectURL(file) : null;
      const { size: bytes } = file;
      return { id: lastId, blob: file, url, bytes, replaces, stage: { at: 'judging' } };
    });
    // One picture has one successor: the last one chosen.
    setPending((all) => [
      ...all.filter((one) => !replaces || one.replaces?.fileId !== replaces.fileId),
      ...fresh,
    ]);
    await Promise.all(
      fresh.map(async (one) => {
        const verdict = await judgePicture(one.blob);
        if (verdict.fine) await send(one);
        else set(one.id, { stage: { at: 'refused', why: verdict.why, photo: verdict.photo } });
      }),
    );
  };

  return { pending, add, send, shrink, drop };
};
