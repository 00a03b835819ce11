import { expect, it } from 'vitest';
import { errorKind } from './error-kind.ts';

const refused = Object.assign(new AggregateError([], 'connect 10.0.0.1'), { code: 'ECONNREFUSED' });
/** As pg-boss tells of an error. */
const copyOf = (error: Error) => ({ ...error, message: error.message, stack: error.stack });

it.each([
  [new TypeError('of +12125550101'), 'TypeError'],
  [refused, 'AggregateError ECONNREFUSED'],
  [copyOf(refused), 'Error ECONNREFUSED'],
  [copyOf(new TypeError('of +12125550101')), 'Error'],
  [
    Object.assign(new Error('duplicate key (+1212)'), { name: 'error', code: '23505' }),
    'error 23505',
  ],
  [{ name: '', code: 5 }, 'Error'],
  ['a text', 'Error'],
  [undefined, 'Error'],
  [null, 'Error'],
])('%s is said as %s', (error, kind) => {
  expect(errorKind(error)).toBe(kind);
});
