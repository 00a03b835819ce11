/** Built files and pictures: hashed ones are cached forever, others for an hour; compressed at build time. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const serveAssets = async (app: FastifyInstance, buildDir: string): Promise<void> => {
  const client = join(buildDir, 'client');
  const media = join(buildDir, 'media');
  const shared = {
    preCompressed: true,
    etag: true,
    dotfiles: 'ignore' as const,
    decorateReply: false,
  };
  await app.register(fastifyStatic, {
    ...shared,
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: existsSync(media) ? media : client,
    prefix: '/media/',
    maxAge: '1h',
    acceptRanges: true,
  });
  // The few files that must be at the root (favicon, manifest, …).
  await app.register(fastifyStatic, {
    ...shared,
    root: client,
    prefix: '/',
    wildcard: false,
    maxAge: '1h',
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
  });
};
