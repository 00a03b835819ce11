import type { Ref, VideoHTMLAttributes } from 'react';

type Props = Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | 'children' | 'onError'> & {
  sources: readonly { path: string; type: string }[];
  captions: readonly { lang: string; label: string; path: string }[];
  /** The language of the captions that are on by default. */
  captionsIn?: string;
  onError?: () => void;
  ref?: Ref<HTMLVideoElement>;
};

/** A video with all its formats and captions. */
export function Film({ sources, captions, captionsIn, onError, ...rest }: Props) {
  return (
    <video {...rest} onError={onError}>
      {sources.map(({ path, type }, i) => (
        <source
          key={path}
          src={path}
          type={type}
          // Browsers try sources in order: only the last one's error counts.
          onError={i === sources.length - 1 ? onError : undefined}
        />
      ))}
      {captions.map(({ lang, label, path }) => (
        <track
          key={lang}
          kind="captions"
          srcLang={lang}
          label={label}
          src={path}
          default={lang === captionsIn}
        />
      ))}
    </video>
  );
}
