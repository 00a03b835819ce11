/** Binds an endpoint of the contract to its handler: who may, what comes in, what goes out. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isForStaff, may, type Role, refusalOf } from '#contract/access.ts';
import type { SessionUser } from '#contract/account/account.ts';
import { type AnswerOf, type Api, OK } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { StaffMe } from '#contract/staff/staff.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { addressGroup } from '#server/platform/limits/address-group.ts';
import type { Gate } from '#server/platform/limits/admission-gate.ts';
import { bodySeconds } from '#server/platform/limits/body-timeout.ts';
import type { FairShare } from '#server/platform/limits/fair-share.ts';
import { contentKey } from '#server/platform/pages/content-cache-key.ts';
import { type ContentCache, type Finished, finish } from '#server/platform/pages/response-cache.ts';
import { sendFinished } from '#server/platform/pages/send-cached.ts';
import { inLine } from '#server/platform/queue/keyed-mutex.ts';
import { insideAddress } from './internal-address.ts';
import { refuseBody } from './json-body.ts';
import { routePattern } from './route-pattern.ts';
import { localeOfHeader } from './translate.ts';

export type StaffCaller = StaffMe;

export type Caller = {
  locale: Locale;
  role: Role;
  user: SessionUser | null;
  /** Only on calls of the office, where `user` is null. */
  staff: StaffCaller | null;
  /** The raw token; only sign-out needs it. */
  token: string | null;
  address: string;
  userAgent: string;
};

/** Of a call of the office. */
export const staffOf = (caller: Caller): StaffCaller & { token: string } => {
  if (!caller.staff || !caller.token) throw new AppError('unauthorized');
  return { ...caller.staff, token: caller.token };
};

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
export type Input<E extends Api> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
};

export type Handler<E extends Api> = (input: Input<E>, caller: Caller) => Promise<AnswerOf<E>>;

/** Adds what is the caller's own to an answer that everyone shares. */
type Personal<E extends Api> = (answer: AnswerOf<E>, user: SessionUser) => Promise<AnswerOf<E>>;

export type Bind = <E extends Api>(
  api: E,
  handler: Handler<E>,
  /** For a cached endpoint: the kept answer stays the same for all, this comes on top of it and is never kept. */
  personal?: Personal<E>,
) => void;

export type BindDeps = {
  cache: ContentCache;
  /** Who may have an answer made that is kept. */
  gate: Gate;
  findUser: (token: string) => Promise<SessionUser | null>;
  findStaff: (token: string) => Promise<StaffCaller | null>;
  /** Runs what reads content as if the draft that the token names were published. */
  preview?: <T>(token: string, read: () => Promise<T>) => Promise<T>;
  /** Whose connections are spared when somebody asks for many changes at once. */
  pool: object;
  /** Counts a call that changes something against the caller's address. */
  countWrite: (address: string) => Promise<void>;
  share: FairShare;
};

/** A long article in three languages, most characters of three bytes. */
const longBody = 900_000;

const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  Vary: 'Accept-Language, Accept-Encoding, Authorization',
};

const staffRole = ({ stage, role }: StaffCaller): Role =>
  stage === 'done' ? role : 'staff_pending';

const envelopeOf = (api: Api) =>
  z.object({ code: z.literal(OK), message: z.string(), data: api.answer });

