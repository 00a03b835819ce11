import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './skip-link.module.css';

export const skipLinkId = 'skip';
export const mainId = 'main';

/** The first tab stop of every page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      id={skipLinkId}
      className={classes.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        // Not by URL: that would be a navigation and leave '#main' behind.
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.focus({ preventScroll: true });
        main?.scrollIntoView();
      }}
    >
      {t('common.skipToContent')}
    </a>
  );
}
