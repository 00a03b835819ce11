import classes from './move-buttons.module.css';
import { ToolButton } from './tool-button.tsx';

export const moveItem = <T,>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

type Props = {
  /** The labels. */
  up: string;
  down: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Reorders without dragging: for the keyboard and for shaky hands. */
export function MoveButtons({ up, down, isFirst, isLast, onMove }: Props) {
  return (
    <span className={classes.buttons}>
      <ToolButton
        icon="arrow-up"
        aria-label={up}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <ToolButton
        icon="arrow-down"
        aria-label={down}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
    </span>
  );
}
