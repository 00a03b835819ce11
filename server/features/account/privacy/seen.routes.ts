/** "Who has seen me", for the person and for staff who are asked. */
import * as api from '#contract/account/seen.ts';
import { findPerson } from '#server/features/account/directory/directory.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { decodePlace, encodePlace } from '#server/shared/audit/audit-place.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { givenName, groupLooks } from './seen.rules.ts';
import { listLooks, type Place } from './seen.store.ts';

type Asked = { userId: string; older: Place | undefined; shown: (name: string) => string };

const placeIn = (older: string | undefined): Place | undefined => {
  const place = older === undefined ? undefined : decodePlace(older);
  if (place === null) throw invalidField('older', 'fields.choice');
  return place;
};

const listSeen = async (db: Queryable, { userId, older, shown }: Asked): Promise<api.SeenList> => {
  const limit = api.seenRules.looks;
  const timeZone = await getTimeZone(db);
  const looks = await listLooks(db, userId, { older, limit });
  const last = looks.length === limit ? looks.at(-1) : undefined;
  return {
    records: groupLooks(
      looks.map((look) => ({ ...look, at: localTime(look.at, timeZone) })),
      shown,
    ),
    older: last ? encodePlace(last) : null,
  };
};

export const seenRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  bind(api.getWhoSawMe, async ({ query }, { user: { userId } }) =>
    listSeen(db, { userId, older: placeIn(query.older), shown: givenName }),
  );

  bind(api.getWhoSawPerson, async ({ params, query }, { staff: { staffId: actor } }) => {
    const older = placeIn(query.older);
    return db.transaction(async (tx) => {
      const person = orNotFound(await findPerson(tx, params.userId));
      const subjectId = person.id;
      await insertAudit(tx, { at: clock.now(), actor, action: 'person.seen', subjectId });
      const shown = (name: string) => name;
      const { chineseName, firstName, lastName } = person;
      const name = [chineseName, firstName, lastName].filter(Boolean).join(' ');
      return { ...(await listSeen(tx, { userId: subjectId, older, shown })), person: { name } };
    });
  });
};
