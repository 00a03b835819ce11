/** Binds an endpoint of the contract to its handler: authentication, authorization, validation, response. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type capabilities, may, refusalOf, type UserType } from '#contract/access.ts';
import type { SessionUser } from '#contract/account/account.ts';
import { type AnswerOf, type Api, OK } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { uploadKeyHeader } from '#contract/upload/upload.ts';
import { addressGroup } from '#server/platform/limits/address-group.ts';
import type { AdmissionGate } from '#server/platform/limits/admission-gate.ts';
import { contentKey } from '#server/platform/pages/content-cache-key.ts';
import type { ContentLane } from '#server/platform/pages/fast-lane.ts';
import {
  type CachedResponse,
  type ContentCache,
  finish,
} from '#server/platform/pages/response-cache.ts';
import { sendCached } from '#server/platform/pages/send-cached.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { eventStreamHeaders } from './event-stream.ts';
import { internalAddress } from './internal-address.ts';
import { fromOfficeAddress } from './office-address.ts';
import { type Provider, requireSignature, verifySignature } from './provider-signature.ts';
import {
  type Auth,
  authOf,
  type Caller,
  type CallerDeps,
  createFindCaller,
  type OfficeCaller,
  type UserCaller,
} from './request/caller.ts';
import { rejectBody } from './request/json-body.ts';
import type { Form } from './request/multipart.ts';
import { addRoute, describeBody, readBody } from './request/request-body.ts';
import { routePattern } from './route-pattern.ts';
import { refuseInside } from './together.ts';

type RoleOf<E extends Api> = (typeof capabilities)[E['access']][number];
/** Who can be calling, by the endpoint's access: `admit` has turned everybody else away. */
export type CallerOf<E extends Api> =
  'visitor' extends RoleOf<E>
    ? Caller
    : 'admin' extends RoleOf<E>
      ? OfficeCaller
      : [RoleOf<E>] extends [UserType]
        ? UserCaller
        : Caller;

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
export type Input<E extends Api> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: E['multipart'] extends z.ZodObject ? Form<z.output<E['multipart']>> : Out<E['body']>;
};

/** A signed call is a webhook: its response is always the same. */
export type Result<E extends Api> = E['auth'] extends 'signed'
  ? undefined
  : E['stream'] extends true
    ? Readable
    : AnswerOf<E>;
export type Handler<E extends Api> = (
  input: Input<E>,
  caller: CallerOf<E>,
  request: FastifyRequest,
) => Promise<Result<E>>;

/** Adds the caller's own data to a shared response. */
type Personal<E extends Api> = (answer: AnswerOf<E>, user: SessionUser) => Promise<AnswerOf<E>>;

export type Bind = <E extends Api>(
  api: E,
  handler: Handler<E>,
  /** For a cached endpoint: applied on top of the cached response, and never cached itself. */
  personal?: Personal<E>,
) => void;

type BindDeps = CallerDeps & {
  cache: ContentCache;
  contentLane: Pick<ContentLane, 'remember'>;
  /** Limits how many cacheable responses are made at once. */
  gate: AdmissionGate;
  /** Reads content as if the draft that the token names were published. */
  preview?: <T>(token: string, read: () => Promise<T>) => Promise<T>;
  /** The pool whose connections are spared while writes of one account wait for each other. */
  pool: object;
  /** Runs a read where a replica may answer. */
  readReplica?: <T>(read: () => Promise<T>) => Promise<T>;
  /** Counts a write against the caller's address. */
  countWrite: (address: string) => Promise<void>;
  provider: Provider;
};

/** A long article in three languages, most characters of three bytes. */
const longBody = 900_000;

const jsonType = 'application/json; charset=utf-8';
const vary = 'Accept-Language, Accept-Encoding, Authorization';
const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?>\n<Response></Response>\n';

const security: Record<Auth, Record<string, string[]>[] | undefined> = {
  none: undefined,
  optional: [{}, { token: [] }],
  required: [{ token: [] }],
  signed: [{ providerSignature: [] }],
};

const envelopeOf = (api: Api) =>
  z.object({ code: z.literal(OK), message: z.string(), data: api.answer });

const describeResponse = (api: Api) => {
  if (!(api.answer instanceof z.ZodFile)) return { response: { 200: envelopeOf(api) } };
  const produces = api.download ? [api.download] : ['image/jpeg', 'image/png'];
  return { produces, response: { 200: api.answer } };
};

