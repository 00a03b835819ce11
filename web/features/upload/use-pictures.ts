/** The uploads of one picker: checked, resized, sent, retried when back online. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Uploaded, UploadPurpose } from '#contract/upload/upload.ts';
import { ApiError, NoAnswer } from '#web/lib/api/api-error.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { judgePicture, type Refusal } from './judge-picture.ts';
import { sendPicture } from './send-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { keepPreview, takeBack } from './use-preview.ts';

export type Stage =
  | { at: 'judging' }
  | { at: 'refused'; why: Refusal; numbers?: Record<string, number> }
  | { at: 'opening' }
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
  /** What to say if it cannot be made smaller. */
  otherwise: Refusal;
  stage: Stage;
};

type Options = {
  purpose: UploadPurpose;
  byStaff: boolean;
  onChange: PickerProps['onChange'];
  onSent: (picture: Uploaded) => void;
  /** For how many pictures there is place beside those that have arrived. */
  place: number;
};

let lastId = 0;

/** Errors for which a smaller copy may pass. */
const mayShrink = new Set(['file_too_large', 'file_dimensions', 'file_type']);

/** Documents may come as a PDF; a review shows photos. */
const pdfPurposes: readonly UploadPurpose[] = ['registration', 'document', 'whitecard', 'service'];
export const takesPdf = (purpose: UploadPurpose): boolean => pdfPurposes.includes(purpose);

const pendingOf = (blob: Blob, replaces: Uploaded | null, isShrunk: boolean): Pending => {
  lastId += 1;
  return {
    id: lastId,
    blob,
    // Phone formats often have no type.
    url: /^(image\/|$)/.test(blob.type) ? URL.createObjectURL(blob) : null,
    bytes: blob.size,
    replaces,
    isShrunk,
    otherwise: 'damaged',
    stage: { at: 'judging' },
  };
};

/** It won't arrive on its own, not even when the network is back. */
export const needsChoice = ({ stage }: Pending): boolean =>
  stage.at === 'refused' || (stage.at === 'failed' && !stage.offline);

export const usePictures = ({ purpose, byStaff, onChange, onSent, place }: Options) => {
  const { t } = useTranslation();
  const [pending, setPending] = useState<Pending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const room = place - pending.filter((one) => !one.replaces).length;
  const latest = useRef({ onChange, onSent, room });
  useEffect(() => {
    latest.current = { onChange, onSent, room };
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
        byStaff,
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
      if (code === 'file_empty') return set(id, { stage: { at: 'refused', why: 'empty' } });
      if (mayShrink.has(code) || code === 'file_unreadable')
        return set(id, { stage: { at: 'refused', why: 'damaged' } });
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
      set(one.id, { stage: { at: 'refused', why: one.otherwise } });
      return;
    }
    const url = URL.createObjectURL(blob);
    if (one.url) URL.revokeObjectURL(one.url);
    const small = { blob, url, bytes: blob.size, isShrunk: true };
    set(one.id, small);
    await send({ ...one, ...small });
  };

  /** One after the other: the pages of one decide how much room is left for the next. */
  const lastPdf = useRef<Promise<void>>(Promise.resolve());
  /** Its pages take its place, and are sent in their order. */
  const openPdf = async (one: Pending): Promise<void> => {
    set(one.id, { stage: { at: 'opening' } });
    const { pagesOfPdf } = await import('./pdf-pages.ts');
    const result = await pagesOfPdf(one.blob, one.replaces ? 1 : latest.current.room + 1);
    if ('why' in result)
      return set(one.id, { stage: { at: 'refused', why: result.why, numbers: result.numbers } });
    const pages = result.pages.map((blob) => pendingOf(blob, one.replaces, true));
    setPending((all) => all.flatMap((other) => (other.id === one.id ? pages : other)));
    for (const page of pages) await send(page);
  };

  const add = async (files: readonly File[], replaces: Uploaded | null) => {
    const fresh = files.map((file) => pendingOf(file, replaces, false));
    // A picture is replaced once: by the last one chosen.
    setPending((all) => [
      ...all.filter((one) => !replaces || one.replaces?.fileId !== replaces.fileId),
      ...fresh,
    ]);
    await Promise.all(
      fresh.map(async (one) => {
        const verdict = await judgePicture(one.blob);
        if (verdict.as === 'picture') await send(one);
        else if (verdict.as === 'photo') await shrink({ ...one, otherwise: verdict.otherwise });
        else if (verdict.as === 'pdf' && takesPdf(purpose)) {
          lastPdf.current = lastPdf.current.then(() => openPdf(one));
          await lastPdf.current;
        } else
          set(one.id, {
            stage: { at: 'refused', why: verdict.as === 'pdf' ? 'type' : verdict.why },
          });
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
