import { describe, expect, it } from 'vitest';
import { scannedPathOf, verifyPath, verifyPathOf } from './certificate.ts';

const code = 'ABCDEFGHJKMNPQ';

describe('the page of a certificate', () => {
  it.each([
    ['PHC-2026-004187', '/verify/PHC-2026-004187'],
    [' phc 2026 004187 ', '/verify/PHC-2026-004187'],
    ['ＰＨＣ－２０２６－００４１８７', '/verify/PHC-2026-004187'],
    ['a/b', '/verify/A%2FB'],
    ['https://care.example/verify/PHC-2026-004187', '/verify/PHC-2026-004187'],
    [
      `https://care.example${verifyPath('PHC-2026-004187', code)}`,
      verifyPath('PHC-2026-004187', code),
    ],
    [
      `https://care.example/h5${verifyPath('PHC-2026-004187', code)}`,
      verifyPath('PHC-2026-004187', code),
    ],
    ['', null],
    [' - ', null],
    ['9'.repeat(100), `/verify/${'9'.repeat(100)}`],
    // Refused, never cut.
    ['9'.repeat(101), null],
  ])('of %j is %j', (given, path) => {
    expect(verifyPathOf(given)).toBe(path);
  });

  it.each([
    [
      `https://care.example${verifyPath('PHC-2026-004187', code)}`,
      verifyPath('PHC-2026-004187', code),
    ],
    ['https://care.example/community/news/1', null],
    ['persimmon-activity:3f9a01bc', null],
    ['PHC-2026-004187', null],
  ])('scanned as %j is %j', (scanned, path) => {
    expect(scannedPathOf(scanned)).toBe(path);
  });
});
