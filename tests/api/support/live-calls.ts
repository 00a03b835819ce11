/** A tab that listens to the office's stream over a real connection. */
import { randomUUID } from 'node:crypto';

export type Tab = Awaited<ReturnType<typeof openTab>>;

export const openTab = async (
  host: string,
  token: string,
  { tab = randomUUID() as string, since = '' } = {},
) => {
  const stop = new AbortController();
  const query = new URLSearchParams({ tab, ...(since && { since }) });
  const answer = await fetch(`${host}/home/staff/live?${query}`, {
    headers: { authorization: token },
    signal: stop.signal,
  });
  const heard: string[] = [];
  let id = '';
  let ended = false;
  const waiting = new Set<() => void>();
  const listen = async () => {
    let rest = '';
    try {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const line of events.flatMap((event) => event.split('\n'))) {
          if (line.startsWith('id: ')) id = line.slice(4);
          if (line.startsWith('data: ')) heard.push(line.slice(6));
        }
        for (const look of waiting) look();
      }
    } catch {
      // Left by the test.
    }
    ended = true;
    for (const look of waiting) look();
  };
  if (answer.ok) void listen();
  /** Resolves as soon as it is so: the test's own timeout is the only limit. */
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return {
    tab,
    status: answer.status,
    headers: answer.headers,
    heard,
    position: () => id,
    /** The first event of the stream says where it begins. */
    begun: () => until(() => id !== ''),
    hears: (name: string) => until(() => heard.includes(name)),
    ends: () => until(() => ended),
    leave: () => stop.abort(),
  };
};
