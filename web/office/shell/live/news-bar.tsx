import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './live.module.css';

type Props = {
  /** Null: nothing to tell. */
  show: (() => void) | null;
  /** Of a list: how many rows came and went. */
  list?: { come: number; gone: number };
};

/** Says that something changed at another desk. It floats, so that it moves nothing itself. */
export function NewsBar({ show, list }: Props) {
  const { t } = useTranslation();
  const parts = list
    ? [
        list.come > 0 && t('office.live.come', { count: list.come }),
        list.gone > 0 && t('office.live.gone', { count: list.gone }),
      ].filter(Boolean)
    : [t('office.live.changed')];
  return (
    <div className={classes.news} role="status">
      {show && (
        <p>
          {parts.join(' · ') || t('office.live.moved')}
          <Button variant="line" size="small" onClick={show}>
            {t('office.live.show')}
          </Button>
        </p>
      )}
    </div>
  );
}
