import { byVitest } from './by-vitest.ts';
import type { TortureTest } from './torture-test.ts';

export const test: TortureTest = {
  promise: 'C21',
  name: 'enumeration',
  run: () =>
    byVitest('tests/api/account/timing.test.ts', {
      env: { TIMING_TRIES: '500' },
      figure: '500 tries each, medians within 5 ms or a fifth',
    }),
};
