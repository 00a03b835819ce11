/** Shrinks and uploads a picture of the site. */
import { type MediaPicture, uploadMedia } from '#contract/content/media-office.ts';
import { type Envelope, OK } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { judgePicture } from '#web/features/upload/judge-picture.ts';
import { shrinkPicture } from '#web/features/upload/shrink-picture.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { getStaffToken } from '#web/lib/api/staff-session.ts';
import { currentLocale } from '#web/lib/i18n/locale.ts';

export const sendMedia = async (file: File): Promise<MediaPicture> => {
  const verdict = await judgePicture(file);
  const blob = verdict.fine ? file : await shrinkPicture(file);
  const form = new FormData();
  form.append('name', file.name.slice(0, 120));
  form.append('file', blob, 'picture');
  const response = await fetch(`${limits.apiBase}${uploadMedia.path}`, {
    method: uploadMedia.method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      Authorization: getStaffToken() ?? '',
    },
    body: form,
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<Envelope<MediaPicture>>;
  if (response.ok && answer.code === OK && answer.data) return answer.data;
  const { status, statusText } = response;
  const { code, message, errors: fields, requestId } = answer;
  throw new ApiError({ status, statusText, code, message, fields, requestId });
};
