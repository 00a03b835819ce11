/** The uploads of one picker: checked, resized, sent, retried when back online. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uploaded, UploadPurpose } from '#contract/upload/upload.ts';
import { ApiError, NoAnswer } from '#web/lib/api/api-error.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { judgePicture } from './judge-picture.ts';
import { sendPicture } from './send-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { keepPreview, takeBack } from './use-preview.ts';

export type Stage =
  | { at: 'judging' }
  /** Not a picture, or one that neither this browser nor the server can read. */
  | { at: 'refused'; why: 'type' | 'unreadable' }
  | { at: 'shrinking' }
  | { at: 'sending'; part: number }
  | { at: 'failed'; message: string; offline: boolean };

export type Pending = {
  id: number;
  /** What will be sent: the file, or its resized copy. */
  blob: Blob;
  /** null: not a picture, nothing to show. */
  url: string | null;
  bytes: number;
  /** The picture that it replaces once uploaded. */
  replaces: Uploaded | null;
  isShrunk: boolean;
  stage: Stage;
};

type Options = {
  purpose: UploadPurpose;
  onChange: PickerProps['onChange'];
  onSent: (picture: Uploaded) => void;
};

let lastId = 0;

/** Errors for which a smaller copy may pass. */
const mayShrink = new Set(['file_too_large', 'file_dimensions', 'file_type']);

/** It won't arrive by itself, not even when the network is back. */
export const needsChoice = ({ stage }: Pending): boolean =>
  stage.at === 'refused' || (stage.at === 'failed' && !stage.offline);

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

  // An upload continues when its step is left: the form stays mounted.
  const send = async (one: Pending): Promise<void> => {
    const { id, blob, replaces: replaced } = one;
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
      const code = error instanceof ApiError ? (error.code ?? '') : '';
      if (mayShrink.has(code) && !one.isShrunk) return shrink(one);
      if (mayShrink.has(code) || code === 'file_unreadable')
        return set(id, { stage: { at: 'refused', why: 'unreadable' } });
      const offline = error instanceof NoAnswer;
      set(id, { stage: { at: 'failed', message: messageOf(error, t), offline } });
    }
  };

  const shrink = async (one: Pending): Promise<void> => {
    set(one.id, { stage: { at: 'shrinking' } });
    let blob: Blob;
    try {
      blob = await shrinkPicture(one.blob);
    } catch {
      set(one.id, { stage: { at: 'refused', why: 'unreadable' } });
      return;
    }
    const url = URL.createObjectURL(blob);
    if (one.url) URL.revokeObjectURL(one.url);
    const small = { blob, url, bytes: blob.size, isShrunk: true };
    set(one.id, small);
    await send({ ...one, ...small });
  };

  const add = async (files: readonly File[], replaces: Uploaded | null) => {
    const fresh = files.map((file): Pending => {
      lastId += 1;
      // Phone formats often have no type.
      const url = /^(image\/|$)/.test(file.type) ? URL.createObjectURL(file) : null;
      const { size: bytes } = file;
      const stage = { at: 'judging' } as const;
      return { id: lastId, blob: file, url, bytes, replaces, isShrunk: false, stage };
    });
    // A picture is replaced once: by the last one chosen.
    setPending((all) => [
      ...all.filter((one) => !replaces || one.replaces?.fileId !== replaces.fileId),
      ...fresh,
    ]);
    await Promise.all(
      fresh.map(async (one) => {
        const verdict = await judgePicture(one.blob);
        if (verdict.fine) await send(one);
        else if (verdict.photo) await shrink(one);
        else set(one.id, { stage: { at: 'refused', why: 'type' } });
      }),
    );
  };

  const sendAgain = useEffectEvent(() => {
    for (const one of pending) if (one.stage.at === 'failed' && one.stage.offline) send(one);
  });
  useEffect(() => {
    const onOnline = () => sendAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return { pending, add, send, drop };
};
