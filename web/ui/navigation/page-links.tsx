import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LinkButton } from '#web/ui/forms/button.tsx';
import classes from './page-links.module.css';

type Props = {
  page: number;
  pages: number;
  /** The URL of a page of the list. */
  to: (page: number) => string;
};

/** Pagination by links, so each page has a URL. Nothing if there is only one page. */
export function PageLinks({ page, pages, to }: Props) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const words = t('common.page', { page, pages });
  return (
    <nav className={classes.pages} aria-label={words}>
      {page > 1 && (
        <LinkButton to={to(page - 1)} rel="prev" variant="line" icon="arrow-left">
          {t('common.previous')}
        </LinkButton>
      )}
      <p className={classes.words}>{words}</p>
      {page < pages && (
        <LinkButton to={to(page + 1)} rel="next" variant="line" iconEnd="arrow-right">
          {t('common.next')}
        </LinkButton>
      )}
    </nav>
  );
}
