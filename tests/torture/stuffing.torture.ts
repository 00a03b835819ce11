import { byVitest } from './by-vitest.ts';
import type { TortureTest } from './torture-test.ts';

export const test: TortureTest = {
  promise: 'C20',
  name: 'stuffing',
  run: () =>
    byVitest('tests/api/security/abuse.test.ts', {
      env: { ABUSE_TRIES: '5000' },
      only: 'passwords that leaked elsewhere',
      figure: '5,000 pairs, at most 10 checks an account',
    }),
};
