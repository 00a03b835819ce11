/** Short ways to write a bank of questions: one line holds a text in its three languages, "en | 简体 | 繁體". */
import type { DemoQuestion, Text } from '#demo/shape.ts';
import { say } from './script.ts';

const three = (line: string): Text => {
  const [en, hans, hant, ...more] = line.split(' | ');
  if (!en || !hans || !hant || more.length) throw new Error(`not in three languages: ${line}`);
  return say(en, hans, hant);
};

type Four = [a: string, b: string, c: string, d: string];
type Letter = 'a' | 'b' | 'c' | 'd';
const lettered = (options: Four) =>
  options.map((line, i) => ({ slug: 'abcd'.charAt(i), text: three(line) }));

/** The questions about one chapter. */
export const about = (video: string) => ({
  one: (
    slug: string,
    text: string,
    options: Four,
    right: Letter,
    explanation: string,
  ): DemoQuestion => ({
    slug,
    video,
    type: 'single',
    text: three(text),
    options: lettered(options),
    right,
    explanation: three(explanation),
  }),
  several: (
    slug: string,
    text: string,
    options: Four,
    right: Letter[],
    explanation: string,
  ): DemoQuestion => ({
    slug,
    video,
    type: 'multiple',
    text: three(text),
    options: lettered(options),
    right,
    explanation: three(explanation),
  }),
  isTrue: (slug: string, text: string, right: boolean, explanation: string): DemoQuestion => ({
    slug,
    video,
    type: 'true_false',
    text: three(text),
    right,
    explanation: three(explanation),
  }),
});

export const mustAsk = (question: DemoQuestion): DemoQuestion => ({ ...question, mustAsk: true });
