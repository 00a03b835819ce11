import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Files, folderFiles } from './files.ts';
import { s3PlaceOf } from './storage-url.ts';

/** The store that the environment names: the one way to it for the app and for commands. */
export const openFiles = async (env: {
  STORAGE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Files> => {
  const { STORAGE_URL: url, DATA_DIR: dataDir } = env;
  const place = url && s3PlaceOf(url);
  // The client of S3 is large: read only by who uses it.
  if (place) return (await import('./s3-files.ts')).s3Files(place);
  return folderFiles(url ? fileURLToPath(url) : join(dataDir, 'files'));
};
