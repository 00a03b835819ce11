/** Delivery in production: a Twilio-compatible SMS provider (sms-url.ts) and an SMTP server (smtp.ts). */
import { limits } from '#contract/limits.ts';
import { smsReceipt } from '#contract/message/provider.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { Deliver, Message } from './message-queue.ts';
import { smsAccountOf } from './sms-url.ts';
import { mailSender } from './smtp.ts';

const timeoutMs = 10_000;
/** Upper bound of the provider's Retry-After. */
const longestPause = 3_600;

/** The provider's error code for an opted-out recipient. */
const optedOutCode = 21_610;
/** Our account, our rate or their outage: not the message's fault. */
const isPassing = (status: number) => [401, 408, 409, 425, 429].includes(status) || status >= 500;

/** 'Retry-After: 120', or a date. */
const pauseOf = (header: string | null): number | null => {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestPause) : null;
};

/** The error may contain the number (see redact-provider-error.ts). */
const failureOf = async (response: Response): Promise<DeliveryFailure> => {
  const said = (await response.json().catch(() => null)) as {
    code?: unknown;
    message?: unknown;
  } | null;
  const code = typeof said?.code === 'number' ? `, error ${said.code}` : '';
  const words = typeof said?.message === 'string' ? `: ${said.message}` : '';
  const sentence = `the SMS provider answered ${response.status}${code}${words}`;
  if (said?.code === optedOutCode) return new DeliveryFailure(sentence, 'optedOut');
  if (!isPassing(response.status)) return new DeliveryFailure(sentence, 'refused');
  return new DeliveryFailure(sentence, 'later', pauseOf(response.headers.get('Retry-After')));
};

const smsSender = (smsUrl: string, publicUrl: string) => {
  const account = smsAccountOf(smsUrl);
  if (!account) throw new Error('SMS_URL is malformed');
  const { target, authorization, sender } = account;
  const receipt = publicUrl + limits.apiBase + smsReceipt.path;
  return async ({ to, text }: Message, key: string) => {
    const response = await fetch(target, {
      method: 'POST',
      headers: { Authorization: authorization, 'Idempotency-Key': key },
      body: new URLSearchParams({
        To: to,
        ...sender,
        Body: text,
        StatusCallback: `${receipt}?key=${key}`,
      }),
      // Don't follow redirects: they would receive our credentials.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw await failureOf(response);
  };
};

export const providers = (env: {
  SMS_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  PUBLIC_URL: string;
}): Deliver => {
  const sms = smsSender(env.SMS_URL ?? '', env.PUBLIC_URL);
  const mail = mailSender(env.SMTP_URL ?? '');
  return (message, key) => (message.channel === 'sms' ? sms(message, key) : mail(message, key));
};
