/** The own card's state on a public page: loaded in the browser; failures are ignored. */
import { may } from '#contract/access.ts';
import { OK } from '#contract/endpoint.ts';
import { getWhiteCard, type WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { call, type Fetcher } from '#web/lib/api/api.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

/** A background request: an expired session must not redirect a public page to the login. */
const unasked: Fetcher = async (path, init) => {
  const answer = await fetch(path, init);
  return answer.status === 401 ? Response.json({ code: OK, message: '', data: null }) : answer;
};

export const useOwnCard = (): { card: WhiteCardState | null; reload: () => void } => {
  const user = useUser();
  const userId = user && may(user.userType, 'submitWhiteCard') ? user.userId : null;
  const load = async (signal: AbortSignal) => ({
    userId,
    state: await quietly(call(getWhiteCard, {}, { signal, fetcher: unasked })),
  });
  const { loaded, reload } = useQuery(['getWhiteCard', userId], userId ? load : null);
  const found = loaded.data;
  // Not the previous user's card.
  return { card: found && found.userId === userId ? found.state : null, reload };
};
