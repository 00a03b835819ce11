import { useRef, useState } from 'react';
import type { ContentType } from '#contract/content/item-types.ts';
import { type ContentRow, orderContent } from '#contract/content/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { reportError } from '#web/lib/page/notify.ts';
import classes from '#web/office/content/content.module.css';
import { sayTitle } from '#web/office/content/content-words.ts';
import { MoveButtons, moveItem } from '#web/office/ui/move-buttons.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';

type Props = {
  caption: string;
  type: ContentType;
  rows: readonly ContentRow[];
  columns: readonly Column<ContentRow>[];
  /** Called when a colleague has changed the order. */
  onStale: () => void;
};

/** A list that staff reorder by dragging rows or with the arrow buttons. */
export function OrderTable({ caption, type, rows: first, columns, onStale }: Props) {
  const { t } = useTranslation();
  const [rows, setRows] = useState(first);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, say] = useState('');
  const body = useRef<HTMLTableSectionElement>(null);
  const isPlaced = (row: ContentRow) => row.placed;
  const placed = rows.filter(isPlaced);

  const move = async (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to || to < 0 || to >= placed.length) return;
    const next = moveItem(rows, from, to);
    const idsOf = (list: readonly ContentRow[]) => list.filter(isPlaced).map(({ id }) => id);
    setRows(next);
    say(t('office.content.moved', { name: sayTitle(t, row), place: to + 1, count: rows.length }));
    try {
      const seen = { before: idsOf(rows), after: idsOf(next) };
      await call(orderContent, { params: { type }, body: seen });
    } catch (error) {
      reportError(error, t);
      onStale();
    }
  };
  /** Keeps the focus on the pressed arrow, which moves with its row. */
  const step = (from: number, by: 1 | -1) => {
    void move(from, from + by);
    requestAnimationFrame(() => {
      const arrows = body.current?.rows[from + by]?.querySelectorAll('button');
      arrows?.[by < 0 ? 0 : 1]?.focus();
    });
  };
  const drop = (to: number) => {
    if (dragged !== null) void move(dragged, to);
    setDragged(null);
    setOver(null);
  };

  const order: Column<ContentRow> = {
    key: 'order',
    head: t('office.content.orderHead'),
    cell: (row) => {
      const at = rows.indexOf(row);
      const name = sayTitle(t, row);
      return (
        isPlaced(row) && (
          <MoveButtons
            up={t('office.content.up', { name })}
            down={t('office.content.down', { name })}
            isFirst={at === 0}
            isLast={at >= placed.length - 1}
            onMove={(by) => step(at, by)}
          />
        )
      );
    },
  };

  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <DataTable
        caption={caption}
        columns={[...columns, order]}
        rows={rows}
        keyOf={({ id }) => id}
        bodyRef={body}
        rowProps={(row, at) => ({
          draggable: isPlaced(row),
          'data-over': over === at || undefined,
          className: classes.draggable,
          title: t('office.content.drag'),
          onDragStart: (event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', row.id);
            setDragged(at);
          },
          onDragOver: (event) => {
            if (dragged === null || !isPlaced(row)) return;
            event.preventDefault();
            setOver(at);
          },
          onDragEnd: () => setOver(null),
          onDrop: (event) => {
            event.preventDefault();
            drop(at);
          },
        })}
      />
    </>
  );
}
