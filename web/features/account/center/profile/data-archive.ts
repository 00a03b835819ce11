/** A person's export: everything we store as JSON, plus every photo, named by its id. */
import { strToU8, zipSync } from 'fflate';
import { NoAnswer } from '#web/lib/api/api-error.ts';
import { getToken } from '#web/lib/api/session.ts';

type Kept = { fileId: string; path: string };

const isKept = (value: object): value is Kept =>
  'fileId' in value &&
  typeof value.fileId === 'string' &&
  'path' in value &&
  typeof value.path === 'string';

/** Wherever they stand in the data: a new kind of photo is not forgotten. */
const photosIn = (value: unknown): Kept[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isKept(value) ? [value] : Object.values(value).flatMap(photosIn);
};

const load = async ({ path }: Kept): Promise<Blob | null> => {
  const token = getToken();
  const answer = await fetch(path, { headers: token ? { Authorization: token } : {} }).catch(() => {
    throw new NoAnswer('client.network', 'network');
  });
  return answer.ok ? answer.blob() : null;
};

/** `missing`: photos that the server could not give. */
export const archiveOf = async (data: object): Promise<{ file: Blob; missing: number }> => {
  const photos = new Map(photosIn(data).map((photo) => [photo.fileId, photo]));
  const files: Record<string, Uint8Array> = {
    'data.json': strToU8(JSON.stringify(data, null, 2)),
  };
  let missing = 0;
  for (const [fileId, photo] of photos) {
    const blob = await load(photo);
    if (!blob) {
      missing += 1;
      continue;
    }
    const ending = blob.type === 'image/png' ? 'png' : 'jpg';
    files[`photos/${fileId}.${ending}`] = new Uint8Array(await blob.arrayBuffer());
  }
  // Photos are compressed already.
  const zip = zipSync(files, { level: 0 });
  return { file: new Blob([zip], { type: 'application/zip' }), missing };
};
