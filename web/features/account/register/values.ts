/** The values of a registration, and which may be stored in the browser. */
import type { UserType } from '#contract/access.ts';
import { type ApplicationKind, applicationKinds } from '#contract/account/documents.ts';
import { plain } from '#contract/field-rules.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { stateCodeOf } from '#web/lib/i18n/us-places.ts';

export const textNames = [
  'phone',
  'verificationCode',
  'lastName',
  'firstName',
  'preferredName',
  'chineseName',
  'gender',
  'address',
  'apartment',
  'postcode',
  'city',
  'state',
  'whiteCardId',
  'yearsOfExperience',
  'workExperience',
  'employeeId',
  'email',
  'password',
  'confirmation',
] as const;
export type TextName = (typeof textNames)[number];

/** Never stored (design rule 32): they must be typed again after a reload. */
export const secretNames = ['verificationCode', 'whiteCardId', 'password', 'confirmation'] as const;

export type DocumentValue = {
  /** '' until a type is chosen, and for documents that have none. */
  type: string;
  pictures: Uploaded[];
};

export type Values = {
  texts: Record<TextName, string>;
  documents: Record<ApplicationKind, DocumentValue>;
  /** "I don't have one yet": no white card is required. */
  noCard: boolean;
};

const all = <K extends string, V>(names: readonly K[], make: () => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, make()])) as Record<K, V>;

export const emptyValues = (): Values => ({
  texts: all(textNames, () => ''),
  documents: all(applicationKinds, () => ({ type: '', pictures: [] })),
  noCard: false,
});

export const isEmpty = ({ texts, documents, noCard }: Values): boolean =>
  !noCard &&
  Object.values(texts).every((text) => !text) &&
  Object.values(documents).every(({ type, pictures }) => !type && !pictures.length);

export const withoutSecrets = (values: Values): Values => ({
  ...values,
  texts: { ...values.texts, ...all(secretNames, () => '') },
});

/** A draft may come from an older version of the site: only valid parts are used. */
export const restored = (kept: Partial<Values>): Values => {
  const values = emptyValues();
  for (const name of textNames) {
    const text: unknown = kept.texts?.[name];
    if (typeof text === 'string') values.texts[name] = text;
  }
  for (const kind of applicationKinds) {
    const { type, pictures } = kept.documents?.[kind] ?? {};
    values.documents[kind] = {
      type: typeof type === 'string' ? type : '',
      pictures: Array.isArray(pictures) ? pictures.filter((one) => one?.fileId) : [],
    };
  }
  values.noCard = kept.noCard === true;
  return values;
};

const idsOf = ({ pictures }: DocumentValue) => pictures.map(({ fileId }) => fileId);
const typed = (document: DocumentValue) => ({ type: document.type, fileIds: idsOf(document) });

const yearsOf = (text: string): number | undefined =>
  plain(text) === '' ? undefined : Number(plain(text));

/** The request body as typed: the contract's schema normalizes it, here and on the server. */
export const bodyOf = (type: UserType, values: Values, requestKey: string) => {
  const { texts, documents, noCard } = values;
  const { confirmation, yearsOfExperience, workExperience, employeeId, ...person } = texts;
  const common = {
    ...person,
    state: stateCodeOf(texts.state),
    whiteCardId: noCard ? '' : texts.whiteCardId,
    requestKey,
  };
  if (type === 'patient') {
    const { proofOfAddress } = documents;
    return proofOfAddress.type ? { ...common, proofOfAddress: typed(proofOfAddress) } : common;
  }
  return {
    ...common,
    yearsOfExperience: yearsOf(yearsOfExperience),
    // The contract allows one line.
    workExperience: workExperience.trim().replace(/\s*\n\s*/g, ' / '),
    employeeId,
    workAuthorization: typed(documents.workAuthorization),
    homeCareCertificate: { fileIds: idsOf(documents.homeCareCertificate) },
    medicalReport: { fileIds: idsOf(documents.medicalReport) },
    proofOfAddress: typed(documents.proofOfAddress),
  };
};
