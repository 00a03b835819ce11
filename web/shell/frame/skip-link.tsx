import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

export const skipLinkId = 'skip';
export const mainId = 'main';

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      id={skipLinkId}
      className={classes.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        // Not through the address: that would be a navigation, and leave a '#main' behind.
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
