import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Files, folderFiles } from './files.ts';
import { s3PlaceOf } from './storage-url.ts';

/** Opens the file store named by the environment, for the app and for commands. */
export const openFiles = async (env: {
  STORAGE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Files> => {
  const { STORAGE_URL: url, DATA_DIR: dataDir } = env;
  const place = url && s3PlaceOf(url);
  // The S3 client is large: imported on demand.
  if (place) return (await import('./s3-files.ts')).s3Files(place);
  return folderFiles(url ? fileURLToPath(url) : join(dataDir, 'files'));
};
