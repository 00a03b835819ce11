import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './pager.module.css';

type Props = { page: number; pages: number; onChange: (page: number) => void };

/** Pagination with the position in words. Nothing if there is only one page. */
export function Pager({ page, pages, onChange }: Props) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const words = t('common.page', { page, pages });
  return (
    <nav className={classes.pager} aria-label={words}>
      <Button
        variant="line"
        icon="arrow-left"
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onChange(page - 1)}
      >
        {t('common.previous')}
      </Button>
      <p>{words}</p>
      <Button
        variant="line"
        iconEnd="arrow-right"
        aria-disabled={page >= pages || undefined}
        onClick={() => page < pages && onChange(page + 1)}
      >
        {t('common.next')}
      </Button>
    </nav>
  );
}
