/** Which pictures the server no longer has: unclaimed uploads are deleted after a day. */
import { type ApplicationKind, applicationKinds } from '#contract/account/documents.ts';
import { filePath, type Uploaded, uploadKeyHeader } from '#contract/upload/upload.ts';
import type { Values } from './values.ts';

const isGone = async ({ fileId, key }: Uploaded): Promise<boolean> => {
  try {
    const headers: HeadersInit = key ? { [uploadKeyHeader]: key } : {};
    const answer = await fetch(filePath(fileId, 'registration'), { headers });
    return answer.status === 404;
  } catch {
    return false;
  }
};

export type Gone = { kind: ApplicationKind; fileIds: string[] };

export const findGone = async ({ documents }: Values): Promise<Gone[]> => {
  const looked = await Promise.all(
    applicationKinds.map(async (kind) => {
      const { pictures } = documents[kind];
      const gone = await Promise.all(pictures.map(isGone));
      return { kind, fileIds: pictures.filter((_, i) => gone[i]).map(({ fileId }) => fileId) };
    }),
  );
  return looked.filter(({ fileIds }) => fileIds.length > 0);
};
