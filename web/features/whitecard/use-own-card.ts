/** Where the own card stands, for a page that anyone may read: asked for in the browser, and missed quietly. */
import { may } from '#contract/access.ts';
import { OK } from '#contract/endpoint.ts';
import { getWhiteCard, type WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { call, type Fetcher } from '#web/lib/api/api.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

/** Nobody asked for this: a session that has run out is found out by what they do next, and the page stays open. */
const unasked: Fetcher = async (path, init) => {
  const answer = await fetch(path, init);
  return answer.status === 401 ? Response.json({ code: OK, message: '', data: null }) : answer;
};

export const useOwnCard = (): WhiteCardState | null => {
  const user = useUser();
  const userId = user && may(user.userType, 'submitWhiteCard') ? user.userId : null;
  const load = async (signal: AbortSignal) => ({
    userId,
    state: await quietly(call(getWhiteCard, {}, { signal, fetcher: unasked })),
  });
  const found = useQuery(['getWhiteCard', userId], userId ? load : null).loaded.data;
  // Not the card of whoever was signed in before.
  return found && found.userId === userId ? found.state : null;
};
