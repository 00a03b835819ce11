import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { may } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { scriptHashes } from '#server/platform/pages/csp.ts';
import type { TestApp } from '#tests/api/support/app.ts';
import { endpoints, nameOf, paramsOf } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';

type Operation = {
  summary: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  responses: Record<string, { content: Record<string, { schema: { properties: object } }> }>;
};

const t = testApp({ demo: false });
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
beforeAll(async () => {
  document = JSON.parse((await t.call('GET', '/home/openapi.json')).text);
});

const shapeOf = (schema: unknown): string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
const operationOf = (api: Api) =>
  document.paths[limits.apiBase + api.path]?.[api.method.toLowerCase()];

describe('/home/openapi.json', () => {
  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('has exactly the endpoints of the contract', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(endpoints.map(nameOf).sort());
  });

  it.each(endpoints.map((api) => [nameOf(api), api] as const))('describes %s', (_, api) => {
    const operation = operationOf(api);
    expect(operation).toMatchObject({ summary: api.summary, tags: [api.tag] });
    const named = (place: string) =>
      (operation?.parameters ?? []).filter((p) => p.in === place).map((p) => p.name);
    expect(named('path')).toEqual(paramsOf(api));
    expect(named('query').sort()).toEqual(shapeOf(api.query).sort());

    const answers = operation?.responses['200']?.content ?? {};
    if (api.answer instanceof z.ZodFile)
      expect(Object.keys(answers)).toEqual(
        api.download ? [api.download] : ['image/jpeg', 'image/png'],
      );
    else
      expect(Object.keys(answers['application/json']?.schema.properties ?? {})).toEqual([
        'code',
        'message',
        'data',
      ]);
    // `{}` among the ways in: a token says more, but is not asked for.
    const ways = operation?.security ?? [{}];
    expect(ways.some((way) => Object.keys(way).length === 0)).toBe(may('visitor', api.access));
    expect(Boolean(operation?.requestBody)).toBe(Boolean(api.body || api.multipart));
  });

  it('describes the body of the sign-in', () => {
    const schema =
      document.paths['/home/auth/login']?.post?.requestBody?.content['application/json'];
    expect(Object.keys(schema?.schema.properties ?? {})).toEqual([
      'username',
      'password',
      'remember',
      'deviceKey',
    ]);
  });

  it('knows numbers of pages as numbers of pages', () => {
    const parameters = document.paths['/home/content/comment/page']?.get?.parameters;
    expect(parameters?.map((p) => p.required ?? false)).toEqual([false, false, false]);
    expect(parameters?.find((p) => p.name === 'order')?.schema).toMatchObject({
      enum: ['newest', 'highest', 'photos'],
    });
  });
});

describe('/home/docs', () => {
  const page = async (address = '/home/docs'): Promise<Awaited<ReturnType<TestApp['call']>>> => {
    const answer = await t.call('GET', address);
    const { location } = answer.headers;
    return answer.status >= 300 && answer.status < 400 && location ? page(location) : answer;
  };

  it('answers with a page that reads our document', async () => {
    const { status, headers, text } = await page();
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('/home/openapi.json');
  });

  it('loads nothing from another host, and may not', async () => {
    const { text, headers } = await page();
    const loaded = [...text.matchAll(/(?:src|href|url)\s*[=(:]\s*["']?([^"'\s)>]+)/gi)].map(
      (m) => m[1],
    );
    expect(loaded.length).toBeGreaterThan(0);
    for (const address of loaded) expect(address).not.toMatch(/^(https?:)?\/\//);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/https?:|\*/);
    expect(policy).toContain("default-src 'self'");
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).not.toContain('unsafe');
    for (const hash of scriptHashes(text)) expect(scripts).toContain(hash);
  });

  it('serves its own script', async () => {
    const { text } = await page();
    const [, source = ''] = /<script[^>]+src="([^"]+)"/.exec(text) ?? [];
    const { status, headers } = await t.call(
      'GET',
      new URL(source, 'http://x/home/docs/').pathname,
    );
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('javascript');
  });
});
