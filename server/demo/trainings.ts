/** The demo's trainings: videos of demo/media and question banks. */

import { randomUUID } from 'node:crypto';
import type { DemoQuestion, DemoTraining } from '#demo/shape.ts';
import { trainings } from '#demo/training/training-list.ts';
import { localeNames, locales } from '#i18n/pick-locale.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { trainingPlan } from '#server/schema/training/plan.ts';
import { training, trainingQuestion, trainingVideo } from '#server/schema/training/training.ts';
import { dayBefore, momentBefore } from './dates.ts';

const media = (file: string) => `/media/${file}`;

const trueFalse = [
  { id: 'true', text: { en: 'True', 'zh-CN': '对', 'zh-TW': '對' } },
  { id: 'false', text: { en: 'False', 'zh-CN': '错', 'zh-TW': '錯' } },
];

const optionsOf = (question: DemoQuestion) =>
  question.type === 'true_false'
    ? trueFalse
    : question.options.map(({ slug, text }) => ({ id: slug, text }));

const rightOf = ({ right }: DemoQuestion): string[] =>
  Array.isArray(right) ? right : [String(right)];

const loadTraining = async (tx: Tx, one: DemoTraining, position: number): Promise<void> => {
  const { slug: id, title, summary, rules, subjects, videos, questions } = one;
  await tx
    .insert(training)
    .values({ id, position, title, summary, picture: media(one.picture), subjects, ...rules });
  await tx.insert(trainingVideo).values(
    videos.map(({ slug, poster, sources, captions, ...video }, place) => ({
      ...video,
      trainingId: id,
      id: slug,
      position: place,
      poster: media(poster),
      sources: sources.map(({ file, type }) => ({ path: media(file), type })),
      captions: locales.map((lang) => ({
        lang,
        label: localeNames[lang],
        path: media(captions[lang]),
      })),
    })),
  );
  await tx.insert(trainingQuestion).values(
    questions.map((question, place) => ({
      trainingId: id,
      id: question.slug,
      position: place,
      type: question.type,
      text: question.text,
      options: optionsOf(question),
      right: rightOf(question),
      explanation: question.explanation,
      videoId: question.video,
      mustAsk: question.mustAsk ?? false,
    })),
  );
};

/** The first training within 90 days of the hire, for every home health aide. */
const loadPlan = async (tx: Tx, trainingId: string, now: Date): Promise<void> => {
  await tx.insert(trainingPlan).values({
    trainingId,
    audience: 'role',
    role: 'HHA',
    dueKind: 'hire',
    dueDays: 90,
    plannedOn: dayBefore(now, 60),
    requestKey: randomUUID(),
    createdAt: momentBefore(now, 60),
  });
};

/** Those that are not there yet: an older demo had none, or three. */
export const loadTrainings = async (tx: Tx, now: Date): Promise<void> => {
  const there = new Set((await tx.select({ id: training.id }).from(training)).map(({ id }) => id));
  for (const [position, one] of trainings.entries())
    if (!there.has(one.slug)) await loadTraining(tx, one, position);
  const [first] = trainings;
  if (first && there.size === 0) await loadPlan(tx, first.slug, now);
};
