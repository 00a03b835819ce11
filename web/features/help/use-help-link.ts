/** Opens the link of the address once per device: the key it gets is kept in this browser until the link ends. */
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getHelpAsk, type HelpAsk, type LinkGone, openHelpLink } from '#contract/help/help.ts';
import { call } from '#web/lib/api/api.ts';
import { setHelpKey } from '#web/lib/api/help-key.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { callHelp, goneIn } from './help-call.ts';

/** A part of the token, which tells links apart and opens nothing. */
const nameOf = (token: string): string => `help:${token.slice(0, 8)}`;

export type OpenedLink =
  | { at: 'opening' }
  | { at: 'gone'; why: LinkGone['why'] }
  | { at: 'failed'; error: unknown }
  | { at: 'open'; key: string; ask: HelpAsk; name: string };

/** One opening at a time: each counts as a device. */
const openings = new Map<string, Promise<OpenedLink>>();
const openOnce = (token: string, name: string): Promise<OpenedLink> => {
  const running =
    openings.get(name) ??
    call(openHelpLink, { body: { token } })
      .then(({ key, ask }): OpenedLink => {
        writeStored(name, key);
        return { at: 'open', key, ask, name };
      })
      .finally(() => openings.delete(name));
  openings.set(name, running);
  return running;
};

const openOrAsk = async (token: string, signal: AbortSignal): Promise<OpenedLink> => {
  const name = nameOf(token);
  const known = readStored(name);
  if (known) {
    try {
      return { at: 'open', key: known, ask: await callHelp(getHelpAsk, {}, known, signal), name };
    } catch (error) {
      // Another link with the same beginning is as good as none.
      if (goneIn(error) !== 'unknown') throw error;
    }
  }
  return openOnce(token, name);
};

export const useHelpLink = () => {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const locale = useLocale();
  const token = hydrated ? hash.slice(1) : null;
  const [link, setLink] = useState<OpenedLink>({ at: 'opening' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry, and another language, ask again.
  useEffect(() => {
    if (token === null) return;
    if (!token) return setLink({ at: 'gone', why: 'unknown' });
    const stop = new AbortController();
    openOrAsk(token, stop.signal).then(
      (next) => {
        if (stop.signal.aborted) return;
        if (next.at === 'open') setHelpKey(next.key);
        setLink(next);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const why = goneIn(error);
        if (why) writeStored(nameOf(token), null);
        setLink(why ? { at: 'gone', why } : { at: 'failed', error });
      },
    );
    return () => stop.abort();
  }, [token, round, locale]);
  // Other pages upload as whoever is signed in.
  useEffect(() => () => setHelpKey(null), []);

  const retry = useCallback(() => {
    setLink({ at: 'opening' });
    setRound((before) => before + 1);
  }, []);
  const setAsk = useCallback(
    (ask: HelpAsk) => setLink((old) => (old.at === 'open' ? { ...old, ask } : old)),
    [],
  );
  const setGone = useCallback((why: LinkGone['why']) => setLink({ at: 'gone', why }), []);
  return { link, retry, setAsk, setGone };
};
