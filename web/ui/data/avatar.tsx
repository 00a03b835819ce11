import { cx } from '#web/ui/layout/class-names.ts';
import classes from './avatar.module.css';

export const sealTones = ['jade', 'persimmon', 'porcelain'] as const;
export type SealTone = (typeof sealTones)[number];

/** The first character of a name: the surname in Chinese, the initial in English. */
const firstCharacter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** The same name always has the same seal. */
const toneOf = (name: string): SealTone =>
  sealTones[
    [...name].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % sealTones.length
  ] ?? 'jade';

/** An avatar: the surname's character in a seal. Hidden from screen readers, since the name is next to it. */
export function Seal({ name, tone }: { name: string; tone?: SealTone | undefined }) {
  return (
    <span className={cx(classes.seal, classes[tone ?? toneOf(name)])} aria-hidden="true">
      {firstCharacter(name)}
    </span>
  );
}
