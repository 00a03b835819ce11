import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Kbd } from '#web/office/shell/kbd.tsx';
import { useKeys } from '#web/office/shell/keys.ts';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './live.module.css';

type Props = {
  /** Null: nothing to tell. */
  show: (() => void) | null;
  /** Of a list: how many rows came and went. */
  list?: { come: number; gone: number };
  /** Of a case: who did what. */
  what?: string;
};

/** Says that something changed at another desk. It floats, so that it moves nothing itself. */
export function NewsBar({ show, list, what }: Props) {
  const { t } = useTranslation();
  const parts = list
    ? [
        list.come > 0 && t('office.live.come', { count: list.come }),
        list.gone > 0 && t('office.live.gone', { count: list.gone }),
      ].filter(Boolean)
    : [what ?? t('office.live.changed')];
  // The list and the board of a day have the same news.
  const showAll = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-news]')) button.click();
  };
  useKeys(show ? [{ key: 's', label: t('office.live.showNews'), run: showAll }] : []);
  const press = () => {
    show?.();
    // The button goes with the news.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.news} role="status">
      {show && (
        <p>
          {parts.join(' · ') || t('office.live.moved')}
          <Button data-news variant="line" size="small" onClick={press}>
            {t('office.live.show')}
            <Kbd>s</Kbd>
          </Button>
        </p>
      )}
    </div>
  );
}
