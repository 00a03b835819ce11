/** What is looked at before it is done: first the answer of the preview, then the same call in earnest. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { reportError } from '#web/lib/notify.ts';

type Options<A> = {
  send: (preview: boolean) => Promise<A>;
  onDone: (answer: A) => void;
  /** Shows a refusal at its field; answers whether it did. */
  onRefused?: (error: ApiError) => boolean;
};

export const usePreviewed = <A>({ send, onDone, onRefused }: Options<A>) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<A | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (preview: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await send(preview);
      if (preview) setShown(answer);
      else onDone(answer);
    } catch (error) {
      setShown(null);
      if (!(error instanceof ApiError && onRefused?.(error))) reportError(error, t);
    } finally {
      setBusy(false);
    }
  };
  return {
    shown,
    busy,
    look: () => run(true),
    act: () => run(false),
    back: () => setShown(null),
  };
};
