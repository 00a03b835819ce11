/** Letters of families: sending photos, and reading the answer. */
import * as api from '#contract/services/letters.ts';
import type { createRecordRequest } from '#server/features/services/requests/apply.service.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import * as store from './letters.store.ts';
import { viewLetter } from './letters.view.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & {
  recordRequest: ReturnType<typeof createRecordRequest>;
};

export const letterRoutes = (bind: Bind, { db, clock, sealer, recordRequest }: Deps): void => {
  const view = async () => ({ now: clock.now(), timeZone: await getTimeZone(db), sealer });

  bind(api.listLetters, async (_, { user: { userId } }) => {
    const shown = await view();
    return {
      letters: (await store.listOwnLetters(db, userId)).map((row) => viewLetter(row, shown)),
      offered: (await store.findLetterService(db)) !== null,
    };
  });
  bind(api.getLetter, async ({ params }, { user: { userId } }) =>
    viewLetter(orNotFound(await store.findOwnLetter(db, userId, params.recordId)), await view()),
  );
  bind(api.sendLetter, ({ body }, { user: { userId, userType }, tellIn, actor }) =>
    db.transaction(async (tx) => {
      const serviceId = orNotFound(await store.findLetterService(tx));
      const who = { userId, userType, locale: tellIn, ...(actor && { helper: actor.helper }) };
      return { recordId: await recordRequest(tx, who, { serviceId, ...body }) };
    }),
  );
};
