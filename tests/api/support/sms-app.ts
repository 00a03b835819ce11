/** The product on the real queue, with a provider of Twilio's shape that carries its texts. */

import { afterAll, beforeAll, expect } from 'vitest';
import { listMessages, retryMessages } from '#contract/message/office.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { providers } from '#server/shared/messaging/providers.ts';
import { publicUrl, startTestApp, type TestApp } from './app.ts';
import { testSealer } from './demo.ts';
import { type Provider, startProvider } from './sms-provider.ts';

export const smsApp = () => {
  const s = {} as { t: TestApp; provider: Provider; coordinator: string };
  beforeAll(async () => {
    s.provider = await startProvider();
    const SMS_URL = s.provider.url;
    const SMTP_URL = 'smtp://127.0.0.1:1?from=care@persimmon.example';
    const deliver = providers({ SMS_URL, SMTP_URL, PUBLIC_URL: publicUrl });
    s.t = await startTestApp({ jobs: true, quietAtNight: true, deliver, env: { SMS_URL } });
    s.coordinator = await s.t.staffSession('coordinator');
  });
  afterAll(async () => {
    await s.t.close();
    await s.provider.close();
  });

  const send = (to: string, more: { owner?: string; template?: TemplateKey; text?: string } = {}) =>
    s.t.db.transaction((tx) =>
      s.t.messages.send(tx, {
        channel: 'sms',
        to,
        text: more.text ?? 'Your visit is tomorrow.',
        template: more.template ?? 'messages.visitReminder',
        ...ownedBy(more.owner),
      }),
    );
  const rowsOf = async (to: string) => {
    const { rows } = await s.t.pool.query(
      'select * from message where to_hash = $1 order by created_at desc, id desc',
      [testSealer().hash(to)],
    );
    return rows;
  };
  const rowOf = async (to: string) => (await rowsOf(to))[0];
  const becomes = (to: string, state: string) =>
    expect.poll(async () => (await rowOf(to))?.state).toBe(state);
  /** As the office sees it. */
  const shown = async (to: string) => {
    const query = new URLSearchParams({ to }).toString();
    return (await s.t.read(listMessages, { token: s.coordinator, query })).records[0];
  };
  const retry = async (to: string) => {
    const body = { messageIds: [(await rowOf(to)).id] };
    return s.t.read(retryMessages, { token: s.coordinator, body });
  };
  /** What waits in the queue: how many tries are left, and when the next one is. */
  const jobOf = async (to: string) => {
    const { rows } = await s.t.pool.query(
      `select retry_limit, extract(epoch from start_after - now())::float as seconds from pgboss.job
       where name = 'message' and state < 'active' and data->>'messageId' = $1`,
      [(await rowOf(to)).id],
    );
    return rows[0];
  };
  /** What the provider was given first. */
  const only = (to: string) => {
    const [one] = s.provider.takenBy(to);
    if (!one) throw new Error(`nothing was sent to ${to}`);
    return one;
  };
  return Object.assign(s, { send, rowsOf, rowOf, becomes, shown, retry, jobOf, only });
};
