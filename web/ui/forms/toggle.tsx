import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './toggle.module.css';

type Props = {
  on: boolean;
  icon: IconName;
  label: string;
  /** 'bar': on the jade utility bar. 'row': a wide row of the sheet. */
  variant?: 'bar' | 'row' | undefined;
  onClick: () => void;
};

/** A toggle button. When on it is filled and has a check mark: never colour alone (rule 10). */
export function Toggle({ on, icon, label, variant = 'bar', onClick }: Props) {
  return (
    <button type="button" className={classes[variant]} aria-pressed={on} onClick={onClick}>
      <Icon name={on ? 'check' : icon} />
      <span>{label}</span>
    </button>
  );
}
