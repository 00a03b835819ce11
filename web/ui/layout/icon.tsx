import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

/** A Phosphor icon beside words that say the same: never read aloud. Its size is `--icon`, or 1.45 of the text. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
