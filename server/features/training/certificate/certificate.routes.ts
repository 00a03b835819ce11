import { AppError } from '#contract/errors.ts';
import * as api from '#contract/training/certificate.ts';
import type { TraineeBind } from '#server/features/training/courses/access.service.ts';
import {
  certificateSummary,
  getStanding,
} from '#server/features/training/courses/progress.service.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { printedNames } from './certificate.rules.ts';
import { getSigner } from './certificate.store.ts';
import { certificateFile } from './certificate-file.service.ts';
import { createSigning, passedAttempt, type SignDeps, statementOf } from './signing.service.ts';

export const certificateRoutes = (trainees: TraineeBind, deps: SignDeps): void => {
  const { db, clock, pictureStore } = deps;
  const sign = createSigning(deps);

  trainees(api.getSignOffer, async ({ params }, { userId, locale }) => {
    const standing = await getStanding(db, userId, params.trainingContentId);
    const { score, totalScore, submittedAt } = passedAttempt(standing);
    const { timeZone } = await getViewContext(db, clock.now(), locale);
    const person = await getSigner(db, userId);
    const { latinName, chineseName } = printedNames(person);
    const signedName = [chineseName, latinName].filter(Boolean).join(' ');
    return {
      trainingContentId: standing.training.id,
      title: readText(standing.training.title, locale),
      score: score ?? 0,
      totalScore,
      examDate: localTime(submittedAt, timeZone).slice(0, 10),
      latinName,
      chineseName,
      signedName,
      statement: statementOf(standing, { name: signedName, locale, timeZone }),
    };
  });

  trainees(api.signTraining, async ({ params, body }, caller) => {
    const certificate = await sign(caller, params.trainingContentId, body);
    return certificateSummary(certificate, await getViewContext(db, clock.now(), caller.locale));
  });

  trainees(api.getCertificate, async ({ params, query }, { userId }) => {
    const { certificates } = await getStanding(db, userId, params.trainingContentId);
    if (!certificates.length) throw new AppError('not_signed');
    const certificate = query.number
      ? certificates.find(({ number }) => number === query.number)
      : certificates.at(-1);
    if (!certificate || certificate.revokedAt) throw new AppError('not_found');
    return certificateFile(db, pictureStore, certificate);
  });
};
