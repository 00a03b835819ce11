import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isMapUrl, pagePolicy, scriptHashes } from './csp.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('scriptHashes', () => {
  it.each([
    ['none', '<p>hello</p>', []],
    ['an inline script', '<script>a()</script>', [hash('a()')]],
    ['one with attributes', '<script type="module" nonce="">a()</script>', [hash('a()')]],
    ['one of several lines', '<script>\n a()\n</script>', [hash('\n a()\n')]],
    ['a script from a file', '<script src="/x.js"></script>', []],
    ['a module from a file', '<script type="module" src="/x.js"></script>', []],
    ['two', '<script>a()</script><script>b()</script>', [hash('a()'), hash('b()')]],
    ['the same one twice', '<script>a()</script><script>a()</script>', [hash('a()')]],
    ['Chinese', '<script>"柿"</script>', [hash('"柿"')]],
  ])('%s', (_, html, hashes) => {
    expect(scriptHashes(html)).toEqual(hashes);
  });
});

describe('pagePolicy', () => {
  const directives = (html: string, secure: boolean) =>
    Object.fromEntries(
      pagePolicy(html, secure)
        .split('; ')
        .map((d) => [d.split(' ')[0], d.split(' ').slice(1)]),
    );

  it('runs no inline script but those of the page', () => {
    const { 'script-src': scripts } = directives('<script>a()</script>', true);
    expect(scripts).toEqual(["'self'", hash('a()')]);
    expect(directives('', true)['script-src']).toEqual(["'self'"]);
  });

  it('is closed otherwise', () => {
    expect(directives('', true)).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'", 'https://www.openstreetmap.org'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ['https://www.openstreetmap.org'],
    });
  });

  it('asks for https only where there is https', () => {
    expect(directives('', true)).toHaveProperty('upgrade-insecure-requests');
    expect(directives('', false)).not.toHaveProperty('upgrade-insecure-requests');
  });
});

it.each([
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', true],
  ['https://www.openstreetmap.org.evil.example/export', false],
  ['https://www.openstreetmap.org@evil.example/', false],
  ['http://www.openstreetmap.org/export', false],
  ['javascript:alert(1)//https://www.openstreetmap.org/', false],
  ['', false],
])('a frame may show %s: %s', (url, allowed) => {
  expect(isMapUrl(url)).toBe(allowed);
});
