/** Signs a passed training and issues its certificate, once, in one transaction. */
import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { drawingPrefix, type SignBody } from '#contract/training/certificate.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { findEnrolment, updateEnrolment } from '#server/features/training/courses/courses.store.ts';
import { getStanding, type Standing } from '#server/features/training/courses/progress.service.ts';
import { statusAfter } from '#server/features/training/courses/status.rules.ts';
import { hoursToCredit } from '#server/features/training/inservice/inservice.rules.ts';
import { creditOf } from '#server/features/training/inservice/inservice.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { localTime, sayDay } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { syllablesOf } from '#server/shared/localized-text/pinyin.ts';
import { fold } from '#server/shared/localized-text/search-normalize.ts';
import { claimFiles } from '#server/shared/people/claim-files.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { certificateNumber, isOwnName, monthsAfter, printedNames } from './certificate.rules.ts';
import * as store from './certificate.store.ts';
import { certificateHash, sha256 } from './content-hash.service.ts';
import { newCode, scriptOf } from './secret-code.service.ts';
import { inkOf } from './signature-image.service.ts';

export type SignDeps = Needs<'db' | 'clock' | 'messages' | 'pictures' | 'pictureStore'> & {
  origin: string;
};
type Signer = { userId: string; locale: Locale; address: string; userAgent: string };
type Body = (typeof SignBody)['_output'];

const isBusy = (error: unknown): boolean =>
  error instanceof AppError && ['unavailable', 'too_many_requests'].includes(error.code);

/** The passed attempt; throws unless signing is the next step. */
export const passedAttempt = ({ enrolment, attempts }: Standing) => {
  const passed = attempts.find((attempt) => attempt.passed);
  const status = enrolment && statusAfter(enrolment.status, 'sign');
  if (!passed?.submittedAt || !enrolment || !status) throw new AppError('sign_not_passed');
  return { ...passed, submittedAt: passed.submittedAt, enrolment, statusAfterwards: status };
};

/** The exact statement to sign, in the signer's language. */
export const statementOf = (
  standing: Standing,
  { name, locale, timeZone }: { name: string; locale: Locale; timeZone: string },
): string => {
  const { score, totalScore, submittedAt } = passedAttempt(standing);
  return say(locale, 'certificate.statement', {
    name,
    title: readText(standing.training.title, locale),
    date: sayDay(localTime(submittedAt, timeZone).slice(0, 10), locale),
    score: score ?? 0,
    total: totalScore,
  });
};

