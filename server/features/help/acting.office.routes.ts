import * as api from '#contract/help/acting-office.ts';
import { bothNames } from '#contract/person-name.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { type ActingDeps, endLink, makePersonLink, viewCommon } from './acting.service.ts';
import { findByPhone, listLinks } from './acting.store.ts';
import { findPerson } from './help.store.ts';

export const actingOfficeRoutes = (bind: Bind, deps: ActingDeps): void => {
  const { db, clock, sealer } = deps;
  const list = async (tx: Tx, userId: string): Promise<api.OfficePersonLink[]> => {
    const timeZone = await getTimeZone(tx);
    return (await listLinks(tx, userId)).map((whole) => {
      const { link, person, helper, staffName } = whole;
      return {
        ...viewCommon(whole, timeZone),
        personId: person.id,
        personName: bothNames(person),
        helperId: helper.id,
        helperName: bothNames(helper),
        staffName,
        consentNote: link.consentNoteSealed && sealer.open(link.consentNoteSealed, link.id),
      };
    });
  };

  bind(api.listPersonLinks, ({ params }, { staff: { staffId: actor } }) =>
    db.transaction(async (tx) => {
      const { userId } = orNotFound(await findPerson(tx, params.userId));
      const at = clock.now();
      await insertAudit(tx, { at, actor, action: 'acting.view', subjectId: userId });
      return list(tx, userId);
    }),
  );
  bind(api.addPersonLink, ({ params, body }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const { userId: personId } = orNotFound(await findPerson(tx, params.userId));
      const helper = await findByPhone(tx, body.helperPhone);
      if (!helper) throw invalidField('helperPhone', 'help.noSuchPhone');
      const { relationship, consentNote: note } = body;
      const consent = { relationship, staff: { staffId, note } };
      await makePersonLink(tx, deps, { personId, helperId: helper.id }, consent);
      return list(tx, personId);
    }),
  );
  bind(api.endLinkOfPerson, ({ params }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const { userId } = orNotFound(await findPerson(tx, params.userId));
      await endLink(tx, deps, { userId, linkId: params.personLinkId }, staffId);
      return list(tx, userId);
    }),
  );
};
