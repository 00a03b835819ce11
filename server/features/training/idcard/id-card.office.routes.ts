import { printIdCard } from '#contract/training/id-card.ts';
import { findStaffMember } from '#server/features/training/inservice/inservice.store.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { type IdCardDeps, idCardFile } from './id-card.service.ts';

export const idCardOfficeRoutes = (
  bind: Bind,
  { clock, ...deps }: IdCardDeps & { clock: Clock },
): void => {
  bind(printIdCard, async ({ params }, { staff, locale }) => {
    const { db } = deps;
    const person = orNotFound(await findStaffMember(db, params.userId));
    const context = await getViewContext(db, clock.now(), locale);
    const { file, number } = await idCardFile(deps, person, context);
    await insertAudit(db, {
      at: context.now,
      actor: staff.staffId,
      action: 'training.idCard',
      subjectId: person.userId,
      details: { number },
    });
    return file;
  });
};
