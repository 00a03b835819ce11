/** The real carriers of production: a Twilio-compatible SMS service and an SMTP server. */
import nodemailer from 'nodemailer';
import type { Deliver, Message } from './messages.ts';

const timeoutMs = 10_000;

/** The provider's own sentence, where it says one; it may name the number (see provider-words.ts). */
const reasonOf = async (response: Response): Promise<string> => {
  const said = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof said?.message === 'string' ? `: ${said.message}` : '';
};

/**
 * SMS_URL is the provider's message address with the account in it:
 * https://ACCOUNT:TOKEN@host/2010-04-01/Accounts/ACCOUNT/Messages.json?from=%2B12125550100
 */
const smsSender = (smsUrl: string) => {
  const url = new URL(smsUrl);
  const from = url.searchParams.get('from') ?? '';
  const authorization = `Basic ${Buffer.from(
    `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`,
  ).toString('base64')}`;
  const target = url.origin + url.pathname;
  return async ({ to, text }: Message, key: string) => {
    const response = await fetch(target, {
      method: 'POST',
      headers: { Authorization: authorization, 'Idempotency-Key': key },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      const reason = await reasonOf(response);
      throw new Error(`the SMS provider answered ${response.status}${reason}`);
    }
  };
};

/** SMTP_URL names the server and, as `?from=`, the sender. The first line of the text is the subject. */
const mailSender = (smtpUrl: string) => {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? undefined;
  url.searchParams.delete('from');
  const transport = nodemailer.createTransport(url.href);
  return async ({ to, text }: Message, key: string) => {
    const [subject = ''] = text.split('\n', 1);
    await transport.sendMail({ from, to, subject, text, messageId: `<${key}@persimmon>` });
  };
};

export const providers = (env: {
  SMS_URL?: string | undefined;
  SMTP_URL?: string | undefined;
}): Deliver => {
  const sms = smsSender(env.SMS_URL ?? '');
  const mail = mailSender(env.SMTP_URL ?? '');
  return (message, key) => (message.channel === 'sms' ? sms(message, key) : mail(message, key));
};
