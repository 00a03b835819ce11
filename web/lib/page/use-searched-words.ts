import { useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { readSearchedWords } from '#contract/content/page-queries.ts';
import { hydrateNow } from './hydration-barrier.ts';

/**
 * The server renders a page without the words that were searched for (contract/content/page-queries.ts), so a search
 * that is opened by its address is made by the browser.
 */
export const useSearchedWords = (loaded: string): void => {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isMissing = readSearchedWords(search) !== loaded;
  useEffect(() => {
    if (!isMissing) {
      delete document.documentElement.dataset.searching;
      return;
    }
    document.dispatchEvent(new Event(hydrateNow));
    void revalidate();
  }, [isMissing, revalidate]);
};
