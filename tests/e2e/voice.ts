import type { Page } from '@playwright/test';

/** A device with one voice, which writes down what it is told to say. Must be called before the first visit. */
export const withVoice = (page: Page, lang: string): Promise<unknown> =>
  page.addInitScript((tag) => {
    const spoken: string[] = [];
    const synth = Object.assign(new EventTarget(), {
      getVoices: () => [
        { lang: tag, localService: true, name: 'test', voiceURI: '', default: true },
      ],
      speak: (it: { text: string }) => spoken.push(it.text),
      cancel: () => {},
    });
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synth });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, e2eSpoken: spoken });
  }, lang);

export const spokenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { e2eSpoken: string[] }).e2eSpoken);
