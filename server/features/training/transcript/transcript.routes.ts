import { getMyTranscript } from '#contract/training/transcript.ts';
import type { TraineeBind } from '#server/features/training/courses/access.service.ts';
import { yearOf } from '#server/features/training/inservice/inservice.service.ts';
import { findStaffMember } from '#server/features/training/inservice/inservice.store.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { transcriptFile } from './transcript.service.ts';

type Deps = Needs<'db' | 'clock' | 'pictureStore'> & { origin: string };

export const transcriptRoutes = (trainees: TraineeBind, deps: Deps): void => {
  const { db, clock, origin } = deps;
  trainees(getMyTranscript, async ({ query }, { userId, locale }) => {
    const person = orNotFound(await findStaffMember(db, userId));
    const context = await getViewContext(db, clock.now(), locale);
    const year = query.year ?? yearOf(context);
    return (await transcriptFile(deps, person, { year, origin }, context)).file;
  });
};
