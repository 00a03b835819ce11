import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import classes from './zoom-dialog.module.css';

type Props = {
  title: string;
  src: string;
  alt: string;
  /** First the whole picture, however tall it is; a document is read by its width. */
  whole?: boolean;
  /** A question or a hint below the picture, and what can be done about it. */
  children?: ReactNode;
  onClose: () => void;
};

/** Times the width of the window. */
const levels = [1, 1.6, 2.5, 4] as const;

/** A picture as large as the window and larger, to see whether its words can be read. */
export function ZoomDialog({ title, src, alt, whole, children, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [level, setLevel] = useState(0);

  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // React takes the element away with the focus in it; the browser then forgets where it came from.
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={heading} onClose={onClose}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <Button look="line" size="small" icon="x" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is larger than its window */}
      <section className={classes.view} tabIndex={0} aria-label={alt}>
        {whole && level === 0 ? (
          <img src={src} alt={alt} className={classes.whole} />
        ) : (
          <img src={src} alt={alt} style={{ width: `${(levels[level] ?? 1) * 100}%` }} />
        )}
      </section>
      <div className={classes.foot}>
        <div className={classes.zoom}>
          <Button
            look="line"
            size="small"
            icon="magnifying-glass-minus"
            aria-disabled={level === 0 || undefined}
            onClick={() => setLevel(Math.max(0, level - 1))}
          >
            {t('upload.smaller')}
          </Button>
          <Button
            look="line"
            size="small"
            icon="magnifying-glass-plus"
            aria-disabled={level === levels.length - 1 || undefined}
            onClick={() => setLevel(Math.min(levels.length - 1, level + 1))}
          >
            {t('upload.larger')}
          </Button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
