/**
 * Captions of a video in one language, rendered by us: the browser's are too small for our readers and would be
 * under the controls.
 */
import { type RefObject, useEffect, useState } from 'react';

/** `lang` null: captions are off. */
export const useCaptions = (
  video: RefObject<HTMLVideoElement | null>,
  lang: string | null,
): string => {
  const [text, setText] = useState('');

  useEffect(() => {
    const tracks = [...(video.current?.textTracks ?? [])];
    const chosen = tracks.find((track) => track.language === lang);
    // 'hidden' loads the cues and tells when they change, without drawing them.
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled';
    if (!chosen) {
      setText('');
      return;
    }
    const show = () =>
      setText([...(chosen.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join('\n'));
    show();
    chosen.addEventListener('cuechange', show);
    return () => chosen.removeEventListener('cuechange', show);
  }, [video, lang]);

  return text;
};
