/** Answers several reads that came in one request, each as if it had been made alone (decision 035). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Api } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';

const inside = new AsyncLocalStorage<true>();

/** Files and streams are no text: they are read alone. */
export const refuseInside = ({ download, stream }: Api): void => {
  if ((download || stream) && inside.getStore()) throw new AppError('not_found');
};

/** About the request that carried the reads, its body and its connection. */
const ofTheCarrier = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'if-none-match',
  'transfer-encoding',
]);

const headersOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheCarrier.has(name)));

export const createReadEach = (app: FastifyInstance) => {
  const read = async (url: string, request: FastifyRequest) => {
    const { statusCode: status, body } = await app.inject({
      method: 'GET',
      url,
      headers: headersOf(request),
      // The proxy's, where there is one: who asks is found as for the request itself.
      remoteAddress: request.socket.remoteAddress ?? '',
    });
    return { status, body };
  };
  return (paths: readonly string[], request: FastifyRequest) =>
    inside.run(true, () => Promise.all(paths.map((path) => read(path, request))));
};
