import { byVitest } from './by-vitest.ts';
import { rounds } from './rounds.ts';
import type { TortureTest } from './torture-test.ts';

export const test: TortureTest = {
  promise: 'G46',
  name: 'text-costs',
  run: () => {
    const tries = rounds(1_000);
    return byVitest('tests/api/security/text-costs.test.ts', {
      env: { TEXT_TRIES: String(tries) },
      figure: `${tries} tries at each of 12 calls, ${tries} addresses of one IPv6 network`,
    });
  },
};
