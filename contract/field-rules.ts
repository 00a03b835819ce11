/** The field rules of spec §5 as predicates, for forms that validate while typing; the schemas are in fields.ts. */
import { limits } from './limits.ts';

/**
 * Full-width characters become ASCII; surrounding space is trimmed. Marks that nobody sees are dropped: those of direction,
 * which an address book puts around a number, and those that keep a number in one line, which come along when it is copied.
 */
export const plain = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .trim();

export const phoneDigits = (value: string): string =>
  plain(value)
    .replace(/[\s().\-‐–—−·/]/g, '')
    .replace(/^\+?1(?=\d{10}$)/, '');

/** The spec's helper: exactly 10 digits. */
export const isTenDigits = (value: string): boolean => /^\d{10}$/.test(value);

/**
 * +1 area codes outside the United States: Canada, the Caribbean, premium and non-geographic numbers, which are
 * targets of SMS toll fraud. US territories are allowed. Plain text, since a list computed at load time would pull
 * zod into every page.
 */
const elsewhere =
  '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 ' +
  '519 537 548 568 579 581 584 587 600 604 613 622 639 647 672 683 705 709 742 753 778 780 782 807 819 825 851 867 873 ' +
  '879 902 905 942 242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876 ' +
  '500 521 522 523 524 525 526 527 528 529 533 544 566 577 588 700 710 900';

/** NANP: area and exchange codes start with 2-9 and are not N11; United States only. */
export const isUsPhone = (digits: string): boolean =>
  isTenDigits(digits) &&
  /^[2-9](?!11)\d{2}[2-9](?!11)\d{6}$/.test(digits) &&
  !elsewhere.includes(digits.slice(0, 3));

export const isPostcode = (value: string): boolean => /^\d{5}$/.test(value);

export const passwordChecks = {
  length: (v: string) => v.length >= limits.passwordMin,
  letter: (v: string) => /\p{L}/u.test(v),
  number: (v: string) => /\p{N}/u.test(v),
  symbol: (v: string) => /[^\p{L}\p{N}\s]/u.test(v),
} as const;

export const samePassword = (a: string, b: string): boolean => a === b;

const whiteCardPattern = /^[A-Za-z]{2}\d{5}[A-Za-z]$/;

export const isWhiteCardId = (value: string): boolean => whiteCardPattern.test(value);

/** Masked except the last 3 characters, even for the owner. */
export const maskCard = (id: string): string => '•'.repeat(id.length - 3) + id.slice(-3);

const gap = '[\\s\\-‐–—−·.]{0,3}';
const loose = `[A-Za-z]{2}${gap}\\d{5}${gap}[A-Za-z]`;
const alone = (pattern: string) => `(?<![A-Za-z0-9])${pattern}(?![A-Za-z0-9])`;
/** From the surest to the loosest: as printed, after its label, with gaps. Made when asked for: see light-contract.ts. */
const cardPatterns = () => [
  new RegExp(alone('[A-Za-z]{2}\\d{5}[A-Za-z]'), 'g'),
  new RegExp(
    `(?<=(?:CIN|Medicaid|ID|No|號碼|号码|卡號|卡号)[^A-Za-z0-9]{0,12})${alone(loose)}`,
    'gi',
  ),
  new RegExp(alone(loose), 'g'),
];

/**
 * Normalized input: ASCII without spaces and hyphens, or the one card number within a text of any length. A number that
 * is printed twice is one.
 */
export const tidyWhiteCardId = (value: string): string => {
  const text = plain(value);
  const tidy = (part: string) => part.replace(/[\s\-‐–—−·.]/g, '').toUpperCase();
  if (isWhiteCardId(tidy(text))) return tidy(text);
  for (const pattern of cardPatterns()) {
    const found = new Set(text.match(pattern)?.map(tidy));
    const [only] = found;
    if (only && found.size === 1) return only;
    if (found.size > 1) break;
  }
  return tidy(text);
};

/** 1-based positions where a letter and a digit were confused (O/0, I/1 …); empty if that is not the mistake. */
export const whiteCardSlips = (value: string): number[] => {
  const id = tidyWhiteCardId(value);
  if (id.length !== 8 || isWhiteCardId(id)) return [];
  const slips: number[] = [];
  for (let i = 0; i < 8; i++) {
    const wantsDigit = i >= 2 && i <= 6;
    const char = id[i] ?? '';
    if (wantsDigit ? /\d/.test(char) : /[A-Z]/.test(char)) continue;
    if (wantsDigit ? /[OIL]/.test(char) : /[01]/.test(char)) slips.push(i + 1);
    else return [];
  }
  return slips;
};

/** Normalizes an address: 'Mei@Example.com ' is 'mei@example.com'. */
export const tidyEmail = (typed: string): string => plain(typed).toLowerCase();

/** Loose check; the contract's schema is stricter. */
export const looksLikeEmail = (tidy: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(tidy);

/** 'm***@mail.example': enough for the owner to recognize. */
export const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${host}`;
};

export const genders = ['male', 'female'] as const;
