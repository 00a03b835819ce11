import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';

type Props = { text: string; className?: string | undefined; children: ReactNode };

/** Copies a text and confirms it, visibly and for screen readers. */
export function CopyButton({ text, className, children }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 4_000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // Old browsers and plain http: the text next to the button can be selected manually.
      console.error('Copying failed:', error);
    }
  };

  return (
    <>
      <Button variant="line" icon={copied ? 'check' : 'copy'} className={className} onClick={copy}>
        {copied ? t('common.copied') : children}
      </Button>
      <span className="sr-only" role="status">
        {copied && t('common.copied')}
      </span>
    </>
  );
}
