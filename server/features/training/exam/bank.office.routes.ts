/** The question bank: edited one by one, or imported from a file. */
import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/training/bank-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import {
  findTrainingToChange,
  listAllTrainings,
} from '#server/features/training/courses/contents.store.ts';
import { listVideos, type Training } from '#server/features/training/courses/courses.store.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { checkStateHash, stateHash } from '#server/platform/database/row-version.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import * as rules from './bank.rules.ts';
import * as store from './bank.store.ts';
import * as inFiles from './bank-files.rules.ts';
import { fromGift, toGift } from './bank-gift.rules.ts';
import { drawRefused } from './exam.rules.ts';
import { listBank, type Question } from './exam.store.ts';
import { faultOf } from './statistics.rules.ts';
import { listFigures } from './statistics.store.ts';

type ImportQuery = { format: api.BankFormat; lang?: Locale | undefined };

/** Maximum number of rows with errors to report. */
const errorsMax = 50;

const storedQuestionOf = ({
  trainingId: _,
  position: __,
  ...kept
}: Question): rules.StoredQuestion => kept;
const questionVersion = (kept: rules.StoredQuestion) => stateHash(rules.comparableQuestion(kept));
const viewOf = (kept: rules.StoredQuestion, asked: ReadonlySet<string>): api.OfficeQuestion => ({
  questionId: kept.id,
  ...rules.questionBodyOf(kept),
  asked: asked.has(kept.id),
  version: questionVersion(kept),
});

