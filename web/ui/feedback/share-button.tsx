import { useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';

type Props = { title: string; address: string };

const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares the URL through the device, or copies it where that is not available. */
export function ShareButton({ title, address }: Props) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(t('news.linkCopied')),
      // Old browsers and plain http have no clipboard API.
      () => setSaid(t('news.shareFailed')),
    );
  const share = async () => {
    setSaid('');
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      if (!wasCancelled(error)) await copy();
    }
  };

  return (
    <>
      <Button variant="line" icon="paper-plane-tilt" onClick={share}>
        {t('news.share')}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
