/**
 * Binds calls that visitors make too, but where a token or an upload's key says more: sending, reading and taking back
 * pictures. Everything else is bound by bind.ts.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { may, refusalOf } from '#contract/access.ts';
import type { SessionUser } from '#contract/account/account.ts';
import { type AnswerOf, type Api, OK } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { uploadKeyHeader } from '#contract/upload/upload.ts';
import { bodySeconds } from '#server/platform/limits/body-timeout.ts';
import type { BindDeps, Caller, Input, StaffCaller } from './bind.ts';
import { refuseBody } from './json-body.ts';
import { type Form, filePart, readForm } from './multipart.ts';
import { routePattern } from './route-pattern.ts';
import { localeOfHeader } from './translate.ts';

export type OpenCaller = Pick<Caller, 'locale' | 'role' | 'user' | 'address'> & {
  /** The key of an anonymous upload. */
  uploadKey: string | null;
};
export type Bytes = { bytes: Buffer; headers: Record<string, string> };

type Params<E extends Api> = Input<E>['params'];
export type OpenBind = {
  call<E extends Api>(
    api: E,
    handler: (params: Params<E>, caller: OpenCaller) => Promise<AnswerOf<E>>,
  ): void;
  /** Answers bytes instead of the envelope. */
  bytes<E extends Api>(
    api: E,
    handler: (params: Params<E>, caller: OpenCaller) => Promise<Bytes>,
  ): void;
  /** Takes a form with one file. */
  form<E extends Api, S extends z.ZodObject>(
    api: E,
    fields: S,
    handler: (form: Form<z.output<S>>, caller: OpenCaller) => Promise<AnswerOf<E>>,
  ): void;
  /** The same for a call of the office: who may not is refused before anything is read. */
  staffForm<E extends Api, S extends z.ZodObject>(
    api: E,
    fields: S,
    handler: (form: Form<z.output<S>>, staff: StaffCaller) => Promise<AnswerOf<E>>,
  ): void;
};

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const vary = `Accept-Language, Authorization, ${uploadKeyHeader}`;

export const createOpenBind = (
  app: FastifyInstance,
  deps: Pick<BindDeps, 'findUser' | 'findStaff' | 'countWrite' | 'share'>,
): OpenBind => {
  const callerOf = async ({ headers, ip }: FastifyRequest): Promise<OpenCaller> => {
    const token = headers.authorization;
    const user: SessionUser | null = token ? await deps.findUser(token) : null;
    const key = headers[uploadKeyHeader.toLowerCase()];
    return {
      locale: localeOfHeader(headers['accept-language']),
      role: user?.userType ?? 'visitor',
      user,
      address: ip,
      uploadKey: typeof key === 'string' && key ? key : null,
    };
  };

  const inShare = <T>({ user }: OpenCaller, work: () => Promise<T>): Promise<T> =>
    user ? deps.share(user.userId, work) : work();

  const routeOf = (api: Api, schema: object, answer: Answer) => ({
    method: api.method,
    url: routePattern(api),
    schema: {
      summary: api.summary,
      tags: [api.tag],
      ...(api.params && { params: api.params }),
      querystring: z.strictObject({}),
      security: [{}, { token: [] }] as Record<string, string[]>[],
      ...schema,
    },
    preValidation: async (request: FastifyRequest) => {
      if (api.method !== 'GET') await deps.countWrite(request.ip);
      if (!api.multipart) refuseBody(request.body);
    },
    handler: answer,
  });

  const envelopeOf = (api: Api) =>
    z.object({ code: z.literal(OK), message: z.string(), data: api.answer });
  const sayWith = (envelope: z.ZodType) => (reply: FastifyReply, data: unknown) =>
    reply
      .headers({ Vary: vary, 'Cache-Control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(envelope.parse({ code: OK, message: 'OK', data })));

  const staffFor = async (api: Api, { headers }: FastifyRequest): Promise<StaffCaller> => {
    const staff = headers.authorization ? await deps.findStaff(headers.authorization) : null;
    if (!staff) throw new AppError('unauthorized');
    const role = staff.stage === 'done' ? staff.role : 'staff_pending';
    if (!may(role, api.access)) throw new AppError(refusalOf(api.access, role));
    return staff;
  };

  const addForm = (
    api: Api,
    fields: z.ZodObject,
    answer: Answer,
    { route = {}, ways = {} }: { route?: object; ways?: object } = {},
  ) => {
    const described = {
      consumes: ['multipart/form-data'],
      body: fields.extend({ [filePart]: z.file() }),
      response: { 200: envelopeOf(api) },
      ...ways,
    };
    // In a scope of its own: no other call takes a form.
    app.register(async (scope) => {
      await scope.register(multipart);
      scope.route({
        ...routeOf(api, described, answer),
        ...route,
        config: { bodySeconds: bodySeconds.picture },
        // The body is only described here; `readForm` checks it while it comes in.
        validatorCompiler: (route) =>
          route.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(route as never),
      });
    });
  };

  return {
    call(api, handler) {
      const envelope = envelopeOf(api);
      const say = sayWith(envelope);
      const answer: Answer = async (request, reply) => {
        const params = request.params as Params<typeof api>;
        const caller = await callerOf(request);
        return say(reply, await inShare(caller, () => handler(params, caller)));
      };
      app.route(routeOf(api, { response: { 200: envelope } }, answer));
    },
    bytes(api, handler) {
      const answer: Answer = async (request, reply) => {
        const params = request.params as Params<typeof api>;
        const caller = await callerOf(request);
        const { bytes, headers } = await inShare(caller, () => handler(params, caller));
        return reply.headers({ Vary: vary, ...headers }).send(bytes);
      };
      const schema = { produces: ['image/jpeg', 'image/png'], response: { 200: api.answer } };
      app.route(routeOf(api, schema, answer));
    },
    form(api, fields, handler) {
      const say = sayWith(envelopeOf(api));
      addForm(api, fields, async (request, reply) => {
        const caller = await callerOf(request);
        return say(reply, await handler(await readForm(request, fields), caller));
      });
    },
    staffForm(api, fields, handler) {
      const say = sayWith(envelopeOf(api));
      const callers = new WeakMap<FastifyRequest, StaffCaller>();
      const preValidation = async (request: FastifyRequest) => {
        await deps.countWrite(request.ip);
        callers.set(request, await staffFor(api, request));
      };
      const answer: Answer = async (request, reply) => {
        const staff = callers.get(request) ?? (await staffFor(api, request));
        return say(reply, await handler(await readForm(request, fields), staff));
      };
      addForm(api, fields, answer, {
        route: { preValidation },
        ways: { security: [{ token: [] }] },
      });
    },
  };
};
