/** The device's own voices for reading captions aloud: which fit a language, and how they are used. */
const dialects = ['english', 'mandarin', 'cantonese'] as const;
export type Dialect = (typeof dialects)[number];

export const isDialect = (value: unknown): value is Dialect =>
  (dialects as readonly unknown[]).includes(value);

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** Devices write 'zh-HK', 'zh_HK', 'yue-Hant-HK' or 'cmn-TW'. */
export const dialectOf = ({ lang }: Voice): Dialect | null => {
  const tag = lang.toLowerCase().replaceAll('_', '-');
  if (/^en\b/.test(tag)) return 'english';
  if (/^yue\b/.test(tag) || /^zh\b.*-(hk|mo)\b/.test(tag)) return 'cantonese';
  return /^(zh|cmn)\b/.test(tag) ? 'mandarin' : null;
};

/** What captions in this language can be read in. */
export const dialectsFor = (captions: string | null, voices: readonly Voice[]): Dialect[] => {
  if (!captions) return [];
  const fitting: readonly Dialect[] = captions.startsWith('zh')
    ? ['mandarin', 'cantonese']
    : ['english'];
  return fitting.filter((one) => voices.some((voice) => dialectOf(voice) === one));
};

/** The region of the captions first, then voices that need no network. */
export const voiceFor = <V extends Voice>(
  dialect: Dialect,
  captions: string,
  voices: readonly V[],
): V | undefined => {
  const region = captions.slice(-2).toLowerCase();
  const rank = ({ lang, localService }: V) =>
    (dialect === 'mandarin' && lang.toLowerCase().endsWith(region) ? 2 : 0) +
    (localService ? 1 : 0);
  return voices
    .filter((voice) => dialectOf(voice) === dialect)
    .toSorted((a, b) => rank(b) - rank(a))[0];
};

type Synth = Pick<SpeechSynthesis, 'cancel' | 'speak'>;
type Said = { text: string; voice: SpeechSynthesisVoice; rate: number };

/** Says one caption at a time: the next cuts off the one before, so that the voice stays with the film. */
export const createReader = (synth: Synth, make: (text: string) => SpeechSynthesisUtterance) => {
  let silent = true;
  return {
    say: ({ text, voice, rate }: Said) => {
      // A voice that is told to stop while it is silent skips the next words on some phones.
      if (!silent) synth.cancel();
      silent = false;
      const said = make(text.replace(/\s*\n\s*/g, ' '));
      said.voice = voice;
      said.lang = voice.lang;
      said.rate = rate;
      synth.speak(said);
    },
    stop: () => {
      if (!silent) synth.cancel();
      silent = true;
    },
    /** Phones allow speech only after a first word during a press. */
    wake: () => synth.speak(make('')),
  };
};
