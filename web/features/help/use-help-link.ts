/** Opens the link of the address once per device: the key it gets is kept in this browser until the link ends. */
import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getHelpAsk, type HelpAsk, type LinkGone, openHelpLink } from '#contract/help/help.ts';
import { call } from '#web/lib/api/api.ts';
import { setHelpKey } from '#web/lib/api/help-key.ts';
import { type Loaded, useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
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

const openOrGone = async (token: string, signal: AbortSignal): Promise<OpenedLink> => {
  try {
    return await openOrAsk(token, signal);
  } catch (error) {
    const why = goneIn(error);
    if (!why) throw error;
    writeStored(nameOf(token), null);
    return { at: 'gone', why };
  }
};

const linkOf = ({ status, data, error }: Loaded<OpenedLink>): OpenedLink => {
  if (status === 'error') return { at: 'failed', error };
  return data ?? { at: 'opening' };
};

export const useHelpLink = () => {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const { locale } = useTranslation();
  const token = hash.slice(1);
  const { loaded, reload } = useQuery(
    ['helpLink', token, locale],
    hydrated && token ? (signal) => openOrGone(token, signal) : null,
  );
  /** What happened on this page since `loaded` came. */
  const [since, setSince] = useState<{ loaded: typeof loaded; link: OpenedLink }>();
  const known = since?.loaded === loaded ? since.link : linkOf(loaded);
  const link: OpenedLink = hydrated && !token ? { at: 'gone', why: 'unknown' } : known;

  const key = link.at === 'open' ? link.key : null;
  // Before the effects of the page, which may upload. Other pages upload as whoever is signed in.
  useLayoutEffect(() => {
    setHelpKey(key);
    return () => setHelpKey(null);
  }, [key]);

  const setAsk = useCallback(
    (ask: HelpAsk) => known.at === 'open' && setSince({ loaded, link: { ...known, ask } }),
    [loaded, known],
  );
  const setGone = useCallback(
    (why: LinkGone['why']) => setSince({ loaded, link: { at: 'gone', why } }),
    [loaded],
  );
  return { link, retry: reload, setAsk, setGone };
};
