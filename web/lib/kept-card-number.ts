/**
 * The white card number that a visitor typed before logging in. It stays in this tab's storage until it is sent, changed
 * or the person signs out, and is never part of an address.
 */
import { storageKeys } from '#contract/limits.ts';

const write = (typed: string | null): void => {
  try {
    if (typed) window.sessionStorage.setItem(storageKeys.cardNumber, typed);
    else window.sessionStorage.removeItem(storageKeys.cardNumber);
  } catch {
    // Blocked storage: it has to be typed again.
  }
};

export const keepCardNumber = (typed: string): void => write(typed.trim().slice(0, 200));
export const forgetCardNumber = (): void => write(null);

export const keptCardNumber = (): string => {
  try {
    return window.sessionStorage.getItem(storageKeys.cardNumber) ?? '';
  } catch {
    return '';
  }
};
