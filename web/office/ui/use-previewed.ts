/** Preview, then confirm: the same call, first as a dry run. */
import { useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';

type Options<A> = {
  send: (preview: boolean) => Promise<A>;
  onDone: (answer: A) => void;
  onRefused?: (refused: ApiError) => boolean | Promise<boolean>;
};

export const usePreviewed = <A>({ send, onDone, onRefused }: Options<A>) => {
  const [shown, setShown] = useState<A | null>(null);
  const { busy, run } = useAction(
    (error) => error instanceof ApiError && (onRefused?.(error) ?? false),
  );

  const step = (preview: boolean) =>
    run(async () => {
      try {
        const answer = await send(preview);
        if (preview) setShown(answer);
        else onDone(answer);
      } catch (error) {
        setShown(null);
        throw error;
      }
    });
  return {
    shown,
    busy,
    preview: () => step(true),
    act: () => step(false),
    back: () => setShown(null),
  };
};
