/** The preview of an upload: the local file, or after a reload, the server's. */
import { limits } from '#contract/limits.ts';
import {
  deleteFile,
  filePath,
  publicPurposes,
  type Uploaded,
  type UploadPurpose,
  uploadKeyHeader,
} from '#contract/upload/upload.ts';
import { authHeaders } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { tokenFor } from './send-picture.ts';

/** Pictures sent from this page, so switching steps does not reload them. */
const sentHere = new Map<string, string>();

export const keepPreview = (fileId: string, blob: Blob): void => {
  sentHere.set(fileId, URL.createObjectURL(blob));
};

const dropPreview = (fileId: string): void => {
  const url = sentHere.get(fileId);
  if (url) URL.revokeObjectURL(url);
  sentHere.delete(fileId);
};

/** `gone`: the server no longer has it (unclaimed uploads are deleted after a day). */
type Preview = { url: string | null; gone: boolean };

const headersFor = ({ key }: Uploaded, purpose: UploadPurpose): Headers => {
  const headers = new Headers(authHeaders(tokenFor(purpose)));
  if (key) headers.set(uploadKeyHeader, key);
  return headers;
};

/** Deleted or replaced: remove it from the server. If this fails, it expires after a day. */
export const takeBack = (picture: Uploaded, purpose: UploadPurpose): void => {
  dropPreview(picture.fileId);
  // Not the read path: public pictures are read elsewhere.
  const path = deleteFile.path.replace('{fileId}', encodeURIComponent(picture.fileId));
  fetch(`${limits.apiBase}${path}`, {
    method: deleteFile.method,
    headers: headersFor(picture, purpose),
  }).catch(() => {});
};

const load = async (
  picture: Uploaded,
  purpose: UploadPurpose,
  signal: AbortSignal,
): Promise<Preview> => {
  const { fileId } = picture;
  const answer = await fetch(filePath(fileId, purpose), {
    headers: headersFor(picture, purpose),
    signal,
  });
  if (!answer.ok) return { url: null, gone: answer.status === 404 || answer.status === 403 };
  keepPreview(fileId, await answer.blob());
  return { url: sentHere.get(fileId) ?? null, gone: false };
};

export const usePreview = (
  picture: Uploaded,
  purpose: UploadPurpose,
  { waits = false } = {},
): Preview => {
  const open = publicPurposes.includes(purpose);
  const known = open ? picture.path : sentHere.get(picture.fileId);
  const { loaded } = useQuery(
    ['preview', purpose, picture.fileId],
    known || waits ? null : (signal) => load(picture, purpose, signal),
  );
  // Offline the tile still shows that there is a picture.
  return (known ? null : loaded.data) ?? { url: known ?? null, gone: false };
};
