/** A training's question bank, as edited by staff. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { LocalText } from '#contract/staff/office.ts';
import { neededText } from './contents-office.ts';
import { questionTypes, scorings } from './exam.ts';
import { rowVersion } from './trainees-office.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

export const bankRules = { optionsMax: 6, importBytes: 2 * 1024 * 1024, importRows: 1000 } as const;

/** When a question is judged, and what is a bad one. */
export const statisticsRules = {
  answersMin: 20,
  /** The share of wrong answers from which it is too hard, and below which it is too easy. */
  hardFrom: 0.7,
  easyBelow: 0.03,
} as const;

const Option = z.strictObject({
  /** Of an existing one; new ones get their own. */
  optionId: recordId.optional(),
  text: LocalText,
  right: z.boolean('fields.choice'),
});

const fields = {
  type: z.enum(questionTypes, { error: 'fields.choice' }),
  text: neededText,
  /** For true_false questions: true, then false; default texts if empty. */
  options: z.array(Option).max(bankRules.optionsMax, 'fields.options'),
  explanation: LocalText,
  /** The chapter that covers it. */
  videoId: recordId.nullable(),
  retired: z.boolean('fields.choice'),
  /** In every exam. */
  mustAsk: z.boolean('fields.choice').default(false),
  /** Of several right answers; null: as the exam does. */
  scoring: z.enum(scorings, { error: 'fields.choice' }).nullable().default(null),
};
export const QuestionBody = z.strictObject(fields);
export type QuestionBody = z.infer<typeof QuestionBody>;

export const OfficeQuestion = z.object({
  questionId: z.string(),
  ...fields,
  /** Used in an exam: a change creates a new question and retires this one. */
  asked: z.boolean(),
  version: z.string(),
});
export type OfficeQuestion = z.infer<typeof OfficeQuestion>;

const base = '/staff/training/contents/{trainingId}/questions';
const BankParams = z.strictObject({ trainingId: recordId });

export const listQuestions = defineApi({
  ...office,
  method: 'GET',
  path: base,
  summary: 'The whole bank, with right answers, also what is retired',
  params: BankParams,
  answer: z.array(OfficeQuestion),
});
export const createQuestion = defineApi({
  ...office,
  method: 'POST',
  path: base,
  summary: 'A new question',
  params: BankParams,
  body: QuestionBody,
  answer: OfficeQuestion,
});
export const updateQuestion = defineApi({
  ...office,
  method: 'PUT',
  path: `${base}/{questionId}`,
  summary:
    'Change or retire a question; one that was asked stays as it was, and a new one follows it',
  params: z.strictObject({ trainingId: recordId, questionId: recordId }),
  body: z.strictObject({ ...fields, version: rowVersion }),
  answer: OfficeQuestion,
});

/** Too easy or too hard to tell anybody apart, or answered wrong by those who know the rest. */
export const questionFaults = ['tooEasy', 'tooHard', 'backwards'] as const;
export type QuestionFault = (typeof questionFaults)[number];

export const QuestionStatistics = z.object({
  questionId: z.string(),
  /** In exams that were handed in. */
  answered: z.number(),
  wrong: z.number(),
  /** How its points go with those of the rest of the exam, from -1 to 1; null where nobody differs. */
  discrimination: z.number().nullable(),
  /** Null before enough people have answered, or when it is a good question. */
  fault: z.enum(questionFaults).nullable(),
});
export type QuestionStatistics = z.infer<typeof QuestionStatistics>;

export const getQuestionStatistics = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/contents/{trainingId}/statistics',
  summary: 'How often each question was answered, answered wrong, and whether it needs a review',
  params: BankParams,
  answer: z.array(QuestionStatistics),
});

/** GIFT is the format of Moodle and other learning systems. */
export const bankFormats = ['json', 'csv', 'gift'] as const;
export type BankFormat = (typeof bankFormats)[number];

const exported = (format: BankFormat, download: string) =>
  defineApi({
    ...office,
    method: 'GET',
    path: `/staff/training/contents/{trainingId}/bank.${format}`,
    summary: `The bank as ${format.toUpperCase()}, to be changed and imported again`,
    params: BankParams,
    download,
    answer: z.file(),
  });
export const exportBankJson = exported('json', 'application/json');
export const exportBankCsv = exported('csv', 'text/csv');
export const exportBankGift = exported('gift', 'text/plain');

const ImportCounts = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
});
export const importBank = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/contents/{trainingId}/bank',
  summary: 'Take over a bank; nothing is changed when a row is wrong, or with `preview`',
  params: BankParams,
  query: z.strictObject({
    format: z.enum(bankFormats, { error: 'fields.choice' }),
    /** Of a GIFT file's text that names no language itself. */
    lang: z.enum(['en', 'zh-CN', 'zh-TW'], { error: 'fields.choice' }).optional(),
    preview: z.enum(['true', 'false'], { error: 'fields.choice' }).optional(),
  }),
  raw: bankRules.importBytes,
  body: z.file(),
  answer: ImportCounts,
});
