import { cx } from '#web/ui/layout/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import classes from './number-band.module.css';

type Props = {
  /** For screen readers. */
  title: string;
  /** The sign behind a number ('+', '%') is small. */
  numbers: readonly { value: string; sign?: string | undefined; label: string }[];
  /** Laid out for exactly five. */
  five?: boolean;
};

/** Large numbers side by side on the jade band. */
export function NumberBand({ title, numbers, five }: Props) {
  return (
    <Section tone="jade" labelledBy="numbers">
      <h2 id="numbers" className="sr-only">
        {title}
      </h2>
      <dl className={cx(classes.numbers, five && classes.five)}>
        {numbers.map(({ value, sign, label }) => (
          <div key={label} className={classes.number}>
            <dt>{label}</dt>
            <dd>
              {value}
              {sign && <small>{sign}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
