/** Editing trainings, their rules and chapters. */
import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/training/contents-office.ts';
import { filmRules } from '#contract/training/films-office.ts';
import { drawRefused } from '#server/features/training/exam/exam.rules.ts';
import { listBank } from '#server/features/training/exam/exam.store.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { checkOrder, checkStateHash, stateHash } from '#server/platform/database/row-version.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readSetting } from '#server/shared/settings/settings.ts';
import * as store from './contents.store.ts';
import { listVideos, type Training, type Video } from './courses.store.ts';
import { filmPath, removeSoundFile } from './films.routes.ts';

const viewsOf = async (db: Queryable, trainings: Training[]): Promise<api.OfficeTraining[]> => {
  const ids = trainings.map(({ id }) => id);
  const videos = await listVideos(db, ids);
  const enrolled = await store.countEnrolled(db, ids);
  const questions = await store.countQuestions(db);
  const watched = await store.listWatched(db, ids);
  const videoOf = (video: Video): api.OfficeVideo => ({
    ...video,
    videoId: video.id,
    lines: video.lines.length,
    inUse: watched.has(`${video.trainingId} ${video.id}`),
    version: stateHash(video),
  });
  return trainings.map((training) => ({
    ...training,
    trainingId: training.id,
    videos: videos.filter((v) => v.trainingId === training.id).map(videoOf),
    questions: questions.get(training.id) ?? 0,
    enrolled: enrolled.get(training.id) ?? 0,
    version: stateHash(training),
  }));
};

export const officeTrainingOf = async (db: Queryable, id: string): Promise<api.OfficeTraining> => {
  const row = (await store.listAllTrainings(db)).find((one) => one.id === id);
  const [view] = row ? await viewsOf(db, [row]) : [];
  if (!view) throw new AppError('not_found');
  return view;
};

/** Its subjects are those of the settings; a published training must be possible to complete. */
const refuseUnready = async (
  tx: Tx,
  id: string | null,
  { published, questionCount, perChapter, subjects }: api.TrainingBody,
): Promise<void> => {
  const known = (await readSetting(tx, 'inservice')).subjects.map(({ code }) => code);
  if (subjects.some((code) => !known.includes(code)))
    throw invalidField('subjects', 'fields.choice');
  if (!published) return;
  const videos = id ? await listVideos(tx, [id]) : [];
  if (!videos.length) throw invalidField('published', 'fields.noVideos');
  const questions = id ? ((await store.countQuestions(tx)).get(id) ?? 0) : 0;
  if (questions < questionCount) throw invalidField('questionCount', 'fields.bankTooSmall');
  const refused = drawRefused(
    id ? await listBank(tx, id) : [],
    videos.map((video) => video.id),
    { questionCount, perChapter },
  );
  if (refused === 'few') throw invalidField('perChapter', 'office.training.drawFew');
  if (refused) throw invalidField('questionCount', 'office.training.drawMany');
};

type TrainingChange = 'create' | 'change' | 'delete' | 'order';
type TrainingAction = TrainingChange | `video.${TrainingChange}`;

