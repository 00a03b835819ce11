import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/office/content/content.module.css';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useRows } from '#web/office/ui/use-rows.ts';
import { Button } from '#web/ui/forms/button.tsx';

type Props<T> = {
  list: readonly T[];
  max: number;
  empty: T;
  onChange: (list: T[]) => void;
  row: (one: T, at: number, set: (one: T) => void) => ReactNode;
};

/** A list of rows that can be added, removed and moved. */
export function RowList<T>({ list, max, empty, onChange, row }: Props<T>) {
  const { t } = useTranslation();
  const rows = useRows(list, onChange);
  return (
    <>
      {list.map((one, at) => (
        <div key={rows.keyOf(at)} className={classes.row}>
          <div className={classes.rowHead}>
            <b>{t('office.content.row', { place: at + 1 })}</b>
            <span className={classes.arrows}>
              {at > 0 && (
                <ToolButton
                  icon="arrow-up"
                  aria-label={t('office.content.rowUp', { place: at + 1 })}
                  onClick={() => rows.move(at, at - 1)}
                />
              )}
              {at < list.length - 1 && (
                <ToolButton
                  icon="arrow-down"
                  aria-label={t('office.content.rowDown', { place: at + 1 })}
                  onClick={() => rows.move(at, at + 1)}
                />
              )}
              <Button
                variant="danger"
                size="small"
                icon="trash"
                aria-label={t('office.content.removeRow', { place: at + 1 })}
                onClick={() => rows.remove(at)}
              />
            </span>
          </div>
          {row(one, at, (changed) => rows.set(at, changed))}
        </div>
      ))}
      {list.length < max && (
        <div>
          <ToolButton icon="plus" onClick={() => rows.add(empty)}>
            {t('office.content.addRow')}
          </ToolButton>
        </div>
      )}
    </>
  );
}
