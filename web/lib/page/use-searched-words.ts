import { useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { readSearchedWords } from '#contract/content/page-queries.ts';
import { hydrateNow } from './hydration-barrier.ts';

/**
 * Inline before the first paint, on the pages that use this hook: what is below their head stays hidden (base.css) until the
 * search is made, else the whole list would show for a moment. The timer is for scripts that do not arrive.
 */
export const searchBootScript = String.raw`(function(){var d=document.documentElement.dataset;if(/[?&]q=[^&]/.test(location.search)&&/\/(faq|news|search)\/?$/.test(location.pathname)){d.searching='on';setTimeout(function(){delete d.searching},6000)}})();`;

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
