import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { recordId } from '#contract/fields.ts';
import * as api from '#contract/upload/upload.ts';
import { hashToken } from '#server/platform/crypto/token.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Caller } from '#server/platform/http/request/caller.ts';
import { missingFile } from '#server/platform/http/request/multipart.ts';
import { addressGroup } from '#server/platform/limits/address-group.ts';
import { isSame } from '#server/platform/pages/send-cached.ts';
import {
  downloadName,
  formatFor,
  isPublic,
  mayRead,
  sendingRefused,
  takingBackRefused,
} from './upload.rules.ts';
import { type KeepDeps, keepPicture } from './upload.service.ts';
import * as store from './upload.store.ts';

/** Whether a helper's device may upload for this purpose: the id under which its uploads are counted, else null. */
type MayHelp = (caller: Caller, purpose: api.UploadPurpose) => Promise<string | null>;

const askerOf = ({ user, uploadKey }: Caller) => ({
  userId: user?.userId ?? null,
  keyHash: uploadKey === null ? null : hashToken(uploadKey),
});

/** Harmless when opened directly, even if it is not really an image. */
const sandboxed = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

export const uploadRoutes = (bind: Bind, deps: KeepDeps & { mayHelp: MayHelp }): void => {
  const { db, clock, pictureStore, mayHelp } = deps;

  bind(api.uploadFile, async ({ body: { fields, file } }, caller) => {
    const { role, address } = caller;
    const { purpose } = fields;
    const helpId = await mayHelp(caller, purpose);
    const refused = helpId ? null : sendingRefused(purpose, role);
    if (refused) throw new AppError(refused);
    if (!file) throw missingFile();
    // A helper's picture has no owner until the link's step claims it, no matter who is signed in.
    const user = helpId ? null : caller.user;
    const account = helpId ?? user?.userId;
    const sender = account ? { account } : { address: addressGroup(address) };
    return keepPicture(deps, { bytes: file, purpose, sender, ownerId: user?.userId ?? null });
  });

  bind(api.readFile, async ({ params: { fileId } }, caller) => {
    const found = await store.findFile(db, fileId);
    // Other people's pictures are a 404, too.
    if (!found || !mayRead(found, askerOf(caller), clock.now())) throw new AppError('not_found');
    const { id, purpose, type } = found;
    const bytes = orNotFound(await pictureStore.get({ id, isPublic: isPublic(purpose) }));
    return new File([new Uint8Array(bytes)], downloadName(id, type), { type });
  });

  bind(api.deleteFile, async ({ params: { fileId } }, caller) => {
    const found = orNotFound(await store.findFile(db, fileId));
    const refused = takingBackRefused(found, askerOf(caller), clock.now());
    if (refused) throw new AppError(refused);
    if (!(await store.deleteUnclaimed(db, found.id))) throw new AppError('conflict');
    await pictureStore.remove([found.id]);
    return {};
  });
};

const PublicQuery = z.strictObject({
  w: z.enum(api.pictureWidths.map(String), { error: 'fields.choice' }).optional(),
});
const PublicParams = z.strictObject({ fileId: recordId });

/** Unclaimed ones may be deleted soon. Those of a review are gone at once when their author deletes them. */
const cacheControl = ({ claimedAt, purpose }: { claimedAt: Date | null; purpose: string }) => {
  if (!claimedAt) return 'private, no-store';
  return purpose === 'review' ? 'public, no-cache' : 'public, max-age=31536000, immutable';
};

/** Public pictures: /files/{fileId}, smaller with ?w=. */
export const publicFiles = (app: FastifyInstance, deps: Omit<KeepDeps, 'clock'>): void => {
  const { db, pictures, pictureStore } = deps;
  const schema = { params: PublicParams, querystring: PublicQuery, hide: true };
  app.get('/files/:fileId', { schema }, async (request, reply) => {
    const { fileId } = request.params as z.output<typeof PublicParams>;
    const width = Number((request.query as z.output<typeof PublicQuery>).w ?? 0);
    const found = await store.findFile(db, fileId);
    if (!found || !isPublic(found.purpose)) throw new AppError('not_found');
    const { id, type } = found;
    const format = formatFor(request.headers.accept, type);
    const etag = width ? `"${id}-${width}.${format}"` : `"${id}"`;
    const headers = {
      ...sandboxed,
      ETag: etag,
      ...(width && { Vary: 'Accept' }),
      'Cache-Control': cacheControl(found),
    };
    if (isSame(request.headers['if-none-match'], etag))
      return reply.code(304).headers(headers).send();
    const bytes = orNotFound(
      width
        ? await pictureStore.getShrunk(id, width, format, (whole) =>
            pictures.shrink(whole, width, format, { address: addressGroup(request.ip) }),
          )
        : await pictureStore.get({ id, isPublic: true }),
    );
    return reply
      .headers(headers)
      .type(width ? `image/${format}` : type)
      .send(bytes);
  });
};
