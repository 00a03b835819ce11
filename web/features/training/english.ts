/** Inspectors may not read Chinese, so the important parts are in English, too. */
import { useEffect, useState } from 'react';
import type { Messages } from '#i18n/messages.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { loadGroup } from '#web/lib/i18n/words.ts';

type Words = Pick<Messages['training'], 'sign' | 'verify'>;

/** Null if the page is in English, or the words are not loaded yet. */
export const useEnglish = (): Words | null => {
  const { locale } = useTranslation();
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
