/**
 * Uploaded films, captions and sound tracks. Stored as the chunks they came in, so any process can take the next one and any store
 * can hold them; read as one file with ranges. Like built-in films, they are readable by anyone who knows the random
 * id.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { recordId } from '#contract/fields.ts';
import { filmRules } from '#contract/training/films-office.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { ByteRange, Files } from '#server/platform/storage/files.ts';
import type { Needs } from '#server/shared/deps.ts';
import { type Film, findFilm } from './contents.store.ts';

const { partBytes } = filmRules;

export const filmPath = (id: string): string => `/films/${id}`;
export const captionPath = (id: string): string => `/captions/${id}`;
const partKey = (id: string, part: number) => `films/${id}-${part}`;
const captionKey = (id: string) => `captions/${id}`;

/** The name of a sound track says its type. */
export const soundTypes = { mp3: 'audio/mpeg', m4a: 'audio/mp4' } as const;
const soundName = /^[0-9a-f-]{36}\.(mp3|m4a)$/;
export const soundPath = (name: string): string => `/sounds/${name}`;
const soundKey = (name: string) => `sounds/${name}`;

export const putSound = (files: Files, name: string, bytes: Uint8Array) =>
  files.put(soundKey(name), bytes);
export const removeSoundFile = (files: Files, path: string) =>
  files.remove(soundKey(path.slice(soundPath('').length)));

export const putPart = (files: Files, id: string, offset: number, bytes: Uint8Array) =>
  files.put(partKey(id, offset / partBytes), bytes);

export const removeFilm = async (files: Files, { id, bytes }: Film): Promise<void> => {
  for (let part = 0; part * partBytes < bytes; part++) await files.remove(partKey(id, part));
};

export const putCaptions = (files: Files, id: string, vtt: string) =>
  files.put(captionKey(id), new TextEncoder().encode(vtt));

/** `from` and `to` inclusive; one chunk in memory at a time. */
async function* readFilm(files: Files, id: string, from: number, to: number) {
  for (let at = from; at <= to; ) {
    const part = Math.floor(at / partBytes);
    const begin = part * partBytes;
    const wanted = { from: at - begin, to: Math.min(partBytes - 1, to - begin) };
    const bytes = await files.get(partKey(id, part), wanted);
    if (!bytes) throw new Error('film chunk is missing');
    if (!bytes.length) throw new Error('film chunk is too short');
    yield bytes;
    at += bytes.length;
  }
}

/** 'bytes=0-', 'bytes=100-199', 'bytes=-500'. Null: the whole file; 'beyond': not satisfiable. */
export const rangeOf = (header: string | undefined, size: number): ByteRange | 'beyond' | null => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return from > to || from >= size ? 'beyond' : { from, to };
};

const safe = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** The headers of the part that is asked for; null if no bytes are to follow. */
const sendRange = (
  request: FastifyRequest,
  reply: FastifyReply,
  { size, tag }: { size: number; tag: string },
): ByteRange | null => {
  const range = rangeOf(request.headers.range, size);
  reply.headers({ ...safe, 'Accept-Ranges': 'bytes', ETag: `"${tag}"` });
  if (range === 'beyond') {
    reply.code(416).header('Content-Range', `bytes */${size}`);
    return null;
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  reply.header('Content-Length', to - from + 1);
  if (range) reply.code(206).header('Content-Range', `bytes ${from}-${to}/${size}`);
  return request.method === 'HEAD' ? null : { from, to };
};

export const serveFilms = (app: FastifyInstance, { db, files }: Needs<'db' | 'files'>): void => {
  const schema = { params: z.strictObject({ id: recordId }), hide: true };
  const named = { params: z.strictObject({ name: recordId }), hide: true };
  app.get('/films/:id', { schema }, async (request, reply) => {
    const film = await findFilm(db, (request.params as { id: string }).id);
    if (!film || film.received < film.bytes) throw new AppError('not_found');
    const { id, bytes, type } = film;
    reply.type(type);
    const part = sendRange(request, reply, { size: bytes, tag: id });
    return part ? reply.send(Readable.from(readFilm(files, id, part.from, part.to))) : reply.send();
  });
  app.get('/sounds/:name', { schema: named }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const [, ending] = soundName.exec(name) ?? [];
    const bytes = orNotFound(ending ? await files.get(soundKey(name)) : null);
    reply.type(soundTypes[ending as keyof typeof soundTypes]);
    const part = sendRange(request, reply, { size: bytes.length, tag: name });
    return part ? reply.send(bytes.subarray(part.from, part.to + 1)) : reply.send();
  });
  app.get('/captions/:id', { schema }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const bytes = orNotFound(
      z.uuid().safeParse(id).success ? await files.get(captionKey(id)) : null,
    );
    return reply.headers(safe).type('text/vtt; charset=utf-8').send(bytes);
  });
};
