import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import classes from './content.module.css';

type Props<T> = {
  list: readonly T[];
  max: number;
  empty: T;
  onChange: (list: T[]) => void;
  row: (one: T, at: number, set: (one: T) => void) => ReactNode;
};

/** Several of a kind, one below the other: added, removed and moved. */
export function RowList<T>({ list, max, empty, onChange, row }: Props<T>) {
  const { t } = useTranslation();
  // A row keeps its controls when others move; rows have no name of their own.
  const [keys, setKeys] = useState(() => list.map((_, at) => at));
  const [next, setNext] = useState(list.length);
  const keyOf = (at: number) => keys[at] ?? `new ${at}`;

  const move = (from: number, to: number) => {
    const swap = <V,>(all: readonly V[]): V[] =>
      all.map((one, at) => (at === from ? (all[to] ?? one) : at === to ? (all[from] ?? one) : one));
    setKeys(swap(keys));
    onChange(swap(list));
  };
  const remove = (gone: number) => {
    setKeys(keys.filter((_, at) => at !== gone));
    onChange(list.filter((_, at) => at !== gone));
  };
  const add = () => {
    setKeys([...keys, next]);
    setNext(next + 1);
    onChange([...list, empty]);
  };

  return (
    <>
      {list.map((one, at) => (
        <div key={keyOf(at)} className={classes.row}>
          <div className={classes.rowHead}>
            <b>{t('office.content.row', { place: at + 1 })}</b>
            <span className={classes.arrows}>
              {at > 0 && (
                <Button
                  look="line"
                  size="small"
                  icon="arrow-up"
                  aria-label={t('office.content.rowUp', { place: at + 1 })}
                  onClick={() => move(at, at - 1)}
                />
              )}
              {at < list.length - 1 && (
                <Button
                  look="line"
                  size="small"
                  icon="arrow-down"
                  aria-label={t('office.content.rowDown', { place: at + 1 })}
                  onClick={() => move(at, at + 1)}
                />
              )}
              <Button
                look="danger"
                size="small"
                icon="trash"
                aria-label={t('office.content.removeRow', { place: at + 1 })}
                onClick={() => remove(at)}
              />
            </span>
          </div>
          {row(one, at, (changed) =>
            onChange(list.map((old, place) => (place === at ? changed : old))),
          )}
        </div>
      ))}
      {list.length < max && (
        <div>
          <Button look="line" size="small" icon="plus" onClick={add}>
            {t('office.content.addRow')}
          </Button>
        </div>
      )}
    </>
  );
}
