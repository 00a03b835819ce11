/** OpenAPI from the contract and a page to browse it: /home/openapi.json and /home/docs. */
import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { limits } from '#contract/limits.ts';
import { scriptHashes } from '#server/platform/pages/csp.ts';

export const apiPage = `${limits.apiBase}/docs`;

export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Persimmon',
        version: '1',
        description: 'The calls of the Persimmon website.',
      },
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The raw token',
          },
          providerSignature: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Twilio-Signature',
            description: 'What the SMS provider signs its calls with',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
};

export const serveApiPage = async (app: FastifyInstance): Promise<void> => {
  app.get(`${limits.apiBase}/openapi.json`, { schema: { hide: true } as never }, () =>
    app.swagger(),
  );
  await app.register(async (page) => {
    page.addHook('onSend', async (_, reply, payload) => {
      const html = String(reply.getHeader('Content-Type') ?? '').startsWith('text/html');
      if (html && typeof payload === 'string')
        reply.header(
          'Content-Security-Policy',
          `default-src 'self'; script-src 'self' ${scriptHashes(payload).join(' ')}; ` +
            "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
            "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
        );
      return payload;
    });
    await page.register(scalar, {
      routePrefix: apiPage as `/${string}`,
      configuration: {
        url: `${limits.apiBase}/openapi.json`,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
      },
      openApiDocumentEndpoints: {},
    });
  });
};
