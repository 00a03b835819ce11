import { beforeAll, describe, expect, it } from 'vitest';
import { getDemoMessages } from '#contract/message/message.ts';
import { demoMessage } from '#server/schema/message.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });

const sent = [
  { channel: 'sms', to: '+12125550101', text: 'first', at: '2025-06-11T10:00:00Z' },
  { channel: 'email', to: 'mei@example.com', text: 'second', at: '2025-06-11T11:00:00Z' },
  { channel: 'sms', to: '+12125550101', text: 'third', at: '2025-06-11T12:00:00Z' },
] as const;

beforeAll(async () => {
  for (const { at, ...message } of sent)
    await t.db.insert(demoMessage).values({ ...message, jobId: at, sentAt: new Date(at) });
});

const textsFor = async (to: string) => {
  const found = await t.read(getDemoMessages, { query: `to=${encodeURIComponent(to)}` });
  return found.map((m) => m.text);
};

describe('the demo inbox', () => {
  it('has everything, newest first', async () => {
    const all = await t.read(getDemoMessages);
    expect(all).toEqual(
      sent
        .map(({ at, ...rest }) => ({
          ...rest,
          sentAt: new Date(at).toISOString(),
          byClient: false,
        }))
        .toReversed(),
    );
  });

  it.each([
    '2125550101',
    '+12125550101',
    '(212) 555-0101',
    '1-212-555-0101',
    '２１２５５５０１０１',
  ])('finds a phone spelled %s', async (to) => {
    expect(await textsFor(to)).toEqual(['third', 'first']);
  });

  it.each(['mei@example.com', ' MEI@Example.com '])('finds the email %s', async (to) => {
    expect(await textsFor(to)).toEqual(['second']);
  });

  it('is empty for others', async () => {
    expect(await textsFor('2125550199')).toEqual([]);
    expect(await textsFor('nobody@example.com')).toEqual([]);
  });

  it('is never kept by anyone on the way', async () => {
    const { headers } = await t.call('GET', '/home/demo/messages');
    expect(headers['cache-control']).toBe('no-store');
  });
});

it('does not exist in production', async () => {
  const production = await startTestApp({ demo: false, env: { APP_ENV: 'production' } });
  try {
    const { status, json } = await production.call('GET', '/home/demo/messages', { lang: 'en' });
    expect(status).toBe(404);
    expect(json.code).toBe('not_found');
    const { text } = await production.call('GET', '/home/openapi.json');
    expect(JSON.parse(text).paths).not.toHaveProperty('/home/demo/messages');
  } finally {
    await production.close();
  }
});
