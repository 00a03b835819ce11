/** Props of the photo picker. It belongs to the upload feature; pages pass it to other forms. */
import type { ReactNode } from 'react';
import type { Uploaded, UploadPurpose } from '#contract/upload/upload.ts';

export type PickerProps = {
  /** The button for the next photo gets this id, so that an error summary can lead to it. */
  id: string;
  purpose: UploadPurpose;
  /** Staff photograph a paper at the counter. */
  byStaff?: boolean;
  max: number;
  value: readonly Uploaded[];
  /** Takes an updater function like `setState`: several pictures may arrive at once. */
  onChange: (change: (old: Uploaded[]) => Uploaded[]) => void;
  /** What the pictures show: 'Green card'. */
  name: string;
  labelledBy: string;
  describedBy?: string | undefined;
  error?: string | undefined;
  /**
   * Pictures are on their way: whoever goes on now would leave them behind. `stuck`: one of them won't arrive by
   * itself, somebody has to choose.
   */
  onBusy?: ((busy: boolean, stuck: boolean) => void) | undefined;
};

export type PicturePickerProps = PickerProps & {
  /** An illustration of what is wanted (a path). */
  sample?: string | undefined;
  fix?: string | undefined;
};

export type PhotoPickerProps = PickerProps & {
  /** Beside the buttons: how many more, who will see them. */
  note: (left: number) => string;
};

export type PickPictures = (props: Omit<PicturePickerProps, 'purpose'>) => ReactNode;
export type PickPhotos = (props: Omit<PhotoPickerProps, 'purpose' | 'max'>) => ReactNode;
