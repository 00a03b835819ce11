/** Inspectors may not read Chinese, so the important parts are in English, too. */
import { useEffect, useState } from 'react';
import type { Messages } from '#i18n/messages.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { loadGroup } from '#web/lib/i18n/words.ts';

type Words = Pick<Messages['training'], 'sign' | 'verify'>;

/** Null if the page is in English, or the words are not loaded yet. */
export const useEnglish = (): Words | null => {
  const locale = useLocale();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (locale === 'en') return;
    let gone = false;
    loadGroup('en', 'training').then(
      (english) => !gone && setWords(english),
      (error: unknown) => console.error('The English words could not be loaded:', error),
    );
    return () => {
      gone = true;
    };
  }, [locale]);
  return locale === 'en' ? null : words;
};
