import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Uploaded } from '#contract/upload/upload.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { needsChoice, takesPdf, usePictures } from './use-pictures.ts';
import { takeBack } from './use-preview.ts';

type Source = RefObject<HTMLInputElement | null>;

/** Common to all pickers, except for the announcement of a new picture. */
export const usePicker = (
  { purpose, byStaff = false, max, value, onChange, name, onBusy }: PickerProps,
  sentAloud: 'upload.addedAloud' | 'upload.sentAloud',
) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const replaces = useRef<Uploaded | null>(null);
  const [said, say] = useState('');
  const [tooMany, setTooMany] = useState<string>();
  const { pending, add, send, drop } = usePictures({
    purpose,
    byStaff,
    onChange,
    onSent: () => say(t(sentAloud, { name })),
    place: max - value.length,
  });
  // Also while one has failed: a form must not be sent without a photo that it shows.
  const busy = pending.length > 0;
  const stuck = pending.some(needsChoice);
  useEffect(() => onBusy?.(busy, stuck), [busy, stuck, onBusy]);
  // A form does not wait for a picker that was put away.
  useEffect(() => () => onBusy?.(false, false), [onBusy]);

  const taken = value.length + pending.filter((one) => !one.replaces).length;
  const left = Math.max(0, max - taken);
  const open = (source: Source, instead: Uploaded | null = null) => {
    replaces.current = instead;
    source.current?.click();
  };
  const choose = (input: HTMLInputElement) => {
    const chosen = Array.from(input.files ?? []);
    const room = replaces.current ? 1 : left;
    const files = chosen.slice(0, room);
    // Reset, so the same photo can be chosen again.
    input.value = '';
    const over = chosen.length - files.length;
    setTooMany(over > 0 ? t('upload.tooMany', { chosen: chosen.length, room, over }) : undefined);
    if (files.length) add(files, replaces.current);
  };
  /** The index of a removed tile. */
  const focusFirst = () =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('button')?.focus());
  const remove = (picture: Uploaded) => {
    takeBack(picture, purpose);
    onChange((old) => old.filter((one) => one.fileId !== picture.fileId));
    setTooMany(undefined);
    say(t('upload.deletedAloud', { name }));
    focusFirst();
  };
  return {
    pending,
    send,
    drop,
    taken,
    left,
    camera,
    gallery,
    open,
    remove,
    focusFirst,
    frame: {
      box,
      camera,
      gallery,
      choose,
      many: max > 1,
      withPdf: takesPdf(purpose),
      said,
      tooMany,
    },
  };
};

type FrameProps = Pick<PickerProps, 'labelledBy' | 'describedBy' | 'error'> & {
  frame: ReturnType<typeof usePicker>['frame'];
  /** Without a button for the next photo. */
  id?: string | undefined;
  errorId: string;
  fix?: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** The group of pictures, with the camera and gallery inputs. */
export function PickerFrame({ frame, children, ...props }: FrameProps) {
  const choose = { hidden: true, type: 'file', accept: 'image/*' } as const;
  const chooseAny = { ...choose, accept: frame.withPdf ? 'image/*,application/pdf' : 'image/*' };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the form's own fieldset would be read twice
    <div
      ref={frame.box}
      id={props.id}
      role="group"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className={props.className}
    >
      {children}
      <input
        ref={frame.camera}
        {...choose}
        capture="environment"
        onChange={(event) => frame.choose(event.target)}
      />
      <input
        ref={frame.gallery}
        {...chooseAny}
        multiple={frame.many}
        onChange={(event) => frame.choose(event.target)}
      />
      {frame.tooMany && (
        <div role="alert">
          <FieldError id={`${props.errorId}-many`} error={frame.tooMany} />
        </div>
      )}
      <FieldError id={props.errorId} error={props.error} fix={props.fix} />
      <p role="status" className="sr-only">
        {frame.said}
      </p>
    </div>
  );
}
