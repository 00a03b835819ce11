/** A real S3 server on this machine, with one bucket in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

type Options = {
  /** Looks at signatures. It then refuses every call about the bucket itself, whose path it signs without its last slash. */
  strict?: boolean;
};

export const startS3 = async ({ strict = false }: Options = {}) => {
  const directory = await mkdtemp(join(tmpdir(), 'persimmon-s3-'));
  let server: S3rver | null = null;
  let port = 0;
  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      allowMismatchedSignatures: !strict,
      directory,
      configureBuckets: [{ name: 'care', configs: [] }],
    });
    port = (await server.run()).port;
  };
  const stop = async () => {
    await server?.close();
    server = null;
  };
  await start();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/care?tls=false`,
    directory: join(directory, 'care'),
    port,
    start,
    stop,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
