/**
 * SMS_URL: the address of a Twilio-compatible provider, with the account and its token, and who sends:
 *
 *   https://ACCOUNT:TOKEN@HOST/2010-04-01/Accounts/ACCOUNT/Messages.json?from=%2B12125550100
 *
 * `from` is a number (+ is written %2B), a short code, or a messaging service (MG…). TOKEN also signs what the provider
 * tells us (server/platform/http/provider-signature.ts).
 */
export const smsForm =
  'must be https://ACCOUNT:TOKEN@HOST/PATH?from=%2B12125550100, the address of the SMS provider';

type SmsAccount = {
  target: string;
  authorization: string;
  token: string;
  sender: { From: string } | { MessagingServiceSid: string };
};

const senderOf = (from: string): SmsAccount['sender'] | null => {
  if (/^MG[0-9A-Za-z]{1,40}$/.test(from)) return { MessagingServiceSid: from };
  return /^(\+[1-9]\d{6,14}|\d{3,8})$/.test(from) ? { From: from } : null;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** Null where it is not of this form. */
export const smsAccountOf = (smsUrl: string): SmsAccount | null => {
  if (!URL.canParse(smsUrl)) return null;
  const url = new URL(smsUrl);
  const account = decoded(url.username);
  const token = decoded(url.password);
  const sender = senderOf(url.searchParams.get('from') ?? '');
  if (!['http:', 'https:'].includes(url.protocol) || !account || !token || !sender) return null;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return { target: url.origin + url.pathname, authorization, token, sender };
};
