/** Toasts: errors stay until closed, success stays 10 s (design rule 31). */

import { useSyncExternalStore } from 'react';
import type { Translate } from '#i18n/translator.ts';
import { ApiError, NoAnswer } from '#web/lib/api/api-error.ts';

type ToastKind = 'success' | 'error' | 'warning';
export type Toast = { id: string; kind: ToastKind; message: string };

const none: readonly Toast[] = [];
let toasts = none;
const listeners = new Set<() => void>();
const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );

const show = (kind: ToastKind, message: string): string => {
  // Don't repeat a message that is already shown.
  const id = `${kind}:${message}`;
  if (toasts.every((toast) => toast.id !== id)) change([...toasts, { id, kind, message }]);
  return id;
};

export const closeToast = (id: string): void => {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
};

export const notifySuccess = (message: string) => show('success', message);
export const notifyWarning = (message: string) => show('warning', message);
export const notifyError = (message: string) => show('error', message);

export const messageOf = (error: unknown, t: Translate): string => {
  if (error instanceof ApiError)
    return error.requestId && error.status >= 500
      ? `${error.message} ${t('client.requestNumber', { id: error.requestId })}`
      : error.message;
  if (error instanceof NoAnswer) return t(error.key, { reason: error.reason });
  return t('client.failed', { reason: error instanceof Error ? error.message : String(error) });
};

/** Shows a failed call as spec §8 says. A 401 has already been acted on. Returns the toast's id, if there is one. */
export const reportError = (error: unknown, t: Translate): string | undefined => {
  if (error instanceof ApiError && error.status === 401) return;
  if (error instanceof DOMException && error.name === 'AbortError') return;
  return notifyError(messageOf(error, t));
};
