import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { providers } from './providers.ts';

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
};
const smtpNowhere = 'smtp://127.0.0.1:1';
const sms = { channel: 'sms', to: '+12125550101', text: '柿安：您好' } as const;

describe('the SMS provider', () => {
  const start = async (status: number) => {
    const seen: { auth: string; key: string; url: string; form: Record<string, string> }[] = [];
    const port = await listen(
      createHttp(async (request, response) => {
        const { authorization = '', 'idempotency-key': key } = request.headers;
        const form = Object.fromEntries(new URLSearchParams(await text(request)));
        seen.push({ auth: authorization, key: String(key), url: request.url ?? '', form });
        response.writeHead(status, { connection: 'close' }).end('{}');
      }),
    );
    const SMS_URL = `http://AC1:s%40cret@127.0.0.1:${port}/Messages.json?from=%2B12125550100`;
    return { seen, deliver: providers({ SMS_URL, SMTP_URL: smtpNowhere }) };
  };

  it('gets the text, the account, and the same key on every retry', async () => {
    const { seen, deliver } = await start(201);
    await deliver(sms, 'job-1');
    await deliver(sms, 'job-1');
    const once = {
      auth: `Basic ${Buffer.from('AC1:s@cret').toString('base64')}`,
      key: 'job-1',
      url: '/Messages.json',
      form: { To: '+12125550101', From: '+12125550100', Body: '柿安：您好' },
    };
    expect(seen).toEqual([once, once]);
  });

  it.each([400, 429, 500])(
    'answers %d: an error, so that the queue tries again',
    async (status) => {
      const { deliver } = await start(status);
      const failure = await deliver(sms, 'job-1').catch((error: Error) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(String(failure)).toContain(String(status));
      expect(String(failure)).not.toMatch(/5550101|s@cret|s%40cret|您好/);
    },
  );
});

describe('the mail server', () => {
  it('gets the mail with sender, subject and a steady id', async () => {
    let mail = '';
    const port = await listen(
      createTcp((socket) => {
        let inData = false;
        socket.write('220 test\r\n');
        socket.on('error', () => {});
        socket.on('data', (chunk) => {
          const said = chunk.toString();
          mail += said;
          if (inData && mail.includes('\r\n.\r\n')) {
            inData = false;
            socket.write('250 ok\r\n');
          } else if (said.startsWith('DATA')) {
            inData = true;
            socket.write('354 go\r\n');
          } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n');
          else if (!inData) socket.write('250 ok\r\n');
        });
      }),
    );
    const SMTP_URL = `smtp://127.0.0.1:${port}?from=care@persimmon.example`;
    const deliver = providers({ SMS_URL: 'http://127.0.0.1:1/', SMTP_URL });
    await deliver(
      { channel: 'email', to: 'mei@example.com', text: 'Your checklist\nOne\nTwo' },
      'job-2',
    );
    expect(mail).toContain('MAIL FROM:<care@persimmon.example>');
    expect(mail).toContain('RCPT TO:<mei@example.com>');
    expect(mail).toMatch(/^Subject: Your checklist\r$/m);
    expect(mail).toMatch(/^Message-ID: <job-2@persimmon>\r$/m);
    expect(mail).toMatch(/^Two\r$/m);
  });

  it('that is not there is an error', async () => {
    const deliver = providers({ SMS_URL: 'http://127.0.0.1:1/', SMTP_URL: smtpNowhere });
    await expect(
      deliver({ channel: 'email', to: 'a@b.example', text: 'x' }, 'k'),
    ).rejects.toThrow();
    await expect(deliver(sms, 'k')).rejects.toThrow();
  });
});
