import { byVitest } from './by-vitest.ts';
import type { TortureTest } from './torture-test.ts';

const cases = process.env.FUZZ_CASES ?? '1000';

export const test: TortureTest = {
  promise: 'D27',
  name: 'fuzz',
  run: () =>
    byVitest('tests/api/security/fuzz.test.ts', {
      env: { FUZZ_CASES: cases },
      figure: `${cases} cases × 4 callers for each call`,
    }),
};
