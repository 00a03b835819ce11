/** Uploads a film in parts. The server knows what has arrived, so a broken upload can be resumed. */
import {
  type FilmUpload,
  getFilm,
  sendFilmPart,
  startFilm,
} from '#contract/training/films-office.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError, NoAnswer } from '#web/lib/api/api-error.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

const storageKey = 'officeFilm';
type Kept = { uploadId: string; name: string; bytes: number };

/** The unfinished upload of this browser. */
export const keptFilm = (): Kept | null => {
  try {
    return JSON.parse(readStored(storageKey) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

const typeOf = (file: File): 'video/mp4' | 'video/webm' =>
  file.type === 'video/webm' || file.name.toLowerCase().endsWith('.webm')
    ? 'video/webm'
    : 'video/mp4';

const begin = async (file: File): Promise<FilmUpload> => {
  const kept = keptFilm();
  if (kept && kept.name === file.name && kept.bytes === file.size) {
    const there = await call(getFilm, { params: { uploadId: kept.uploadId } }).catch(() => null);
    if (there) return there;
  }
  const body = { name: file.name, type: typeOf(file), bytes: file.size };
  const film = await call(startFilm, { body });
  const { uploadId } = film;
  writeStored(storageKey, JSON.stringify({ uploadId, name: file.name, bytes: file.size }));
  return film;
};

const tries = 5;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the missing parts; retries a part that fails, from the server's offset. */
export const sendFilm = async (
  file: File,
  onProgress: (film: FilmUpload) => void,
): Promise<FilmUpload> => {
  let film = await begin(file);
  onProgress(film);
  let failures = 0;
  while (film.received < film.bytes) {
    const { uploadId, received, partBytes } = film;
    try {
      const part = new File([file.slice(received, received + partBytes)], 'part');
      film = await call(sendFilmPart, {
        params: { uploadId },
        query: { offset: String(received) },
        body: part,
      });
      failures = 0;
    } catch (error) {
      const mayGoOn =
        error instanceof NoAnswer || (error instanceof ApiError && error.status >= 500);
      const isElsewhere = error instanceof ApiError && error.code === 'film_offset';
      failures += 1;
      if ((!mayGoOn && !isElsewhere) || failures >= tries) {
        if (error instanceof ApiError && error.code === 'film_type') writeStored(storageKey, null);
        throw error;
      }
      await pause(1000 * failures);
      film = await call(getFilm, { params: { uploadId } }).catch(() => film);
    }
    onProgress(film);
  }
  writeStored(storageKey, null);
  return film;
};

/** Reads the duration and a still picture from the file. */
export const lookAtFilm = (file: File): Promise<{ seconds: number; still: Blob | null }> =>
  new Promise((resolve, reject) => {
    const video = document.createElement('video');
    const address = URL.createObjectURL(file);
    const end = (finish: () => void) => {
      URL.revokeObjectURL(address);
      finish();
    };
    video.muted = true;
    video.preload = 'auto';
    video.onerror = () => end(() => reject(new Error('unreadable')));
    video.onloadedmetadata = () => {
      if (!Number.isFinite(video.duration) || video.duration <= 0) {
        end(() => reject(new Error('unreadable')));
        return;
      }
      video.currentTime = Math.min(2, video.duration / 2);
    };
    video.onseeked = () => {
      const canvas = document.createElement('canvas');
      const scale = Math.min(1, 1280 / Math.max(video.videoWidth, 1));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
      const seconds = Math.max(1, Math.round(video.duration));
      canvas.toBlob((still) => end(() => resolve({ seconds, still })), 'image/jpeg', 0.85);
    };
    video.src = address;
  });
