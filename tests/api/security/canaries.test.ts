/** The search itself: chance does not set it off, a leak does. */
import { expect, it } from 'vitest';
import { standsIn, wordsOfLogs, wordsOfMetrics } from './canaries.ts';

const [phone, code] = ['3475550177', '707070'];

it.each([
  ['a timing', 'http_request_duration_seconds_sum{route="/home"} 0.3475550177'],
  ['a timing without labels', 'process_cpu_seconds_total 10.707070'],
  ['a large number', 'process_resident_memory_bytes 3.475550177e+9'],
  ['a number with its moment', 'up 1 3475550177000'],
])('what a metric measures is no leak: %s', (_, line) => {
  const words = wordsOfMetrics(`# HELP x of y\n${line}\n`);
  expect([phone, code, '5550177'].filter((one) => standsIn(words, one))).toEqual([]);
  expect(words).toContain('# HELP x of y');
});

it.each([
  'errors_total{route="/home/3475550177"} 1',
  'errors_total{code="a",name="+13475550177"} 7.5',
  '# HELP 3475550177',
  'user_3475550177_total 1',
])('a label, a name or a comment is: %s', (line) => {
  expect(standsIn(wordsOfMetrics(line), phone)).toBe(true);
});

it.each([
  ['its time', { time: 1_707_070_000_000 }],
  ['how long it took', { ms: 12.70707 }],
  ['its request', { reqId: '70707070-7070-4070-8070-707070707070' }],
  ['an id of ours', { job: 'a7707070-7070-4070-8070-70707070707a' }],
  ['a hash', { hash: 'ab707070cd' }],
  ['a moment', { at: '2025-06-11T10:30:00.707070Z' }],
])('of a log line, %s is no leak', (_, fields) => {
  expect(standsIn(wordsOfLogs([JSON.stringify({ msg: 'x', ...fields })]), code)).toBe(false);
});

it.each([
  { msg: 'sent 707070.' },
  { code: 707_070 },
  { deep: [{ code: '707070' }] },
  { sql: "select '707070'" },
  { url: '/x?code=707070&y' },
])('a code that stands in it is: %j', (line) => {
  expect(standsIn(wordsOfLogs([JSON.stringify(line)]), code)).toBe(true);
});

it('an encoded one is found too', () => {
  expect(standsIn('/x?name=%E9%87%91%E7%B5%B2%E9%9B%80', '金絲雀')).toBe(true);
});
