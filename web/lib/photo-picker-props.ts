/** What a photo picker is given. Taking and sending photos is the upload feature's; a page hands it to other forms. */
import type { ReactNode } from 'react';
import type { Uploaded, UploadPurpose } from '#contract/upload/upload.ts';

export type PickerProps = {
  /** The button for the next photo gets this id, so that an error summary can lead to it. */
  id: string;
  purpose: UploadPurpose;
  max: number;
  value: readonly Uploaded[];
  /** Gets a function from the old list to the new one, as `setState` takes it: several pictures may arrive at once. */
  onChange: (change: (old: Uploaded[]) => Uploaded[]) => void;
  /** What is on the pictures: 'Green card'. */
  name: string;
  labelledBy: string;
  describedBy?: string | undefined;
  error?: string | undefined;
  /** Pictures are on their way: whoever goes on now would leave them behind. */
  onBusy?: ((busy: boolean) => void) | undefined;
};

export type PicturePickerProps = PickerProps & {
  /** A drawing of what is wanted (a path). */
  sample?: string | undefined;
  mend?: string | undefined;
};

export type PhotoPickerProps = PickerProps & {
  /** Beside the buttons: how many more, who will see them. */
  note: (left: number) => string;
};

export type PickPictures = (props: Omit<PicturePickerProps, 'purpose'>) => ReactNode;
export type PickPhotos = (props: Omit<PhotoPickerProps, 'purpose' | 'max'>) => ReactNode;
