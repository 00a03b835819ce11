import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './number-mark.module.css';

type Props = { number: number; done: boolean; 'aria-hidden'?: true };

/** The number of a required document; a tick once it is there. */
export function NumberMark({ number, done, ...rest }: Props) {
  return (
    <span {...rest} className={done ? classes.done : classes.number}>
      {done ? <Icon name="check" /> : number}
    </span>
  );
}
