import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('says of the files of Drizzle what their package says', () => {
  const { type } = JSON.parse(readFileSync('node_modules/drizzle-orm/package.json', 'utf8'));
  expect(type).toBe('module');
});
