import { cx } from '#web/ui/layout/class-names.ts';
import classes from './meter.module.css';

type Props = {
  /** 0 to 100. */
  percent: number;
  /** The same in words, for those who do not see it. */
  label: string;
  className?: string | undefined;
};

/** How much of something is done, as a bar. */
export function Meter({ percent, label, className }: Props) {
  return (
    <div role="img" aria-label={label} className={cx(classes.meter, className)}>
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
