/** Questions as staff edit them; for files see bank-files.rules.ts. */

import type { LocalText } from '#contract/staff/office.ts';
import type { QuestionBody } from '#contract/training/bank-office.ts';
import type { QuestionType } from '#contract/training/exam.ts';

/** A stored question. */
export type StoredQuestion = {
  id: string;
  type: QuestionType;
  text: LocalText;
  options: { id: string; text: LocalText }[];
  right: string[];
  explanation: LocalText;
  videoId: string | null;
  retired: boolean;
  mustAsk: boolean;
  scoring: 'all' | 'part' | null;
};
export type QuestionError = { column: string; key: string };

const trueFalse = [
  { id: 'true', text: { en: 'True', 'zh-CN': '对', 'zh-TW': '對' } },
  { id: 'false', text: { en: 'False', 'zh-CN': '错', 'zh-TW': '錯' } },
];
export const languages = ['en', 'zh-CN', 'zh-TW'] as const;
export const isEmpty = (text: LocalText) => languages.every((lang) => !text[lang]?.trim());

export const isDefaultTrueFalse = (options: StoredQuestion['options']): boolean =>
  trueFalse.every(({ text }, i) =>
    languages.every((lang) => (options[i]?.text[lang] ?? '') === text[lang]),
  );

/** Errors beyond the schema. */
export const questionErrors = (
  { type, options, videoId }: QuestionBody,
  chapters: readonly string[],
): QuestionError[] => {
  const errors: QuestionError[] = [];
  const right = options.filter((option) => option.right).length;
  if (type === 'true_false' ? options.length !== 2 : options.length < 2)
    errors.push({ column: 'options', key: 'fields.options' });
  if (type !== 'true_false' && options.some(({ text }) => isEmpty(text)))
    errors.push({ column: 'options', key: 'fields.required' });
  if (type === 'multiple' ? right < 1 : right !== 1)
    errors.push({
      column: 'right',
      key: type === 'multiple' ? 'fields.rightSome' : 'fields.rightOne',
    });
  if (videoId !== null && !chapters.includes(videoId))
    errors.push({ column: 'videoId', key: 'fields.chapter' });
  return errors;
};

/** Options keep their ids; new ones get a free letter. */
export const storedQuestionOf = (
  body: QuestionBody,
  before: StoredQuestion | null,
): Omit<StoredQuestion, 'id'> => {
  const { options: given, ...rest } = body;
  if (body.type === 'true_false')
    return {
      ...rest,
      options: trueFalse.map(({ id, text }, i) => {
        const own = given[i]?.text ?? {};
        return { id, text: isEmpty(own) ? text : own };
      }),
      right: [given[0]?.right ? 'true' : 'false'],
    };
  const known = before?.type === 'true_false' ? [] : (before?.options ?? []).map(({ id }) => id);
  const named = given.map(({ optionId }) =>
    optionId && (!before || known.includes(optionId)) ? optionId : null,
  );
  const free = [...'abcdefghijklmnop'].filter((letter) => !named.includes(letter));
  const ids = named.map((id, i) => (id && named.indexOf(id) === i ? id : (free.shift() ?? '')));
  return {
    ...rest,
    options: given.map(({ text }, i) => ({ id: ids[i] ?? '', text })),
    right: ids.filter((_, i) => given[i]?.right),
  };
};

/** For comparing. A newly reviewed translation is a change as well. */
const inOrder = (text: LocalText) =>
  [...languages, 'converted' as const].map((key) => text[key] || null);
export const comparableQuestion = ({
  type,
  text,
  options,
  right,
  explanation,
  videoId,
  retired,
  mustAsk,
  scoring,
}: StoredQuestion) => [
  type,
  inOrder(text),
  options.map((o) => [inOrder(o.text), right.includes(o.id)]),
  inOrder(explanation),
  videoId,
  retired,
  mustAsk,
  scoring,
];

export const questionBodyOf = ({
  id: _,
  options,
  right,
  ...kept
}: StoredQuestion): QuestionBody => ({
  ...kept,
  options: options.map(({ id, text }) => ({ optionId: id, text, right: right.includes(id) })),
});
