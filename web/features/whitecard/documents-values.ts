/** The documents of a white card as a form: current values, changes, and the request body. */
import type { RequestOf } from '#contract/endpoint.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import {
  type sendWhiteCardDocuments,
  type WhiteCardDocumentKind,
  type WhiteCardDocuments,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';

export type Channel = WhiteCardDocuments['checklistBy'];
export type DocumentValues = { pictures: Uploaded[]; complete: boolean };
export type Values = {
  documents: Record<WhiteCardDocumentKind, DocumentValues>;
  form: Uploaded[];
  checklistBy: Channel;
};

type Body = RequestOf<typeof sendWhiteCardDocuments>['body'];

/** The server's pictures as the picker takes them, without their pixel size. */
const uploadedOf = (files: WhiteCardDocuments['applicationForm']): Uploaded[] =>
  files.map(({ fileId, path, bytes }) => ({ fileId, path, bytes, width: 0, height: 0, key: null }));

export const valuesOf = (saved: WhiteCardDocuments): Values => {
  const documents = Object.fromEntries(
    whiteCardDocumentKinds.map((kind) => {
      const one = saved.documents.find((document) => document.kind === kind);
      return [kind, { pictures: uploadedOf(one?.files ?? []), complete: one?.complete ?? false }];
    }),
  ) as Values['documents'];
  return { documents, form: uploadedOf(saved.applicationForm), checklistBy: saved.checklistBy };
};

export const isPicture = (it: unknown): it is Uploaded =>
  typeof it === 'object' && it !== null && 'fileId' in it && typeof it.fileId === 'string';

const idsOf = (list: readonly Uploaded[]): string[] => list.map(({ fileId }) => fileId);
export const samePictures = (a: readonly Uploaded[], b: readonly Uploaded[]): boolean =>
  idsOf(a).join() === idsOf(b).join();

/** A kind counts as ready when it has a picture and the person says "that is all of them". */
export const isReady = ({ pictures, complete }: DocumentValues): boolean =>
  complete && pictures.length > 0;

/** Only changes, so another device's work is not overwritten. */
export const changesOf = (saved: Values, now: Values) => {
  const kinds = whiteCardDocumentKinds.filter((kind) => {
    const before = saved.documents[kind];
    const after = now.documents[kind];
    return before.complete !== after.complete || !samePictures(before.pictures, after.pictures);
  });
  const form = !samePictures(saved.form, now.form);
  const checklistBy = saved.checklistBy !== now.checklistBy;
  return { kinds, form, checklistBy, any: kinds.length > 0 || form || checklistBy };
};

/** Without a request key it is saved; with one it is submitted. */
export const bodyOf = (saved: Values, now: Values, requestKey: string | null): Body => {
  const { kinds, form } = changesOf(saved, now);
  return {
    documents: kinds.map((kind) => {
      const { pictures, complete } = now.documents[kind];
      return { kind, fileIds: idsOf(pictures), complete };
    }),
    ...(form && { applicationFormFileIds: idsOf(now.form) }),
    checklistBy: now.checklistBy,
    ...(requestKey ? { send: true, requestKey } : { send: false }),
  };
};
