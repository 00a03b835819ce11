import type { ComponentType } from 'react';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import type { AddingPhotos } from '#web/lib/use-add-photos.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button } from './button.tsx';

type Props = Omit<PickerProps, 'value' | 'onChange' | 'error' | 'onBusy'> & {
  Picker: ComponentType<PickerProps>;
  adding: AddingPhotos;
  /** Said once they are added. */
  addedText: string;
  button: string;
};

/** Pick photos, look at them, add them. */
export function AddPhotos({ Picker, adding, addedText, button, ...picker }: Props) {
  const { pictures, later } = adding;
  return (
    <>
      {adding.added > 0 && <AlertPanel kind="good" role="status" title={addedText} />}
      <Picker
        {...picker}
        value={pictures}
        onChange={adding.change}
        error={adding.problem}
        onBusy={later.onBusy}
      />
      <SendLater awaited={later.awaited} onStop={later.stop} />
      {(pictures.length > 0 || later.photos !== 'there') && (
        <Button variant="main" iconEnd="arrow-right" busy={adding.busy} onClick={adding.send}>
          {button}
        </Button>
      )}
    </>
  );
}
