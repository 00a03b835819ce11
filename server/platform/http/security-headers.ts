/** The security headers of every response. They never differ, so helmet computes them once. */
import helmet from '@fastify/helmet';
import Fastify from 'fastify';

export type HeadersEnv = {
  APP_ENV: string;
  /** HSTS with includeSubDomains. */
  HSTS_SUBDOMAINS?: boolean | undefined;
};

/** What Fastify adds to an empty response. */
const byFastify = new Set(['content-length', 'date', 'connection']);

export const securityHeaders = async (env: HeadersEnv): Promise<Map<string, string>> => {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: env.APP_ENV === 'production' && {
      includeSubDomains: env.HSTS_SUBDOMAINS ?? false,
    },
    crossOriginEmbedderPolicy: false,
  });
  probe.get('/', (_, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const computed = Object.entries(headers).filter(([name]) => !byFastify.has(name));
  return new Map([
    ...computed.map(([name, value]) => [name, String(value)] as const),
    ['permissions-policy', 'camera=(self), microphone=(), geolocation=()'],
  ]);
};
