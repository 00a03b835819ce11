import type { TrainingVideo } from '#contract/training/training.ts';

const soundCodec = /mp4a|opus|vorbis|flac|mp3|[ae]c-3/i;

/** A film is silent when its type names codecs, and none of them is one of sound; else there may be some. */
export const hasSound = ({ sources }: Pick<TrainingVideo, 'sources'>): boolean =>
  sources.some(({ type }) => !/codecs=/i.test(type) || soundCodec.test(type));