export const trainingBankRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  const listChapters = (on: Queryable, trainingId: string) => listVideos(on, [trainingId]);
  const chaptersOf = async (on: Queryable, trainingId: string) =>
    (await listChapters(on, trainingId)).map(({ id }) => id);
  const bankOf = async (on: Queryable, trainingId: string) =>
    (await store.listAllQuestions(on, trainingId)).map(storedQuestionOf);
  const getTraining = async (tx: Tx, id: string): Promise<Training> =>
    orNotFound(await findTrainingToChange(tx, id));
  const refuseUnknown = async (trainingId: string) => {
    if (!(await listAllTrainings(db)).some(({ id }) => id === trainingId))
      throw new AppError('not_found');
  };
  /** A published training must keep enough questions for its exam, of each chapter too, and not more that must be asked. */
  const refuseUndrawable = async (tx: Tx, training: Training) => {
    if (!training.published) return;
    const bank = await listBank(tx, training.id);
    const refused = drawRefused(bank, await chaptersOf(tx, training.id), training);
    if (bank.length < training.questionCount || refused === 'few')
      throw new AppError('bank_too_small');
    if (refused) throwErrors([{ column: 'mustAsk', key: 'office.training.drawMany' }]);
  };
  const throwErrors = (errors: rules.QuestionError[]) => {
    if (errors.length)
      throw new AppError(
        'invalid_input',
        errors.map(({ column, key }) => ({ field: column, key })),
      );
  };
  const audit = (
    tx: Tx,
    caller: OfficeCaller,
    action: 'create' | 'change' | 'retire' | 'import',
    trainingId: string,
    details = {},
  ) =>
    insertAudit(tx, {
      at: clock.now(),
      actor: caller.staff.staffId,
      action: `training.question.${action}`,
      subject: `training ${trainingId}`,
      details,
    });

  /** Questions already asked are immutable: an edit creates a new one and retires the old. */
  const change = async (
    tx: Tx,
    trainingId: string,
    before: rules.StoredQuestion,
    values: Omit<rules.StoredQuestion, 'id'>,
    wasAsked: boolean,
  ): Promise<rules.StoredQuestion> => {
    const inPlace = { ...values, id: before.id };
    const onlyRetired =
      questionVersion({ ...inPlace, retired: before.retired }) === questionVersion(before);
    if (!wasAsked || onlyRetired) {
      await store.updateQuestion(
        tx,
        trainingId,
        before.id,
        onlyRetired ? { retired: values.retired } : values,
      );
      return onlyRetired ? { ...before, retired: values.retired } : inPlace;
    }
    await store.updateQuestion(tx, trainingId, before.id, { retired: true });
    const next = { ...values, id: randomUUID() };
    await store.insertQuestion(tx, trainingId, next);
    return next;
  };

  bind(api.listQuestions, async ({ params }) => {
    await refuseUnknown(params.trainingId);
    const asked = await store.listAskedIds(db, params.trainingId);
    return (await bankOf(db, params.trainingId)).map((kept) => viewOf(kept, asked));
  });

  bind(api.createQuestion, ({ params, body }, caller) =>
    db.transaction(async (tx) => {
      const training = await getTraining(tx, params.trainingId);
      const trainingId = training.id;
      throwErrors(rules.questionErrors(body, await chaptersOf(tx, trainingId)));
      const kept = { ...rules.storedQuestionOf(body, null), id: randomUUID() };
      await store.insertQuestion(tx, trainingId, kept);
      await refuseUndrawable(tx, training);
      await audit(tx, caller, 'create', trainingId, { question: kept.id });
      return viewOf(kept, new Set());
    }),
  );

  bind(api.updateQuestion, ({ params, body }, caller) =>
    db.transaction(async (tx) => {
      const training = await getTraining(tx, params.trainingId);
      const before = orNotFound(
        (await bankOf(tx, training.id)).find(({ id }) => id === params.questionId),
      );
      const { version, ...values } = body;
      checkStateHash(rules.comparableQuestion(before), version);
      throwErrors(rules.questionErrors(values, await chaptersOf(tx, training.id)));
      const asked = await store.listAskedIds(tx, training.id);
      const kept = rules.storedQuestionOf(values, before);
      const after = await change(tx, training.id, before, kept, asked.has(before.id));
      await refuseUndrawable(tx, training);
      await audit(tx, caller, after.retired ? 'retire' : 'change', training.id, {
        question: before.id,
        ...(after.id !== before.id && { followedBy: after.id }),
      });
      return viewOf(after, asked);
    }),
  );

  bind(api.getQuestionStatistics, async ({ params }) => {
    await refuseUnknown(params.trainingId);
    const figures = await listFigures(db, params.trainingId);
    return figures.map((one) => ({ ...one, fault: faultOf(one) }));
  });

  const exported = async (trainingId: string) => {
    await refuseUnknown(trainingId);
    const bank = await bankOf(db, trainingId);
    return bank.map((kept) => ({ ...kept, version: questionVersion(kept) }));
  };
  bind(api.exportBankJson, async ({ params }) => {
    const text = inFiles.toJson(await exported(params.trainingId));
    return new File([text], `questions-${params.trainingId}.json`, { type: 'application/json' });
  });
  bind(api.exportBankCsv, async ({ params }) =>
    csvFile(
      `questions-${params.trainingId}.csv`,
      inFiles.toTable(await exported(params.trainingId)),
    ),
  );
  bind(api.exportBankGift, async ({ params: { trainingId } }) => {
    const text = toGift(await exported(trainingId), await listChapters(db, trainingId));
    return new File([text], `questions-${trainingId}.gift`, { type: 'text/plain' });
  });

  const readFile = async (tx: Tx, trainingId: string, query: ImportQuery, text: string) => {
    const chapters = await listChapters(tx, trainingId);
    if (query.format === 'gift') return fromGift(text, chapters, query.lang ?? 'en');
    const read = query.format === 'csv' ? inFiles.fromCsv : inFiles.fromJson;
    return read(
      text,
      chapters.map(({ id }) => id),
    );
  };
  bind(api.importBank, async ({ params, query, body }, caller) => {
    const text = await body.text();
    return db.transaction(async (tx) => {
      const training = await getTraining(tx, params.trainingId);
      const { rows, errors } = await readFile(tx, training.id, query, text);
      const bank = new Map((await bankOf(tx, training.id)).map((kept) => [kept.id, kept]));
      const asked = await store.listAskedIds(tx, training.id);
      const isPreview = query.preview === 'true';
      const counts = { added: 0, changed: 0, unchanged: 0 };
      const work: (() => Promise<unknown>)[] = [];
      for (const { row, id, version, body: given } of rows) {
        const before = id ? bank.get(id) : undefined;
        if (!before) {
          counts.added++;
          const kept = { ...rules.storedQuestionOf(given, null), id: id ?? randomUUID() };
          work.push(() => store.insertQuestion(tx, training.id, kept));
          continue;
        }
        const values = rules.storedQuestionOf(inFiles.withKnown(given, before), before);
        const present = questionVersion(before);
        if (questionVersion({ ...values, id: before.id }) === present) counts.unchanged++;
        else if (version !== 'any' && version !== present)
          errors.push({ row, column: 'version', key: 'fields.changedMeanwhile' });
        else {
          counts.changed++;
          work.push(() => change(tx, training.id, before, values, asked.has(before.id)));
        }
      }
      throwErrors(
        errors
          .slice(0, errorsMax)
          .map(({ row, column, key }) => ({ column: `${row}:${column}`, key })),
      );
      if (isPreview) return counts;
      for (const step of work) await step();
      await refuseUndrawable(tx, training);
      const figures = Object.entries(counts).map(([name, n]) => [name, String(n)]);
      await audit(tx, caller, 'import', training.id, Object.fromEntries(figures));
      return counts;
    });
  });
};
