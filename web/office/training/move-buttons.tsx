import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './training.module.css';

/** The list with one of it a place further up or down. */
export const moved = <T,>(list: readonly T[], from: number, by: -1 | 1): T[] => {
  const after = [...list];
  after.splice(from + by, 0, ...after.splice(from, 1));
  return after;
};

type Props = { name: string; isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void };

/** Order by buttons: works with the keyboard and for shaky hands. */
export function MoveButtons({ name, isFirst, isLast, onMove }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.moves}>
      <Button
        look="line"
        size="small"
        icon="arrow-up"
        aria-label={t('office.training.up', { name })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <Button
        look="line"
        size="small"
        icon="arrow-down"
        aria-label={t('office.training.down', { name })}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
    </span>
  );
}