/** A file for the caller alone; its name stays within plain letters. */
const sendDownload = async (reply: FastifyReply, type: string, file: File) =>
  reply
    .headers({
      Vary: jsonHeaders.Vary,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`,
    })
    // A picture says itself which kind it is.
    .type(type === 'image/*' ? file.type : type)
    .send(Buffer.from(await file.arrayBuffer()));

const rawType = 'application/octet-stream';

const fileOf = (body: unknown): File => {
  if (Buffer.isBuffer(body)) return new File([new Uint8Array(body)], 'body');
  throw new AppError('invalid_input', [{ field: 'body', key: 'fields.required' }]);
};

/** In a scope of its own: no other call takes bytes. Who may send them is known before the first is read. */
const takeRaw = (app: FastifyInstance, route: RouteOptions) =>
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(rawType, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.route({
      ...route,
      config: { bodySeconds: bodySeconds.picture },
      validatorCompiler: (part) =>
        part.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(part as never),
    });
  });

export const createBind = (app: FastifyInstance, deps: BindDeps): Bind => {
  const callerOf = async (request: FastifyRequest, api: Api): Promise<Caller> => {
    const locale = localeOfHeader(request.headers['accept-language']);
    const token = request.headers.authorization || null;
    const forVisitors = may('visitor', api.access);
    // A public call does not look at the token: an old one must not spoil a page that anyone may read.
    const asked = token && !forVisitors;
    const forStaff = isForStaff(api.access);
    const find = <T>(by: (token: string) => Promise<T>) =>
      asked ? deps.share(token, () => by(token)) : null;
    const user = forStaff ? null : await find(deps.findUser);
    const staff = forStaff ? await find(deps.findStaff) : null;
    const role = staff ? staffRole(staff) : (user?.userType ?? 'visitor');
    const userAgent = request.headers['user-agent'] ?? '';
    return { locale, token, user, staff, role, address: request.ip, userAgent };
  };

  return (api, handler, personal) => {
    const envelope = envelopeOf(api);
    const say = (data: unknown) =>
      JSON.stringify(envelope.parse({ code: OK, message: 'OK', data }));
    const inputOf = ({ params, query, body }: FastifyRequest) =>
      ({ params, query, body: api.raw ? fileOf(body) : body }) as Input<typeof api>;

    /** What one account changes, it changes one after the other: most changes lock its own rows. It reads a few at once. */
    const inTurn = <T>({ user, staff }: Caller, work: () => Promise<T>): Promise<T> => {
      const account = user?.userId ?? staff?.staffId;
      if (!account) return work();
      if (api.method === 'GET') return deps.share(account, work);
      return inLine(deps.pool, `account ${account}`, work);
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callers.get(request) ?? (await callerOf(request, api));
      const { preview } = request.headers;
      if (api.cached && deps.preview && typeof preview === 'string') {
        const read = () => handler(inputOf(request), caller);
        const { preview: readWith } = deps;
        return sendOwn(reply, await deps.share(preview, () => readWith(preview, read)));
      }
      if (api.cached) {
        const { key, share, isFixed } = contentKey(api, caller.locale, request);
        const asker = isFixed || request.ip === insideAddress ? null : addressGroup(request.ip);
        const make = async (): Promise<Finished> =>
          finish(say(await handler(inputOf(request), caller)), {
            ...jsonHeaders,
            'Cache-Control': 'public, max-age=0, must-revalidate',
          });
        const shared = await deps.cache.get(key, () => deps.gate(asker, make), share);
        // An old token is no reason to refuse what anyone may read: then it is the shared answer.
        const user = personal && caller.token ? await deps.findUser(caller.token) : null;
        if (!personal || !user) return sendFinished(request, reply, shared);
        const { data } = JSON.parse(shared.plain.toString()) as { data: AnswerOf<typeof api> };
        return sendOwn(reply, await personal(data, user));
      }
      const data = await inTurn(caller, () => handler(inputOf(request), caller));
      if (api.download && data instanceof File) return sendDownload(reply, api.download, data);
      return sendOwn(reply, data);
    };
    const sendOwn = (reply: FastifyReply, data: unknown) =>
      reply.headers(jsonHeaders).header('Cache-Control', 'no-store').send(say(data));

    const callers = new WeakMap<FastifyRequest, Caller>();
    // Before validation: whoever may not do this learns nothing about what it takes.
    const admit = async (request: FastifyRequest) => {
      if (api.method !== 'GET' && !api.frequent) await deps.countWrite(request.ip);
      if (may('visitor', api.access)) return;
      const caller = await callerOf(request, api);
      if (caller.role === 'visitor') throw new AppError('unauthorized');
      if (!may(caller.role, api.access)) throw new AppError(refusalOf(api.access, caller.role));
      callers.set(request, caller);
    };
    const route = {
      method: api.method,
      ...(api.long && { bodyLimit: longBody }),
      url: routePattern(api),
      schema: {
        summary: api.summary,
        tags: [api.tag],
        ...(api.params && { params: api.params }),
        querystring: api.query ?? z.strictObject({}),
        ...(api.body && { body: api.body }),
        ...(api.raw && { consumes: [rawType] }),
        ...(api.download
          ? { produces: [api.download], response: { 200: api.answer } }
          : { response: { 200: envelope } }),
        ...(!may('visitor', api.access) && { security: [{ token: [] }] }),
      },
      handler: answer,
    };
    if (api.raw) takeRaw(app, { ...route, bodyLimit: api.raw, onRequest: admit });
    else
      app.route({
        ...route,
        preValidation: async (request) => {
          await admit(request);
          if (!api.body) refuseBody(request.body);
        },
      });
  };
};
