import * as api from '#contract/training/inservice.ts';
import type { TraineeBind } from '#server/features/training/courses/access.service.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { myYear } from './inservice.service.ts';
import { findStaffMember } from './inservice.store.ts';

export const inserviceRoutes = (
  trainees: TraineeBind,
  { db, clock }: Needs<'db' | 'clock'>,
): void => {
  trainees(api.getMyYear, async (_, { userId, locale }) => {
    const person = orNotFound(await findStaffMember(db, userId));
    return myYear(db, person, await getViewContext(db, clock.now(), locale));
  });
};
