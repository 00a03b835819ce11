import * as api from '#contract/help/office.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import {
  contextOf,
  type Deps,
  makeLink,
  type ViewContext,
  viewLink,
  withdrawLink,
} from './help.service.ts';
import { findPerson, listLinks, type WholeLink } from './help.store.ts';

export const helpOfficeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer } = deps;
  const viewOffice = (whole: WholeLink, view: ViewContext): api.OfficeHelpLink => {
    const { id, staffId, consentNoteSealed } = whole.link;
    return {
      ...viewLink(whole, view),
      consent: staffId ? 'spoken' : 'code',
      staffName: whole.staffName,
      consentNote: consentNoteSealed && sealer.open(consentNoteSealed, id),
    };
  };

  bind(api.listPersonHelp, ({ params: { userId } }, { staff: { staffId: actor }, locale }) =>
    db.transaction(async (tx) => {
      const person = orNotFound(await findPerson(tx, userId));
      const now = clock.now();
      await insertAudit(tx, { at: now, actor, action: 'help.view', subjectId: person.userId });
      const view = await contextOf(tx, now, locale);
      return (await listLinks(tx, person.userId)).map((link) => viewOffice(link, view));
    }),
  );

  bind(api.makePersonHelp, ({ params, body }, { staff: { staffId }, locale }) => {
    const { consentNote, ...wanted } = body;
    return db.transaction(async (tx) => {
      const { userId } = orNotFound(await findPerson(tx, params.userId));
      return makeLink(tx, deps, userId, wanted, { by: 'staff', staffId, consentNote, locale });
    });
  });

  bind(api.withdrawPersonHelp, ({ params }, { staff: { staffId: actor }, locale }) =>
    db.transaction(async (tx) => {
      const { userId } = orNotFound(await findPerson(tx, params.userId));
      const link = { userId, linkId: params.linkId };
      const whole = await withdrawLink(tx, deps, link, { by: 'staff', actor });
      return viewOffice(whole, await contextOf(tx, clock.now(), locale));
    }),
  );
};
