import { useEffect, useRef } from 'react';
import { readClientPicture } from '#contract/upload/office.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

type Seen = { fileId: string; src: string | null; error: unknown };

/**
 * A private picture as an address of this page. Each is asked for once while the page is open: every asking is a look
 * in the audit log.
 */
export const useClientPicture = (fileId: string | null) => {
  const kept = useRef(new Map<string, string>());
  useEffect(() => {
    const addresses = kept.current;
    return () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    };
  }, []);

  const ask = async (id: string, signal: AbortSignal): Promise<string> => {
    const blob = await callFile(readClientPicture, { params: { fileId: id } }, { signal });
    // Whoever left would never take the address back.
    signal.throwIfAborted();
    const src = URL.createObjectURL(blob);
    kept.current.set(id, src);
    return src;
  };
  // A failure is one picture's: it must not stand in the place of the next.
  const { loaded, reload } = useQuery(
    ['readClientPicture', fileId],
    async (signal): Promise<Seen | null> => {
      if (!fileId) return null;
      try {
        const src = kept.current.get(fileId) ?? (await ask(fileId, signal));
        return { fileId, src, error: null };
      } catch (error) {
        return { fileId, src: null, error };
      }
    },
  );
  const seen = loaded.data?.fileId === fileId ? loaded.data : null;
  return { src: seen?.src ?? null, error: seen?.error ?? null, again: reload };
};
