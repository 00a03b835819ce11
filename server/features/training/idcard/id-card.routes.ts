import { getMyIdCard, printMyIdCard } from '#contract/training/id-card.ts';
import type { TraineeBind } from '#server/features/training/courses/access.service.ts';
import { findStaffMember } from '#server/features/training/inservice/inservice.store.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { type IdCardDeps, idCardFile, ownIdCard } from './id-card.service.ts';

export const idCardRoutes = (
  trainees: TraineeBind,
  { clock, ...deps }: IdCardDeps & { clock: Clock },
): void => {
  trainees(getMyIdCard, async (_, { userId, locale }) => {
    const person = orNotFound(await findStaffMember(deps.db, userId));
    return ownIdCard(deps, person, await getViewContext(deps.db, clock.now(), locale));
  });

  trainees(printMyIdCard, async (_, { userId, locale }) => {
    const person = orNotFound(await findStaffMember(deps.db, userId));
    const context = await getViewContext(deps.db, clock.now(), locale);
    return (await idCardFile(deps, person, context)).file;
  });
};
