/** What an operator's OpenTelemetry SDK would get: a tree for each request and job, with nothing of a person in it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type ContextManager,
  context,
  ROOT_CONTEXT,
  trace,
} from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { afterAll, expect, it } from 'vitest';
import { expectNone } from '#tests/api/security/canaries.ts';
import { testApp } from '#tests/api/support/test-app.ts';

/** As the one of the SDK for Node. */
const createContextManager = (): ContextManager => {
  const scope = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => scope.getStore() ?? ROOT_CONTEXT,
    with: (at, work, self, ...args) => scope.run(at, () => work.call(self as never, ...args)),
    bind: (at, target) =>
      (typeof target === 'function'
        ? (...args: unknown[]) => scope.run(at, () => target(...args))
        : target) as typeof target,
    enable: () => manager,
    disable: () => manager,
  };
  return manager;
};

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
context.setGlobalContextManager(createContextManager());
trace.setGlobalTracerProvider(provider);
afterAll(async () => {
  trace.disable();
  context.disable();
  await provider.shutdown();
});

const t = testApp({ jobs: true });

const phone = '2125550177';
const spans = () => exporter.getFinishedSpans();
const childrenOf = (parent: ReadableSpan | undefined) =>
  spans().filter((one) => one.parentSpanContext?.spanId === parent?.spanContext().spanId);

it('a request has its queries below it, a job has its provider call; nobody is named', async () => {
  const body = { phone, purpose: 'register' };
  const answers = await Promise.all([
    t.call('POST', '/home/api/user/sms-code', { body }),
    // More at once than there are connections: each keeps its own queries.
    ...Array.from({ length: 40 }, () =>
      t.call('GET', '/home/content/activity/page?keyword=canary', {
        headers: { 'user-agent': `canary ${phone}` },
      }),
    ),
    t.call('POST', '/home/auth/login', { body: { username: phone, password: 'Canary-77!' } }),
  ]);
  expect(answers[0]?.status).toBe(200);
  await expect
    .poll(() => spans().map((span) => span.name))
    .toEqual(expect.arrayContaining(['job message', 'provider sms']));

  const request = spans().find((span) => span.name === 'POST /home/api/user/sms-code');
  expect(request?.attributes).toMatchObject({
    'http.route': '/home/api/user/sms-code',
    'http.response.status_code': 200,
    'request.id': answers[0]?.headers['x-request-id'],
  });
  const statements = childrenOf(request).map((span) => String(span.attributes['db.query.text']));
  expect(statements).toEqual(
    expect.arrayContaining([
      expect.stringContaining('insert into "message"'),
      expect.stringContaining('rate_limit'),
    ]),
  );
  const login = spans().find((span) => span.name === 'POST /home/auth/login');
  expect(childrenOf(login).length).toBeGreaterThan(1);
  expect(childrenOf(login).map((span) => span.attributes['db.query.text'])).not.toContainEqual(
    expect.stringContaining('insert into "message"'),
  );

  const job = spans().find((span) => span.name === 'job message');
  expect(childrenOf(job).map((span) => span.name)).toContain('provider sms');

  const all = JSON.stringify(
    spans().map(({ name, attributes, events, status }) => ({
      name,
      status,
      events,
      attributes: { ...attributes, 'request.id': '' },
    })),
  );
  expectNone(all, [phone, '5550177', 'canary', 'Canary', '127.0.0.1']);
});
