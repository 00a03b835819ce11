/**
 * A draft of a long form, stored in this browser until it is sent (design rules 11 and 32). Never put
 * passwords, codes, ID numbers or document bytes into one: it can be read on a shared computer.
 */
import { actingFor } from './acting.ts';
import { readStored, storedKeys, writeStored } from './storage.ts';

/** As long as an unclaimed upload lives: a draft must not outlast its pictures. */
const keptMs = 24 * 60 * 60 * 1_000;

const start = 'draft:';
/** Its storage key, which differs for each person acted for. */
export const draftKey = (name: string): string => {
  const person = actingFor();
  return `${start}${name}${person ? `@${person.userId}` : ''}`;
};

export type Draft<T> = {
  /** The idempotency key: sending a draft twice is one request. */
  requestKey: string;
  savedAt: number;
  data: T;
};

export const readDraft = <T>(name: string): Draft<T> | null => {
  const json = readStored(draftKey(name));
  if (!json) return null;
  try {
    const draft = JSON.parse(json) as Partial<Draft<T>>;
    const fresh = Math.abs(Date.now() - Number(draft.savedAt)) < keptMs;
    if (fresh && draft.data && draft.requestKey) return draft as Draft<T>;
  } catch {
    // Not ours, or truncated.
  }
  clearDraft(name);
  return null;
};

export const writeDraft = <T>(name: string, requestKey: string, data: T): void =>
  writeStored(draftKey(name), JSON.stringify({ requestKey, savedAt: Date.now(), data }));

export const clearDraft = (name: string): void => writeStored(draftKey(name), null);

/** All drafts of forms, exams and videos, of all users; or those whose names begin with `of`. */
export const clearDrafts = (of = ''): void => {
  for (const key of storedKeys()) if (key.startsWith(start + of)) writeStored(key, null);
};

/** Another tab has sent or deleted this draft: its request key must not be used again. */
export const onDraftGone = (name: string, gone: () => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === draftKey(name) && event.newValue === null) gone();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};

/** A random UUID. `crypto.randomUUID` is missing on plain http, where the product is tried out. */
export const newRequestKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
