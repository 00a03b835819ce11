/** The kind of each message template. */
import type { MessageKind } from './kind-names.ts';
import { isSecretTemplate } from './office.ts';

const starts: readonly [RegExp, MessageKind][] = [
  [/^visit/, 'visit'],
  [/^(request|care|letter|help)/, 'request'],
  [/^(card|whiteCard|papers|checklist)/, 'whiteCard'],
  [/^(renewal|deadline)/, 'renewal'],
  [/^activity/, 'activity'],
  [/^application/, 'application'],
  [/^(certificate|training)/, 'training'],
  [/^texts/, 'textSettings'],
  [/^(decision|reply)/, 'office'],
  [/^(welcome|password|phone|email|contact|account|hasAccount|noAccount|goodbye|staff)/, 'account'],
];

/** By template; a text without one was written by staff. */
export const messageKindOf = (template: string | null): MessageKind => {
  if (template === null) return 'office';
  if (isSecretTemplate(template)) return 'code';
  return starts.find(([start]) => start.test(template))?.[1] ?? 'other';
};
