import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './review-card.module.css';

/** Three lines, and a button for the rest where there is more: a row of cards stays low on a phone. */
export function ShortQuote({ text }: { text: string }) {
  const { t } = useTranslation();
  const quote = useRef<HTMLQuoteElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const { current } = quote;
    if (!current || isOpen) return;
    const watch = new ResizeObserver(() =>
      setIsCut(current.scrollHeight > current.clientHeight + 2),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [isOpen]);
  return (
    <>
      <q ref={quote} className={cx(classes.text, !isOpen && classes.short)}>
        {text}
      </q>
      {isCut && !isOpen && (
        <button type="button" className={classes.rest} onClick={() => setIsOpen(true)}>
          {t('home.readAll')}
        </button>
      )}
    </>
  );
}