/** A file for this caller alone. The name is reduced to ASCII. */
const sendFile = async (reply: FastifyReply, { download }: Api, file: File) => {
  const isPicture = !download || download === 'image/*';
  reply.headers({
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`,
    // Even a forged picture does nothing when opened.
    ...(isPicture && {
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    }),
  });
  return reply.type(isPicture ? file.type : download).send(Buffer.from(await file.arrayBuffer()));
};

const sendStream = (reply: FastifyReply, events: Readable) => {
  // The connection ends with the stream: a process that leaves does not wait for it.
  reply.raw.shouldKeepAlive = false;
  return reply.headers(eventStreamHeaders).type('text/event-stream').send(events);
};

/** Its pages are only read; single records are audited when they are opened. */
const isOfficeList = ({ method, access, answer }: Api): boolean =>
  method === 'GET' &&
  !may('visitor', access) &&
  may('admin', access) &&
  answer instanceof z.ZodObject &&
  'records' in answer.shape;

export const createBind = (app: FastifyInstance, deps: BindDeps): Bind => {
  const { findCaller, findActing } = createFindCaller(deps);

  return (api, handler, personal) => {
    const auth = authOf(api);
    const envelope = envelopeOf(api);
    const serialize = (data: unknown) =>
      JSON.stringify(envelope.parse({ code: OK, message: 'OK', data }));

    const run = async (request: FastifyRequest, caller: Caller) => {
      const { params, query } = request;
      const body = await readBody(api, request);
      const { actor, user } = caller;
      if (actor && user && api.method !== 'GET')
        await deps.acting.note(actor, {
          personId: user.userId,
          call: `${api.method} ${api.path}`,
        });
      const work = () =>
        handler(
          { params, query, body } as Input<typeof api>,
          caller as CallerOf<typeof api>,
          request,
        );
      return api.path.startsWith('/staff/') ? fromOfficeAddress(caller.address, work) : work();
    };

    const mayRead = api.cached || isOfficeList(api);
    const runWhereItMay: typeof run = (request, caller) => {
      const { readReplica } = deps;
      const work = () => run(request, caller);
      return mayRead && readReplica ? readReplica(work) : work();
    };

    /**
     * Writes of one account run one after the other, since most lock the account's rows; it reads a few at a time.
     * Uploads are limited elsewhere (storage/pictures.ts): a slow line must not block the account.
     */
    const inTurn = <T>({ user, staff }: Caller, work: () => Promise<T>): Promise<T> => {
      const account = user?.userId ?? staff?.staffId;
      if (!account || api.multipart) return work();
      if (api.method === 'GET') return deps.share(account, work);
      return runExclusive(deps.pool, `account ${account}`, work);
    };

    const sendOwn = async (reply: FastifyReply, data: unknown) => {
      reply.header('Vary', auth === 'optional' ? `${vary}, ${uploadKeyHeader}` : vary);
      if (data instanceof File) return sendFile(reply, api, data);
      if (data instanceof Readable) return sendStream(reply, data);
      reply.header('Cache-Control', 'no-store');
      if (auth === 'signed')
        return reply.type('text/xml; charset=utf-8').serializer(String).send(emptyTwiml);
      return reply.type(jsonType).send(serialize(data));
    };

    const respondFromCache = async (
      request: FastifyRequest,
      reply: FastifyReply,
      caller: Caller,
    ) => {
      const { key, share, isFixed } = contentKey(api, caller.locale, request);
      const address = isFixed || request.ip === internalAddress ? null : addressGroup(request.ip);
      const make = async (): Promise<CachedResponse> =>
        finish(serialize(await runWhereItMay(request, caller)), {
          'Content-Type': jsonType,
          Vary: vary,
          'Cache-Control': 'public, max-age=0, must-revalidate',
        });
      const shared = await deps.cache.get(key, () => deps.gate(address, make), share);
      // With an expired token the caller still gets the shared response.
      const own = personal && caller.token ? await deps.findUser(caller.token) : null;
      const user = own && ((await findActing(request, api, own))?.user ?? own);
      if (!personal || !user) {
        // Where everyone may read: the fast lane asks nobody who they are.
        if (may('visitor', api.access))
          deps.contentLane.remember(request.raw, { key, isPersonal: Boolean(personal) });
        return sendCached(request, reply, shared);
      }
      const { data } = JSON.parse(shared.plain.toString()) as { data: AnswerOf<typeof api> };
      return sendOwn(reply, await personal(data, user));
    };

    const callers = new WeakMap<FastifyRequest, Caller>();

    // Authorize before validating, so unauthorized callers can't probe the schema.
    const admit = async (request: FastifyRequest) => {
      if (api.method !== 'GET' && !api.frequent) await deps.countWrite(request.ip);
      if (auth === 'signed') verifySignature(deps.provider, request);
      if (auth === 'none') return;
      const caller = await findCaller(request, api);
      if (!may(caller.role, api.access))
        throw new AppError(
          caller.role === 'visitor' ? 'unauthorized' : refusalOf(api.access, caller.role),
        );
      callers.set(request, caller);
    };

    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callers.get(request) ?? (await findCaller(request, api));
      const { preview } = request.headers;
      const { preview: readWith } = deps;
      if (api.cached && readWith && typeof preview === 'string') {
        const read = () => readWith(preview, () => run(request, caller));
        return sendOwn(reply, await deps.share(preview, read));
      }
      if (api.cached) return respondFromCache(request, reply, caller);
      return sendOwn(reply, await inTurn(caller, () => runWhereItMay(request, caller)));
    };

    addRoute(app, api, {
      method: api.method,
      url: routePattern(api),
      ...(api.long && { bodyLimit: longBody }),
      ...(api.stream && { config: { endless: true } }),
      schema: {
        summary: api.summary,
        tags: [api.tag],
        ...(api.params && { params: api.params }),
        querystring: api.query ?? z.strictObject({}),
        ...describeBody(api),
        ...describeResponse(api),
        ...(security[auth] && { security: security[auth] }),
      },
      onRequest: async (request) => {
        refuseInside(api);
        if (auth === 'signed') requireSignature(request);
        // A raw body is large: don't read it for callers without access.
        if (api.raw) await admit(request);
      },
      preValidation: async (request) => {
        if (!api.raw) await admit(request);
        if (!api.body && !api.multipart) rejectBody(request.body);
      },
      handler: handle,
    });
  };
};
