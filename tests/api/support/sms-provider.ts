/** An SMS provider of Twilio's shape on this machine: takes messages by HTTP, signs what it tells us. */
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signatureHeader, signatureOf } from '#server/platform/http/provider-signature.ts';
import { type CallOptions, publicUrl, type TestApp } from './app.ts';

type Taken = { key: string; to: string; body: string; callback: string };
type Answer = (response: ServerResponse) => void;

const token = 'the-auth-token';
export const inboundPath = '/home/provider/sms/inbound';

export const refusal =
  (status: number, body: object = {}, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(JSON.stringify(body));

export const startProvider = async () => {
  const taken: Taken[] = [];
  /** How it answers for a number; it takes what is to all others. */
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const [to = '', body = '', callback = ''] = ['To', 'Body', 'StatusCallback'].map(
      (name) => form.get(name) ?? '',
    );
    taken.push({ key: String(request.headers['idempotency-key']), to, body, callback });
    const answer = answers.get(to) ?? refusal(201, { sid: 'SM1' });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** Tells us something, by the address that it was given. */
  const tell = (
    t: TestApp,
    path: string,
    fields: Record<string, string>,
    forged: { signature?: string | null; body?: string; token?: string } = {},
  ) => {
    const form = new URLSearchParams(fields);
    const right = signatureOf(forged.token ?? token, publicUrl + path, form);
    const { signature = right, body = form.toString() } = forged;
    const headers: CallOptions['headers'] = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature && { [signatureHeader]: signature }),
    };
    return t.call('POST', path, { body, headers, lang: 'en' });
  };
  return {
    url: `http://AC1:${token}@127.0.0.1:${port}/Messages.json?from=%2B12125550100`,
    taken,
    takenBy: (to: string) => taken.filter((one) => one.to === to),
    answers,
    tell,
    receipt: (t: TestApp, { callback }: Taken, fields: Record<string, string>) =>
      tell(t, callback.slice(publicUrl.length), { MessageSid: 'SM1', ...fields }),
    says: (t: TestApp, from: string, words: string, more: Record<string, string> = {}) =>
      tell(t, inboundPath, {
        MessageSid: `SM${randomUUID()}`,
        From: from,
        To: '+12125550100',
        Body: words,
        NumMedia: '0',
        ...more,
      }),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
export type Provider = Awaited<ReturnType<typeof startProvider>>;
