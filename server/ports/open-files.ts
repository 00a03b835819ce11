import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Files, folderFiles } from './files.ts';

/** The store that the environment names: the one way to it for the app and for commands. */
export const openFiles = async (env: {
  STORAGE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Files> => {
  const { STORAGE_URL: url, DATA_DIR: dataDir } = env;
  return folderFiles(url ? fileURLToPath(url) : join(dataDir, 'files'));
};
