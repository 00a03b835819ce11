/** Two steps: first what would be sent, then to send it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '#web/lib/notify.ts';

/** `ask` is given true for the preview. A failed step keeps what was typed. */
export const usePreview = <A>(
  ask: (preview: boolean) => Promise<A>,
  onDone: (answer: A) => void,
) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<A | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (preview: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await ask(preview);
      if (preview) setShown(answer);
      else onDone(answer);
    } catch (error) {
      setShown(null);
      reportError(error, t);
    }
    setBusy(false);
  };
  return {
    shown,
    busy,
    show: () => run(true),
    confirm: () => run(false),
    forget: () => setShown(null),
  };
};
