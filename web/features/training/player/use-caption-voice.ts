/** Reads the captions aloud with the device's voice, in step with the film. This browser remembers the choice. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { createReader, type Dialect, dialectsFor, isDialect, voiceFor } from './caption-voice.ts';

const voiceKey = 'trainingVoice';

const synthOf = (): SpeechSynthesis | null =>
  typeof window === 'undefined' ? null : (window.speechSynthesis ?? null);

/** They come a moment after the page. */
const useVoices = (): SpeechSynthesisVoice[] => {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const synth = synthOf();
    if (!synth) return;
    const read = () => setVoices(synth.getVoices());
    read();
    // Older Safari has no such event on it.
    synth.addEventListener?.('voiceschanged', read);
    return () => synth.removeEventListener?.('voiceschanged', read);
  }, []);
  return voices;
};

type Options = {
  /** Language of `text`; null: there are no captions. */
  lang: string | null;
  /** The caption that is shown now. */
  text: string;
  playing: boolean;
  speed: number;
};

export const useCaptionVoice = ({ lang, text, playing, speed }: Options) => {
  const voices = useVoices();
  const [chosen, setChosen] = useState<Dialect | null>(() => {
    const kept = readStored(voiceKey);
    return isDialect(kept) ? kept : null;
  });
  const offered = dialectsFor(lang, voices);
  // Listening stays on when the language changes.
  const dialect = chosen && (offered.find((one) => one === chosen) ?? offered[0] ?? null);
  const voice = useMemo(
    () => (dialect && lang ? (voiceFor(dialect, lang, voices) ?? null) : null),
    [dialect, lang, voices],
  );
  const reader = useMemo(() => {
    const synth = synthOf();
    return synth && createReader(synth, (words) => new SpeechSynthesisUtterance(words));
  }, []);

  useEffect(() => {
    if (voice && playing && text) reader?.say({ text, voice, rate: speed });
    else reader?.stop();
  }, [reader, voice, playing, text, speed]);
  useEffect(() => () => reader?.stop(), [reader]);

  const isAwake = useRef(false);
  return {
    offered,
    dialect,
    choose: (next: Dialect | null) => {
      writeStored(voiceKey, next);
      setChosen(next);
    },
    /** To be called in a press. */
    wake: () => {
      if (isAwake.current || !dialect) return;
      isAwake.current = true;
      reader?.wake();
    },
  };
};
export type CaptionVoice = ReturnType<typeof useCaptionVoice>;
