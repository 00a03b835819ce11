import { expect, it } from 'vitest';
import { activityTimeErrors } from './times.ts';

const fine = {
  startTime: '2026-03-02 10:00',
  endTime: '2026-03-02 12:00',
  registerStart: '2026-02-01 09:00',
  registerEnd: '2026-03-01 17:00',
};

it.each([
  [{}, []],
  [{ endTime: '2026-03-02 10:00' }, ['endTime afterStart']],
  [{ registerEnd: '2026-02-01 09:00' }, ['registerEnd afterStart']],
  // People may register until it ends, not after.
  [{ registerEnd: '2026-03-02 12:00' }, []],
  [{ registerEnd: '2026-03-02 12:01' }, ['registerEnd registerByEnd']],
  // What is still empty is asked for elsewhere.
  [{ endTime: '', registerEnd: '2030-01-01 00:00' }, []],
  [{ registerEnd: '' }, []],
])('%o', (changed, wrongs) => {
  const said = activityTimeErrors({ ...fine, ...changed }).map(
    ({ field, key }) => `${field} ${key.split('.').at(-1)}`,
  );
  expect(said).toEqual(wrongs);
});
