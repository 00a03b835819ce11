/** Which of the device's voices can read the page's language. Pure, so that it can be tested without a device. */
import type { Locale } from '#i18n/pick-locale.ts';

type VoiceLike = { lang: string; localService?: boolean };

/** Best first. A Mandarin voice of the other script still reads the words; Cantonese only stands in for 繁體. */
const wanted: Record<Locale, RegExp[]> = {
  en: [/^en-us\b/, /^en\b/],
  'zh-CN': [/^(zh-cn|zh-hans|cmn-hans|cmn-cn)\b/, /^(zh|cmn)(?!-(hk|mo|hant-hk))\b/],
  'zh-TW': [/^(zh-tw|zh-hant-tw|cmn-hant|cmn-tw)\b/, /^zh-hant(?!-hk)\b/, /^(zh|cmn|yue)\b/],
};

const tagOf = (voice: VoiceLike): string => voice.lang.toLowerCase().replace(/_/g, '-');

export const pickVoice = <V extends VoiceLike>(voices: readonly V[], locale: Locale): V | null => {
  for (const pattern of wanted[locale]) {
    const matching = voices.filter((voice) => pattern.test(tagOf(voice)));
    // A local voice works offline.
    const best = matching.find((voice) => voice.localService) ?? matching[0];
    if (best) return best;
  }
  return null;
};

/** Some voices fall silent within long texts, so read sentence by sentence. */
export const sentencesOf = (text: string, longest = 180): string[] => {
  const parts =
    text
      .replace(/\s+/g, ' ')
      .trim()
      .match(/[^。！？!?；;.]+[。！？!?；;.]*(?:["”’」』)）]+)?\s*/g) ?? [];
  const sentences: string[] = [];
  for (const part of parts) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length + part.length <= longest)
      sentences[sentences.length - 1] = last + part;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
};
