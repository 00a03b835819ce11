import { byVitest } from './by-vitest.ts';
import type { TortureTest } from './torture-test.ts';

export const test: TortureTest = {
  promise: 'C18',
  name: 'code-guesses',
  run: () =>
    byVitest('tests/api/account/codes-use.test.ts', {
      env: { CODE_GUESSES: '10000' },
      only: 'guesses from 100 addresses',
      figure: '10,000 guesses, 5 compared',
    }),
};
