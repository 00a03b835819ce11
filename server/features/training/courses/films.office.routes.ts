/** Chunked film uploads, captions, and pictures of trainings. */
import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/training/films-office.ts';
import { filePath } from '#contract/upload/upload.ts';
import { type Locale, localeNames, locales } from '#i18n/pick-locale.ts';
import { checkStateHash } from '#server/platform/database/row-version.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { cuesOf, linesOf, readCaptions } from './captions.rules.ts';
import { officeTrainingOf } from './contents.office.routes.ts';
import * as store from './contents.store.ts';
import {
  captionPath,
  putCaptions,
  putPart,
  putSound,
  removeFilm,
  removeSoundFile,
  soundPath,
  type soundTypes,
} from './films.routes.ts';

type Deps = Needs<'db' | 'clock' | 'files' | 'pictures' | 'pictureStore'>;

const { partBytes } = api.filmRules;
const viewOf = ({ id, name, bytes, received }: store.Film): api.FilmUpload => ({
  uploadId: id,
  name,
  bytes,
  received,
  partBytes,
});

/** By content, not by name. */
const filmTypeOf = async (bytes: Uint8Array): Promise<string | null> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'video/mp4' || found?.mime === 'video/x-m4v') return 'video/mp4';
  return found?.mime === 'video/webm' ? 'video/webm' : null;
};

/** By content, not by name. */
const soundEndingOf = async (bytes: Uint8Array): Promise<keyof typeof soundTypes | null> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'audio/mpeg') return 'mp3';
  return found?.mime === 'audio/x-m4a' || found?.mime === 'audio/mp4' ? 'm4a' : null;
};

