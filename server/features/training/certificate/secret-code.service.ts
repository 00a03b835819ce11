/** What certificates and transcripts share: the secret in the QR code, and the Chinese script. */
import { randomBytes } from 'node:crypto';
import { fallbackLocale } from '#i18n/pick-locale.ts';

/** Without look-alike characters. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const newCode = (): string =>
  [...randomBytes(14)].map((byte) => codeLetters[byte % codeLetters.length]).join('');

/** The first Chinese script among them, else Traditional. */
export const scriptOf = (...locales: string[]): 'zh-CN' | 'zh-TW' => {
  const found = locales.find((one) => one === 'zh-CN' || one === 'zh-TW');
  return (found ?? fallbackLocale) as 'zh-CN' | 'zh-TW';
};
