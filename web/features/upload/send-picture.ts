/** Uploads one picture, with XMLHttpRequest for its progress events. */
import { type Envelope, OK } from '#contract/endpoint.ts';
import { helpKeyHeader } from '#contract/help/words.ts';
import { limits } from '#contract/limits.ts';
import { uploadClientPicture } from '#contract/upload/office.ts';
import {
  anonymousPurposes,
  type Uploaded,
  type UploadPurpose,
  uploadFile,
} from '#contract/upload/upload.ts';
import { ApiError, NoAnswer } from '#web/lib/api/api-error.ts';
import { getHelpKey } from '#web/lib/api/help-key.ts';
import { authHeaders, getToken } from '#web/lib/api/session.ts';
import { getStaffToken } from '#web/lib/api/staff-session.ts';
import { onStaffUnauthorized, onUnauthorized } from '#web/lib/api/unauthorized.ts';
import { currentLocale } from '#web/lib/i18n/locale.ts';

type Options = {
  blob: Blob;
  purpose: UploadPurpose;
  byStaff: boolean;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

const parsed = (text: string): Partial<Envelope<Uploaded>> => {
  try {
    return JSON.parse(text) as Envelope<Uploaded>;
  } catch {
    return {};
  }
};

/** A registration's picture has no owner yet, nor has a helper's, even if somebody is signed in on this device. */
export const tokenFor = (purpose: UploadPurpose): string | null =>
  anonymousPurposes.includes(purpose) || getHelpKey() ? null : getToken();

export const sendPicture = ({ blob, purpose, byStaff, ...options }: Options): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    const { onProgress, signal } = options;
    const request = new XMLHttpRequest();
    const { method, path } = byStaff ? uploadClientPicture : uploadFile;
    request.open(method, `${limits.apiBase}${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLocale());
    const token = byStaff ? getStaffToken() : tokenFor(purpose);
    const auth = byStaff ? { Authorization: token ?? '' } : authHeaders(token);
    for (const [name, value] of Object.entries(auth)) request.setRequestHeader(name, value);
    const helpKey = getHelpKey();
    if (helpKey) request.setRequestHeader(helpKeyHeader, helpKey);

    // The spec's 20 seconds, from the last progress: a slow upload may take longer.
    let stalled = false;
    let timer: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stalled = true;
        request.abort();
      }, limits.requestTimeoutMs);
    };
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle();
    };

    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      if (total) onProgress(loaded / total);
    };
    request.onerror = () => end(() => reject(new NoAnswer('client.network', 'network')));
    request.onabort = () =>
      end(() =>
        reject(
          stalled
            ? new NoAnswer('client.timeout', 'timeout')
            : new DOMException('Cancelled', 'AbortError'),
        ),
      );
    request.onload = () =>
      end(() => {
        const { status, statusText } = request;
        const { code, message, data, errors, requestId } = parsed(request.responseText);
        if (status >= 200 && status < 300 && code === OK && data) return resolve(data);
        if (status === 401 && byStaff) onStaffUnauthorized(true);
        else if (status === 401 && !helpKey) onUnauthorized(Boolean(token));
        reject(new ApiError({ status, statusText, code, message, fields: errors, requestId }));
      });

    const form = new FormData();
    // The purpose first: the server reads the parts in order.
    form.append('purpose', purpose);
    form.append('file', blob, blob.type === 'image/png' ? 'photo.png' : 'photo.jpg');
    if (signal.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    alive();
    request.send(form);
  });