export const trainingFilmRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, files, pictures, pictureStore } = deps;

  bind(api.startFilm, ({ body }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const film = await store.insertFilm(tx, { ...body, staffId, createdAt: now, changedAt: now });
      await insertAudit(tx, {
        at: now,
        actor: staffId,
        action: 'training.film.start',
        subject: `film ${film.id}`,
        details: { name: body.name, bytes: String(body.bytes) },
      });
      return viewOf(film);
    }),
  );

  bind(api.getFilm, async ({ params }) => {
    const film = orNotFound(await store.findFilm(db, params.uploadId));
    return viewOf(film);
  });

  bind(api.sendFilmPart, async ({ params, query, body }) => {
    const bytes = new Uint8Array(await body.arrayBuffer());
    const taken = await db.transaction(async (tx) => {
      const film = orNotFound(await store.findFilm(tx, params.uploadId, { lock: true }));
      const { received } = film;
      const expected = Math.min(partBytes, film.bytes - received);
      // Repeated, late, or a different chunk size: the client resumes from `received`.
      if (query.offset !== received || bytes.length !== expected)
        throw new AppError('film_offset', [], viewOf(film));
      if (received === 0 && (await filmTypeOf(bytes)) !== film.type) {
        await store.deleteFilm(tx, film.id);
        return null;
      }
      // Bytes before the row, so everything counted is there.
      await putPart(files, film.id, received, bytes);
      const after = { received: received + bytes.length, changedAt: clock.now() };
      await store.updateFilm(tx, film.id, after);
      return { ...film, ...after };
    });
    if (!taken) throw new AppError('film_type');
    return viewOf(taken);
  });

  bind(api.sendCaptions, async ({ params, query, body }, { staff }) => {
    const { trainingId, videoId, lang } = params;
    const vtt = await body.text();
    return db.transaction(async (tx) => {
      await store.findTrainingToChange(tx, trainingId);
      const video = orNotFound(await store.findVideo(tx, trainingId, videoId));
      checkStateHash(video, query.version);
      const cues = readCaptions(vtt, video.seconds);
      if (!cues) throw invalidField('body', 'fields.captions');
      const id = randomUUID();
      await putCaptions(files, id, vtt);
      const fresh = { lang, label: localeNames[lang], path: captionPath(id) };
      const captions = locales.flatMap((one) =>
        one === lang ? [fresh] : video.captions.filter((caption) => caption.lang === one),
      );
      // What to remember stays so when its words are corrected.
      const keyPoints = new Set(
        video.lines.filter((line) => line.keyPoint).map(({ from }) => from),
      );
      const lines = linesOf(
        Object.fromEntries(
          locales.map((one) => [one, one === lang ? cues : cuesOf(video.lines, one)]),
        ),
      ).map((line) => ({ ...line, ...(keyPoints.has(line.from) && { keyPoint: true as const }) }));
      await store.updateVideo(tx, trainingId, videoId, { captions, lines });
      await insertAudit(tx, {
        at: clock.now(),
        actor: staff.staffId,
        action: 'training.video.captions',
        subject: `training ${trainingId}`,
        details: { video: videoId, lang },
      });
      return officeTrainingOf(tx, trainingId);
    });
  });

  /** Puts a sound track in the place of the one in this language, or none. */
  const changeSound = async (
    { trainingId, videoId, lang }: { trainingId: string; videoId: string; lang: Locale },
    version: string,
    { staff }: { staff: { staffId: string } },
    name: string | null,
  ) => {
    const { training, replaced } = await db.transaction(async (tx) => {
      await store.findTrainingToChange(tx, trainingId);
      const video = orNotFound(await store.findVideo(tx, trainingId, videoId));
      checkStateHash(video, version);
      const rest = video.sounds.filter((sound) => sound.lang !== lang);
      const sounds = name ? [...rest, { lang, path: soundPath(name) }] : rest;
      await store.updateVideo(tx, trainingId, videoId, { sounds });
      await insertAudit(tx, {
        at: clock.now(),
        actor: staff.staffId,
        action: 'training.video.sound',
        subject: `training ${trainingId}`,
        details: { video: videoId, lang },
      });
      return {
        training: await officeTrainingOf(tx, trainingId),
        replaced: video.sounds.find((sound) => sound.lang === lang),
      };
    });
    if (replaced) await removeSoundFile(files, replaced.path);
    return training;
  };
  bind(api.sendSound, async ({ params, query, body }, caller) => {
    const bytes = new Uint8Array(await body.arrayBuffer());
    const ending = await soundEndingOf(bytes);
    if (!ending) throw invalidField('body', 'fields.sound');
    const name = `${randomUUID()}.${ending}`;
    await putSound(files, name, bytes);
    return changeSound(params, query.version, caller, name).catch(async (error) => {
      await removeSoundFile(files, soundPath(name));
      throw error;
    });
  });
  bind(api.removeSound, ({ params, body }, caller) =>
    changeSound(params, body.version, caller, null),
  );

  bind(api.sendTrainingPicture, async ({ body }, { staff: { staffId } }) => {
    const sent = Buffer.from(await body.arrayBuffer());
    const { bytes, ...picture } = await pictures.clean(sent, { account: staffId });
    const id = randomUUID();
    await pictureStore.put({ id, isPublic: true }, bytes);
    const now = clock.now();
    try {
      await db.transaction(async (tx) => {
        const about = { ...picture, id, bytes: bytes.length, createdAt: now };
        await store.insertPicture(tx, about);
        await insertAudit(tx, {
          at: now,
          actor: staffId,
          action: 'training.picture',
          subject: `picture ${id}`,
        });
      });
    } catch (error) {
      // The sweeper deletes it if this fails.
      await pictureStore.remove([id]).catch(() => {});
      throw error;
    }
    return { path: filePath(id, 'media') };
  });
};

/** Deletes incomplete and unused films; returns how many. */
export const removeUnusedFilms = async ({
  db,
  clock,
  files,
}: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<number> => {
  const before = new Date(clock.now().getTime() - api.filmRules.unusedDays * 86_400_000);
  const unused = await store.listUnusedFilms(db, before);
  for (const film of unused) {
    await removeFilm(files, film);
    await store.deleteFilm(db, film.id);
  }
  return unused.length;
};
