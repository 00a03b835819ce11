/** The own card's state on a public page: loaded in the browser; failures are ignored, but for a session that ended (spec §4: any 401). */
import { may } from '#contract/access.ts';
import { getWhiteCard, type WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { call } from '#web/lib/api/api.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

export const useOwnCard = (): { card: WhiteCardState | null; reload: () => void } => {
  const user = useUser();
  const userId = user && may(user.userType, 'submitWhiteCard') ? user.userId : null;
  const load = async (signal: AbortSignal) => ({
    userId,
    state: await quietly(call(getWhiteCard, {}, { signal })),
  });
  const { loaded, reload } = useQuery(['getWhiteCard', userId], userId ? load : null);
  const found = loaded.data;
  // Not the previous user's card.
  return { card: found && found.userId === userId ? found.state : null, reload };
};
