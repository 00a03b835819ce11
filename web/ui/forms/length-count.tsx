import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './field.module.css';

export type Counted = { text: string; max: number };

/** As the server counts it (contract/fields.ts). */
const lengthOf = (text: string): number => text.replaceAll('\r\n', '\n').trim().length;

/** Nobody counts a few words. */
export const isNearEnd = ({ text, max }: Counted): boolean => lengthOf(text) > max * 0.8;

/** A text is never cut: it is counted, and too long a one says by how much. */
export function LengthCount({ id, text, max }: Counted & { id: string }) {
  const { t } = useTranslation();
  const length = lengthOf(text);
  const over = length - max;
  return (
    <p id={id} className={over > 0 ? classes.over : 'muted'} role="status">
      {over > 0
        ? t('common.tooLongBy', { over })
        : isNearEnd({ text, max }) && t('common.lengthOf', { length, max })}
    </p>
  );
}
