import { expect, it } from 'vitest';
import { faultOf } from './statistics.rules.ts';

it.each([
  [{ answered: 19, wrong: 19, discrimination: -1 }, null],
  [{ answered: 20, wrong: 14, discrimination: 0.3 }, 'tooHard'],
  [{ answered: 20, wrong: 13, discrimination: 0.3 }, null],
  [{ answered: 20, wrong: 0, discrimination: null }, 'tooEasy'],
  [{ answered: 40, wrong: 1, discrimination: 0.1 }, 'tooEasy'],
  [{ answered: 40, wrong: 2, discrimination: 0.1 }, null],
  [{ answered: 40, wrong: 8, discrimination: -0.01 }, 'backwards'],
  [{ answered: 40, wrong: 36, discrimination: -0.2 }, 'backwards'],
  [{ answered: 40, wrong: 8, discrimination: 0 }, null],
])('%j: %s', (figures, fault) => {
  expect(faultOf(figures)).toBe(fault);
});
