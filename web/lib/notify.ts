/** Toasts: errors stay until closed, success stays 10 s (design rule 31). */
import { notifications } from '@mantine/notifications';
import type { TFunction } from 'i18next';
import { ApiError, NoAnswer } from './api-error.ts';

export type ToastKind = 'success' | 'error' | 'warning';

const show = (kind: ToastKind, message: string) =>
  notifications.show({
    // The same message twice is one toast.
    id: `${kind}:${message}`,
    message,
    autoClose: kind === 'success' ? 10_000 : false,
    withCloseButton: true,
    className: `toast toast-${kind}`,
    role: kind === 'success' ? 'status' : 'alert',
  });

export const notifySuccess = (message: string) => show('success', message);
export const notifyWarning = (message: string) => show('warning', message);
export const notifyError = (message: string) => show('error', message);

export const messageOf = (error: unknown, t: TFunction): string => {
  if (error instanceof ApiError)
    return error.requestId && error.status >= 500
      ? `${error.message} ${t('client.requestNumber', { id: error.requestId })}`
      : error.message;
  if (error instanceof NoAnswer) return t(error.key, { reason: error.reason });
  return t('client.failed', { reason: error instanceof Error ? error.message : String(error) });
};

/** Shows a failed call as spec §8 says. A 401 has already been acted on. */
export const reportError = (error: unknown, t: TFunction): void => {
  if (error instanceof ApiError && error.status === 401) return;
  if (error instanceof DOMException && error.name === 'AbortError') return;
  notifyError(messageOf(error, t));
};
