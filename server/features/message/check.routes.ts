import { checkMessage } from '#contract/message/check.ts';
import { messageKindOf } from '#contract/message/kinds.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { listLeft } from './check.store.ts';

type Deps = Needs<'db' | 'sealer'> & {
  limitCheck: RateLimit;
  limitCheckOfId: RateLimit;
};

/**
 * The ID alone proves nothing: a stranger can copy it from a text of their own. So it must have gone to the reader's
 * phone, and whoever does not know both learns nothing.
 */
export const messageCheckRoutes = (
  bind: Bind,
  { db, sealer, limitCheck, limitCheckOfId }: Deps,
): void =>
  bind(checkMessage, async ({ body: { shortId, phoneEnding } }, { address }) => {
    await limitCheck(address);
    await limitCheckOfId(shortId);
    const found = (await listLeft(db, shortId)).find(({ id, toSealed }) =>
      sealer.open(toSealed, id).endsWith(phoneEnding),
    );
    if (!found) return { shortId, sent: false, at: null, kind: null };
    const at = localTime(found.sentAt ?? found.createdAt, await getTimeZone(db));
    return { shortId, sent: true, at, kind: messageKindOf(found.template) };
  });
