import type { TrainingVideo } from '#contract/training/training.ts';

const soundCodec = /mp4a|opus|vorbis|flac|mp3|[ae]c-3/i;

/** A video is silent if its type names codecs and none of them is audio; otherwise it may have sound. */
export const hasSound = ({ sources }: Pick<TrainingVideo, 'sources'>): boolean =>
  sources.some(({ type }) => !/codecs=/i.test(type) || soundCodec.test(type));