export const createSigning = (deps: SignDeps) => {
  const { db, clock, messages, pictures, pictureStore, origin } = deps;

  /** Stores a drawing made here; an uploaded one is stored already. */
  const storeDrawing = async (body: Body, userId: string) => {
    if (body.drawing) {
      const sent = Buffer.from(body.drawing.slice(drawingPrefix.length), 'base64');
      const { bytes, ...picture } = await pictures
        .clean(sent, { account: userId })
        .catch((error: unknown) => {
          // Overload is not the signer's fault.
          throw isBusy(error) ? error : invalidField('drawing', 'fields.signature');
        });
      if (!(await inkOf(bytes))) throw invalidField('drawing', 'fields.signature');
      const id = randomUUID();
      await pictureStore.put({ id, isPublic: false }, bytes);
      return { id, isNew: true as const, hash: sha256(bytes), bytes: bytes.length, ...picture };
    }
    if (!body.signatureFileId) return null;
    const id = body.signatureFileId;
    const bytes = await pictureStore.get({ id, isPublic: false });
    if (!bytes) throw new AppError('file_gone');
    if (!(await inkOf(bytes))) throw invalidField('signatureFileId', 'fields.signature');
    return { id, isNew: false as const, hash: sha256(bytes) };
  };
  type Drawing = NonNullable<Awaited<ReturnType<typeof storeDrawing>>>;

  const claimDrawing = async (tx: Tx, userId: string, drawing: Drawing, now: Date) => {
    if (!drawing.isNew) {
      const { id } = drawing;
      await claimFiles(tx, { fileIds: [id], ownerId: userId, purposes: ['signature'], now });
      return;
    }
    const { isNew: _, hash: __, ...picture } = drawing;
    await store.insertDrawing(tx, { ...picture, ownerId: userId, createdAt: now });
  };

  const signOnce = async (
    tx: Tx,
    signer: Signer,
    trainingId: string,
    body: Body,
    drawing: Drawing | null,
  ): Promise<{ certificate: store.Certificate; isNew: boolean }> => {
    const { userId, locale } = signer;
    await findEnrolment(tx, userId, trainingId);
    const standing = await getStanding(tx, userId, trainingId);
    const before = standing.certificate;
    if (before && before.enrolmentId === standing.enrolment?.id)
      return { certificate: before, isNew: false };
    const { enrolment, statusAfterwards, ...attempt } = passedAttempt(standing);
    const { training } = standing;

    const person = await store.getSigner(tx, userId);
    const own = {
      firstName: fold(person.firstName),
      lastName: fold(person.lastName),
      chineseName: fold(person.chineseName ?? ''),
      pinyin: [person.lastName, person.firstName].map((name) =>
        syllablesOf(name).join('').toLowerCase(),
      ) as [string, string],
    };
    if (!isOwnName(fold(body.signedName), own))
      throw invalidField('signedName', 'fields.signedName');

    const now = clock.now();
    const agency = await getSetting(tx, 'agency');
    const { timeZone } = agency;
    const statement = statementOf(standing, { name: body.signedName, locale, timeZone });
    const signature = {
      enrolmentId: enrolment.id,
      userId,
      attemptId: attempt.id,
      kind: drawing ? ('drawn' as const) : ('typed' as const),
      signedName: body.signedName,
      fileId: drawing?.id ?? null,
      pictureHash: drawing?.hash ?? null,
      statement,
      statementHash: sha256(statement),
      signedAt: now,
      address: signer.address,
      userAgent: signer.userAgent.slice(0, 500),
    };
    if (drawing) await claimDrawing(tx, userId, drawing, now);
    await store.insertSignature(tx, signature);

    const issuedOn = localTime(now, timeZone).slice(0, 10);
    const year = Number(issuedOn.slice(0, 4));
    const { subjects: known } = await getSetting(tx, 'inservice');
    const facts: store.CertificateFacts = {
      ...printedNames(person),
      script: scriptOf(locale, person.locale),
      title: training.title,
      score: attempt.score ?? 0,
      totalScore: attempt.totalScore,
      agency: agency.name,
      signatory: await getSetting(tx, 'signatory'),
      origin,
      hours: hoursToCredit(training.creditHours, standing.certificates.map(creditOf), issuedOn),
      subjects: known.filter(({ code }) => training.subjects.includes(code)),
      edition: training.edition,
    };
    const expiresOn = training.validMonths ? monthsAfter(issuedOn, training.validMonths) : null;
    const number = certificateNumber(year, await store.nextCount(tx, year));
    const hash = await certificateHash(tx, { number, facts, issuedOn, expiresOn }, signature);
    const certificate = await store.insertCertificate(tx, {
      number,
      enrolmentId: enrolment.id,
      userId,
      code: newCode(),
      facts,
      issuedAt: now,
      issuedOn,
      expiresOn,
      hash,
    });
    await updateEnrolment(tx, enrolment.id, { status: statusAfterwards });
    const title = readText(training.title, locale);
    const values = { title, number, phone: agency.phone };
    const words = sayMessage(locale, 'messages.certificateIssued', values);
    await messages.send(tx, { channel: 'sms', to: person.phone, owner: userId, ...words });
    return { certificate, isNew: true };
  };

  return async (signer: Signer, trainingId: string, body: Body): Promise<store.Certificate> => {
    // Check before storing, so a refused signature leaves no picture behind.
    const standing = await getStanding(db, signer.userId, trainingId);
    const { certificate, enrolment } = standing;
    if (certificate && certificate.enrolmentId === enrolment?.id) return certificate;
    passedAttempt(standing);
    const drawing = await storeDrawing(body, signer.userId);
    const drop = async () => {
      // The sweeper deletes it if this fails.
      if (drawing?.isNew) await pictureStore.remove([drawing.id]).catch(() => {});
    };
    try {
      // Serialize: the year's counter is one row, locked until commit.
      const done = await runExclusive(db, 'certificate numbers', () =>
        db.transaction((tx) => signOnce(tx, signer, trainingId, body, drawing)),
      );
      if (!done.isNew) await drop();
      return done.certificate;
    } catch (error) {
      await drop();
      throw error;
    }
  };
};
