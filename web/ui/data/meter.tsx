import { cx } from '#web/ui/layout/class-names.ts';
import classes from './meter.module.css';

type Props = {
  /** 0 to 100. */
  percent: number;
  /** The same as text, for screen readers. */
  label: string;
  className?: string | undefined;
};

/** A progress bar. */
export function Meter({ percent, label, className }: Props) {
  return (
    <div role="img" aria-label={label} className={cx(classes.meter, className)}>
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
