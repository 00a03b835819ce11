import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/training/certificate.ts';
import type { TraineeBind } from '#server/features/training/courses/access.service.ts';
import {
  certificateSummary,
  getStanding,
  todayOf,
} from '#server/features/training/courses/progress.service.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { certificateStatusOn } from '#server/shared/certificates/subject.rules.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { maskChinese, maskLatin, printedNames } from './certificate.rules.ts';
import { findByNumber, getSigner } from './certificate.store.ts';
import { certificateFile } from './certificate-file.service.ts';
import { isIntact } from './content-hash.service.ts';
import { createSigning, passedAttempt, type SignDeps, statementOf } from './signing.service.ts';

type Deps = SignDeps & { limitVerify: RateLimit };

/** Constant-time comparison. */
const isSameCode = (typed: string, code: string): boolean => {
  const [a, b] = [Buffer.from(typed), Buffer.from(code)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export const certificateRoutes = (bind: Bind, trainees: TraineeBind, deps: Deps): void => {
  const { db, clock, pictureStore, limitVerify } = deps;
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

  bind(api.verifyCertificate, async ({ query }, { address, locale }) => {
    await limitVerify(address);
    const number = api.tidyCertificateNumber(query.number);
    const found = await findByNumber(db, number);
    // Treat tampered certificates as nonexistent.
    if (!found || !(await isIntact(db, found)))
      return {
        status: 'unknown' as const,
        number,
        latinName: null,
        chineseName: null,
        masked: true,
        training: null,
        trainingEn: null,
        issuedOn: null,
        expiresOn: null,
      };
    const { facts, issuedOn, expiresOn } = found;
    const masked = !isSameCode(query.code ?? '', found.code);
    const context = await getViewContext(db, clock.now(), locale);
    const { chineseName } = facts;
    return {
      status: certificateStatusOn(found, todayOf(context)),
      number,
      latinName: masked ? maskLatin(facts) : facts.latinName,
      chineseName: chineseName && (masked ? maskChinese(chineseName) : chineseName),
      masked,
      training: readText(facts.title, locale),
      trainingEn: readText(facts.title, 'en'),
      issuedOn,
      expiresOn,
    };
  });
};
