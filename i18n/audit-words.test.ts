import { expect, it } from 'vitest';
import { auditActions } from '#contract/staff/audit-actions.ts';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

const leaves = (node: object, path = ''): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : leaves(value, `${path}${key}.`),
  );

it.each([
  ['en', en],
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
])('every action of the audit log has its words, and no words are left over: %s', (_, words) => {
  expect(leaves(words.office.people.audit.says).toSorted()).toEqual(
    Object.keys(auditActions).toSorted(),
  );
});