export const trainingContentsRoutes = (
  bind: Bind,
  { db, clock, files }: Needs<'db' | 'clock' | 'files'>,
): void => {
  const audit = (
    tx: Tx,
    caller: OfficeCaller,
    action: TrainingAction,
    subject: string,
    details = {},
  ) =>
    insertAudit(tx, {
      at: clock.now(),
      actor: caller.staff.staffId,
      action: `training.${action}`,
      subject: `training ${subject}`,
      details,
    });
  const getTraining = async (tx: Tx, id: string): Promise<Training> =>
    orNotFound(await store.findTrainingToChange(tx, id));

  bind(api.listOfficeTrainings, async () => viewsOf(db, await store.listAllTrainings(db)));
  bind(api.getOfficeTraining, ({ params }) => officeTrainingOf(db, params.trainingId));

  bind(api.createTraining, ({ body }, caller) =>
    db.transaction(async (tx) => {
      await refuseUnready(tx, null, body);
      const { id } = await store.insertTraining(tx, body);
      await audit(tx, caller, 'create', id);
      return officeTrainingOf(tx, id);
    }),
  );
  bind(api.updateTraining, ({ params, body }, caller) =>
    db.transaction(async (tx) => {
      const { version, ...values } = body;
      const before = await getTraining(tx, params.trainingId);
      checkStateHash(before, version);
      await refuseUnready(tx, before.id, values);
      await store.updateTraining(tx, before.id, values);
      const changed = Object.entries(values)
        .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Object(before)[name]))
        .map(([name]) => name);
      await audit(tx, caller, 'change', before.id, { fields: changed.join(', ') });
      return officeTrainingOf(tx, before.id);
    }),
  );
  /** Only when the rows are gone for good: a deletion that was undone must still have its files. */
  const removeSounds = async (videos: Video[]): Promise<void> => {
    for (const { path } of videos.flatMap(({ sounds }) => sounds))
      await removeSoundFile(files, path);
  };
  bind(api.deleteTraining, async ({ params, query }, caller) => {
    const videos = await db.transaction(async (tx) => {
      const before = await getTraining(tx, params.trainingId);
      checkStateHash(before, query.version);
      if ((await store.countEnrolled(tx, [before.id])).has(before.id))
        throw new AppError('training_in_use');
      const chapters = await listVideos(tx, [before.id]);
      await store.deleteTraining(tx, before.id);
      await audit(tx, caller, 'delete', before.id, { title: before.title.en ?? '' });
      return chapters;
    });
    await removeSounds(videos);
    return {};
  });
  bind(api.orderTrainings, ({ body }, caller) =>
    db.transaction(async (tx) => {
      for (const id of body.was.toSorted()) await store.findTrainingToChange(tx, id);
      const present = (await store.listAllTrainings(tx)).map(({ id }) => id);
      checkOrder(present, body);
      for (const [position, id] of body.ids.entries())
        await store.updateTraining(tx, id, { position });
      await audit(tx, caller, 'order', 'all');
      return {};
    }),
  );

  /** A completely uploaded film of about the given length. */
  const sourcesOf = async (tx: Tx, uploadId: string, seconds: number) => {
    const film = await store.findFilm(tx, uploadId);
    if (!film) throw invalidField('uploadId', 'fields.film');
    if (film.received < film.bytes) throw new AppError('film_unfinished');
    const { min, max } = filmRules.bytesPerSecond;
    const rate = film.bytes / seconds;
    if (rate < min || rate > max) throw invalidField('seconds', 'fields.filmSeconds');
    return [{ path: filmPath(film.id), type: film.type }];
  };

  bind(api.createVideo, ({ params, body }, caller) =>
    db.transaction(async (tx) => {
      const { id: trainingId } = await getTraining(tx, params.trainingId);
      const { uploadId, ...values } = body;
      const id = randomUUID();
      await store.insertVideo(tx, {
        ...values,
        trainingId,
        id,
        position: ((await listVideos(tx, [trainingId])).at(-1)?.position ?? -1) + 1,
        sources: await sourcesOf(tx, uploadId, values.seconds),
        captions: [],
        lines: [],
      });
      await audit(tx, caller, 'video.create', trainingId, { video: id });
      return officeTrainingOf(tx, trainingId);
    }),
  );

  const getVideo = async (
    tx: Tx,
    { trainingId, videoId }: { trainingId: string; videoId: string },
  ) => {
    await getTraining(tx, trainingId);
    return orNotFound(await store.findVideo(tx, trainingId, videoId));
  };
  bind(api.updateVideo, ({ params, body }, caller) =>
    db.transaction(async (tx) => {
      const { version, uploadId, ...values } = body;
      const before = await getVideo(tx, params);
      checkStateHash(before, version);
      const sources = uploadId ? await sourcesOf(tx, uploadId, values.seconds) : before.sources;
      // The length only changes with a new film.
      const seconds = uploadId ? values.seconds : before.seconds;
      await store.updateVideo(tx, params.trainingId, before.id, { ...values, sources, seconds });
      await audit(tx, caller, 'video.change', params.trainingId, {
        video: before.id,
        ...(uploadId && { film: uploadId }),
      });
      return officeTrainingOf(tx, params.trainingId);
    }),
  );
  bind(api.deleteVideo, async ({ params, query }, caller) => {
    const { training, video } = await db.transaction(async (tx) => {
      const before = await getVideo(tx, params);
      checkStateHash(before, query.version);
      const { trainingId, id } = before;
      if ((await store.listWatched(tx, [trainingId])).has(`${trainingId} ${id}`))
        throw new AppError('training_in_use');
      const { published } = await getTraining(tx, trainingId);
      if (published && (await listVideos(tx, [trainingId])).length === 1)
        throw invalidField('published', 'fields.noVideos');
      await store.deleteVideo(tx, trainingId, id);
      await audit(tx, caller, 'video.delete', trainingId, { video: id });
      return { training: await officeTrainingOf(tx, trainingId), video: before };
    });
    await removeSounds([video]);
    return training;
  });
  bind(api.orderVideos, ({ params, body }, caller) =>
    db.transaction(async (tx) => {
      const { id: trainingId } = await getTraining(tx, params.trainingId);
      const present = (await listVideos(tx, [trainingId])).map(({ id }) => id);
      checkOrder(present, body);
      for (const [position, id] of body.ids.entries())
        await store.updateVideo(tx, trainingId, id, { position });
      await audit(tx, caller, 'video.order', trainingId);
      return officeTrainingOf(tx, trainingId);
    }),
  );
};
