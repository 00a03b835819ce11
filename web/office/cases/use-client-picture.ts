import { useEffect, useRef } from 'react';
import { readClientPicture } from '#contract/upload/office.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

type Seen = { fileId: string; src: string | null; error: unknown };

/**
 * A private picture as an object URL. Each is fetched once while the page is open, because every fetch is
 * audited.
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
    // After unmount nobody would revoke the URL.
    signal.throwIfAborted();
    const src = URL.createObjectURL(blob);
    kept.current.set(id, src);
    return src;
  };
  // Keep errors per picture, so that one doesn't show for the next.
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
