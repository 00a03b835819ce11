/** Issues a person's transcript of a year, and checks one that was issued. */
import type { CertificateStatus } from '#contract/training/certificate.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { printedNames } from '#server/features/training/certificate/certificate.rules.ts';
import { findByNumber } from '#server/features/training/certificate/certificate.store.ts';
import {
  canonical,
  isIntact,
  sha256,
} from '#server/features/training/certificate/content-hash.service.ts';
import { renderInWorker } from '#server/features/training/certificate/drawing.service.ts';
import { findLogo } from '#server/features/training/certificate/logo-image.service.ts';
import { newCode, scriptOf } from '#server/features/training/certificate/secret-code.service.ts';
import { areCounted } from '#server/features/training/credit/credit.store.ts';
import { roleOf } from '#server/features/training/inservice/inservice.service.ts';
import {
  listCertificatesIn,
  listOtherIn,
  type StaffMember,
} from '#server/features/training/inservice/inservice.store.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';
import * as store from './transcript.store.ts';
import { sheetOf } from './transcript.view.ts';

export const transcriptFacts = async (
  db: Queryable,
  person: StaffMember,
  { year, locale, origin }: { year: number; locale: Locale; origin: string },
): Promise<store.TranscriptFacts> => {
  const rules = await getSetting(db, 'inservice');
  const role = roleOf(rules, person.role);
  const certificates = await listCertificatesIn(db, [person.userId], year);
  const rows = certificates.map(({ number, issuedOn, facts }) => ({
    number,
    date: issuedOn,
    title: facts.title,
    subjects: (facts.subjects ?? []).map(({ name }) => name),
    hours: facts.hours ?? 0,
    score: facts.score,
    totalScore: facts.totalScore,
    edition: facts.edition ?? null,
  }));
  const nameOf = (code: string) =>
    rules.subjects.find((one) => one.code === code)?.name ?? { en: code };
  const other = (await listOtherIn(db, [person.userId], year)).map((one) => ({
    creditId: one.id,
    kind: one.kind,
    date: one.creditedOn,
    title: one.title,
    subjects: one.subjects.map(nameOf),
    hours: one.hours,
    by: one.signedBy,
  }));
  return {
    ...printedNames(person),
    script: scriptOf(locale, person.locale),
    agency: (await getSetting(db, 'agency')).name,
    licenseNumber: rules.licenseNumber,
    address: rules.address,
    role: role && { code: role.code, name: role.name },
    hoursDue: role?.hours ?? null,
    hiredOn: person.hiredOn,
    employeeNumber: person.employeeNumber,
    rows,
    // Left out where there is none: the same content keeps its number.
    ...(other.length && { other }),
    hours: [...rows, ...other].reduce((sum, row) => sum + row.hours, 0),
    origin,
  };
};

const hashOf = (userId: string, year: number, facts: store.TranscriptFacts): string =>
  sha256(canonical({ userId, year, facts }));

type Wanted = { year: number; origin: string };

const issue = async (
  db: Db,
  person: StaffMember,
  { year, origin }: Wanted,
  { now, timeZone, locale }: ViewContext,
): Promise<store.Transcript> => {
  const facts = await transcriptFacts(db, person, { year, locale, origin });
  const same = { userId: person.userId, year, hash: hashOf(person.userId, year, facts) };
  const issued = { issuedAt: now, issuedOn: localTime(now, timeZone).slice(0, 10) };
  const transcript =
    (await store.findTranscript(db, same)) ??
    (await store.insertTranscript(db, { ...same, ...issued, code: newCode(), facts })) ??
    (await store.findTranscript(db, same));
  if (!transcript) throw new Error('insert returned no transcript');
  return transcript;
};

export const transcriptFile = async (
  { db, pictureStore }: { db: Db; pictureStore: PictureStore },
  person: StaffMember,
  wanted: Wanted,
  context: ViewContext,
): Promise<{ file: File; number: string }> => {
  const transcript = await issue(db, person, wanted, context);
  const bytes = await renderInWorker(person.userId, {
    transcript: sheetOf(transcript),
    logo: await findLogo(db, pictureStore),
  });
  const { number } = transcript;
  return { file: new File([bytes], `${number}.pdf`, { type: 'application/pdf' }), number };
};

/** Revoked once a certificate on it was, or other credit was undone; null if it was tampered with. */
export const transcriptStatus = async (
  db: Queryable,
  { userId, year, hash, facts }: store.Transcript,
): Promise<CertificateStatus | null> => {
  if (hashOf(userId, year, facts) !== hash) return null;
  for (const { number } of facts.rows) {
    const certificate = await findByNumber(db, number);
    if (!certificate || !(await isIntact(db, certificate))) return null;
    if (certificate.revokedAt) return 'revoked';
  }
  const others = (facts.other ?? []).map(({ creditId }) => creditId);
  return (await areCounted(db, others)) ? 'valid' : 'revoked';
};
