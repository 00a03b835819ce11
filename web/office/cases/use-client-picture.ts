import { useEffect, useRef, useState } from 'react';
import { readClientPicture } from '#contract/upload-office.ts';
import { callFile } from '#web/lib/api.ts';

type Seen = { fileId: string; src: string | null; error: unknown };

/**
 * A private picture as an address of this page. Each is asked for once while the page is open: every asking is a look
 * in the audit log.
 */
export const useClientPicture = (fileId: string | null) => {
  const kept = useRef(new Map<string, string>());
  const [seen, setSeen] = useState<Seen | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const addresses = kept.current;
    return () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: round says when to try again
  useEffect(() => {
    if (!fileId) return;
    const there = kept.current.get(fileId);
    if (there) {
      setSeen({ fileId, src: there, error: null });
      return;
    }
    const stop = new AbortController();
    callFile(readClientPicture, { params: { fileId } }, { signal: stop.signal }).then(
      (blob) => {
        if (stop.signal.aborted) return;
        const src = URL.createObjectURL(blob);
        kept.current.set(fileId, src);
        setSeen({ fileId, src, error: null });
      },
      (error: unknown) => !stop.signal.aborted && setSeen({ fileId, src: null, error }),
    );
    return () => stop.abort();
  }, [fileId, round]);
  const current = seen?.fileId === fileId ? seen : null;
  return {
    src: current?.src ?? null,
    error: current?.error ?? null,
    again: () => setRound((before) => before + 1),
  };
};
