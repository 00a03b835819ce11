/**
 * SMTP_URL names the server, the account and, as `?from=`, the sender: smtps://USER:PASSWORD@HOST?from=care@agency.example
 * (smtps: TLS at once; smtp: STARTTLS, without which a password is never sent).
 */
export const smtpForm =
  'must be smtps://USER:PASSWORD@HOST?from=care@agency.example, the mail server and the sender';

const address = /^[^\s<>"(),;:\\[\]@]+@[A-Za-z0-9.-]+$/;

export const isMailAddress = (value: string): boolean => address.test(value);

/** Null where it is not of this form. */
export const mailServerOf = (
  smtpUrl: string,
): { href: string; from: string; login: boolean } | null => {
  if (!URL.canParse(smtpUrl)) return null;
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? '';
  if (!['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname || !address.test(from))
    return null;
  url.searchParams.delete('from');
  return { href: url.href, from, login: url.username !== '' };
};

export const isSmtpUrl = (value: string): boolean => mailServerOf(value) !== null;
