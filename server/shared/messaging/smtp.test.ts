/** Mail to a real SMTP server on this machine. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeliveryFailure } from './delivery-failure.ts';
import { mailSender } from './smtp.ts';
import { isSmtpUrl } from './smtp-url.ts';

const letter = (to: string, words = 'Your checklist\nOne\nTwo') =>
  ({ channel: 'email', to, text: words }) as const;

const plainOnly = { disabledCommands: ['AUTH', 'STARTTLS'] };

type Mail = { from: string; to: string[]; secure: boolean; user: unknown; text: string };

const start = async (options: SMTPServerOptions = {}) => {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'care' && password === 'pass/word'
        ? done(null, { user: username })
        : done(Object.assign(new Error('no such account'), { responseCode: 535 })),
    onData: (stream, { envelope, secure, user }, done) => {
      void text(stream).then((whole) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, secure, user, text: whole });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const urlOf = (scheme: string, login = '', more = '') =>
    `${scheme}://${login}127.0.0.1:${port}?from=care@persimmon.example${more}`;
  return { mails, urlOf };
};
const anyCertificate = '&tls.rejectUnauthorized=false';
const failureOf = (sent: Promise<void>) => sent.then(() => null).catch((error: unknown) => error);

describe('the mail server', () => {
  it('gets the mail with sender, subject, text and a steady id', async () => {
    const { mails, urlOf } = await start(plainOnly);
    await mailSender(urlOf('smtp'))(letter('mei@example.com'), 'job-2');
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'care@persimmon.example', to: ['mei@example.com'] });
    expect(mail?.text).toMatch(/^From: care@persimmon\.example\r$/m);
    expect(mail?.text).toMatch(/^To: mei@example\.com\r$/m);
    expect(mail?.text).toMatch(/^Subject: Your checklist\r$/m);
    expect(mail?.text).toMatch(/^Message-ID: <job-2@persimmon>\r$/m);
    expect(mail?.text).toMatch(/^Content-Type: text\/plain/m);
    expect(mail?.text).toMatch(/^Two\r$/m);
  });

  it.each(['smtps', 'smtp'])('is logged in to over TLS: %s', async (scheme) => {
    const { mails, urlOf } = await start({ secure: scheme === 'smtps', authOptional: false });
    const url = urlOf(scheme, 'care:pass%2Fword@', anyCertificate);
    await mailSender(url)(letter('mei@example.com', '柿安\n您好'), 'job-3');
    expect(mails).toMatchObject([{ secure: true, user: 'care' }]);
    expect(mails[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('gets no password without TLS, nor with a certificate that nobody signed', async () => {
    let asked = 0;
    const onAuth: SMTPServerOptions['onAuth'] = (_, __, done) => {
      asked += 1;
      done(null, { user: 'care' });
    };
    const plain = await start({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth });
    const self = await start({ secure: true, onAuth });
    for (const url of [
      plain.urlOf('smtp', 'care:pass%2Fword@'),
      self.urlOf('smtps', 'care:pass%2Fword@'),
    ])
      expect(await failureOf(mailSender(url)(letter('a@b.example'), 'k'))).toMatchObject({
        kind: 'later',
      });
    expect([asked, plain.mails, self.mails]).toEqual([0, [], []]);
  });

  it.each([
    [450, 'later'],
    [421, 'later'],
    [550, 'refused'],
    [552, 'refused'],
  ] as const)('answers %d to the recipient: %s', async (responseCode, kind) => {
    const { urlOf } = await start({
      ...plainOnly,
      onRcptTo: (_, __, done) => done(Object.assign(new Error('no mei here'), { responseCode })),
    });
    const failure = await failureOf(mailSender(urlOf('smtp'))(letter('mei@example.com'), 'k'));
    expect(failure).toBeInstanceOf(DeliveryFailure);
    expect(failure).toMatchObject({ kind });
  });

  it.each([
    [451, 'later'],
    [554, 'refused'],
  ] as const)('answers %d to the letter: %s', async (responseCode, kind) => {
    const { urlOf } = await start({
      ...plainOnly,
      onData: (stream, _, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('no'), { responseCode })));
      },
    });
    const failure = await failureOf(mailSender(urlOf('smtp'))(letter('mei@example.com'), 'k'));
    expect(failure).toMatchObject({ kind });
  });

  it('a password that is refused is our trouble: tried again', async () => {
    const { urlOf } = await start({ secure: true, authOptional: false });
    const url = urlOf('smtps', 'care:wrong@', anyCertificate);
    const failure = await failureOf(mailSender(url)(letter('mei@example.com'), 'k'));
    expect(failure).toMatchObject({ kind: 'later' });
  });

  it('that is not there is tried again', async () => {
    const send = mailSender('smtp://127.0.0.1:1?from=care@persimmon.example');
    expect(await failureOf(send(letter('a@b.example'), 'k'))).toMatchObject({ kind: 'later' });
  });

  it('reads no header that somebody wrote into the text', async () => {
    const { mails, urlOf } = await start(plainOnly);
    const send = mailSender(urlOf('smtp'));
    await send(
      letter('mei@example.com', 'Hello\rBcc: evil@example.com\r\nBcc: b@example.com'),
      'k1',
    );
    await send(
      letter('mei@example.com', 'Hi \u2028X-Evil: 1\u0085\u000bBcc: c@example.com\n.\n'),
      'k2',
    );
    for (const { to, text: whole } of mails) {
      expect(to).toEqual(['mei@example.com']);
      const [head = ''] = whole.split('\r\n\r\n', 1);
      expect(head).not.toMatch(/^(bcc|x-evil):/im);
    }
    expect(mails).toHaveLength(2);
  });

  it.each([
    'a@example.com, evil@example.com',
    'a@example.com\r\nBcc: evil@example.com',
    'Mei <a@example.com>',
    '"a b"@example.com',
    'a@example.com evil@example.com',
    'undisclosed:a@example.com;',
    '',
  ])('no letter goes to %j', async (to) => {
    const { mails, urlOf } = await start(plainOnly);
    const failure = await failureOf(mailSender(urlOf('smtp'))(letter(to), 'k'));
    expect(failure).toMatchObject({ kind: 'refused' });
    expect(mails).toEqual([]);
  });
});

it.each([
  'smtps://mail.example',
  'smtps://mail.example?from=',
  'smtps://mail.example?from=Care%20%3Ccare@agency.example%3E',
  'https://mail.example?from=care@agency.example',
])('SMTP_URL may not be %s', (url) => {
  expect(isSmtpUrl(url)).toBe(false);
});
