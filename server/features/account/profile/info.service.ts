/** A person's own data as the contract defines it: agency-local times, masked card number. */
import type { CaregiverInfo, PatientInfo } from '#contract/account/account.ts';
import {
  applicationKinds,
  type DocumentKind,
  type DocumentState,
  documentKinds,
} from '#contract/account/documents.ts';
import { maskCard } from '#contract/field-rules.ts';
import { filePath } from '#contract/upload/upload.ts';
import {
  kindsThere,
  missingKinds,
} from '#server/features/account/registration/application.rules.ts';
import {
  type Application,
  getApplication,
} from '#server/features/account/registration/application.store.ts';
import {
  type KeptDocument,
  listDocuments,
} from '#server/features/account/registration/documents.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { localTime } from '#server/platform/time/clock.ts';
import {
  type KeptVerdict,
  listVerdicts,
  verdictForOwner,
} from '#server/shared/cases/document-verdicts.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { getProfile } from './accounts.store.ts';

type Deps = { db: Queryable; sealer: Sealer };

const personOf = async ({ db, sealer }: Deps, userId: string) => {
  const { profile, card } = await getProfile(db, userId);
  const { createdAt: _, locale: __, ...person } = profile;
  const whiteCardId = card ? maskCard(sealer.open(card.idSealed, userId)) : null;
  return { person: { ...person, whiteCardId }, card };
};

export const patientInfo = async (deps: Deps, userId: string): Promise<PatientInfo> => {
  const { person, card } = await personOf(deps, userId);
  const isWaitingForUs = card?.status === 'submitted';
  return {
    ...person,
    whiteCardStatus: card?.status ?? 'waiting',
    contactBy: isWaitingForUs ? localTime(card.contactBy, await getTimeZone(deps.db)) : null,
  };
};

const filesOf = (document: Pick<KeptDocument, 'files'> | undefined): DocumentState['files'] =>
  (document?.files ?? []).map(({ fileId, purpose }) => ({
    fileId,
    path: filePath(fileId, purpose),
  }));

const isByOffice = (document: Pick<KeptDocument, 'files'> | undefined): boolean =>
  document?.files.some(({ addedBy }) => addedBy) ?? false;

const documentStates = (
  { status, asked, renewed }: Pick<Application, 'status' | 'asked' | 'renewed'>,
  kept: KeptDocument[],
  verdicts: readonly KeptVerdict[],
): DocumentState[] => {
  const missing = missingKinds(asked, kindsThere(kept));
  // TB test and flu shot are no part of an application.
  const isShown = (kind: DocumentKind) =>
    (applicationKinds as readonly DocumentKind[]).includes(kind) ||
    status === 'approved' ||
    missing.includes(kind) ||
    kept.some((document) => document.kind === kind);
  return documentKinds.filter(isShown).map((kind) => {
    const document = kept.find((d) => d.kind === kind);
    const renewal = document?.renewal;
    return {
      kind,
      type: document?.type ?? null,
      files: filesOf(document),
      byOffice: isByOffice(document),
      missing: missing.includes(kind),
      inReview: renewed.includes(kind),
      verdict: verdictForOwner(verdicts, kind),
      renewal: renewal
        ? { type: renewal.type, files: filesOf(renewal), byOffice: isByOffice(renewal) }
        : null,
    };
  });
};

export const caregiverInfo = async (deps: Deps, userId: string): Promise<CaregiverInfo> => {
  const { person } = await personOf(deps, userId);
  const timeZone = await getTimeZone(deps.db);
  const application = await getApplication(deps.db, userId);
  const { yearsOfExperience, workExperience, employeeId, officeNote, dueAt } = application;
  const verdicts = await listVerdicts(deps.db, deps.sealer, { userId, caseKind: 'application' });
  return {
    ...person,
    yearsOfExperience,
    workExperience,
    employeeId,
    applicationStatus: application.status,
    submittedAt: localTime(application.submittedAt, timeZone),
    dueAt: dueAt && localTime(dueAt, timeZone),
    officeNote,
    documents: documentStates(application, await listDocuments(deps.db, userId), verdicts),
  };
};
