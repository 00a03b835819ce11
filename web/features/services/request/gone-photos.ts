/** Which pictures the server no longer has: unclaimed uploads are deleted after a day. */
import { filePath, type Uploaded } from '#contract/upload/upload.ts';
import { authHeaders, getToken } from '#web/lib/api/session.ts';

export const findGone = async (pictures: readonly Uploaded[]): Promise<string[]> => {
  const headers = authHeaders(getToken());
  const looked = await Promise.all(
    pictures.map(async ({ fileId }) => {
      const answer = await fetch(filePath(fileId, 'service'), { headers }).catch(() => null);
      return answer?.status === 404 ? fileId : null;
    }),
  );
  return looked.filter((fileId) => fileId !== null);
};
