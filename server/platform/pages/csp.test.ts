import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newMark, pagePolicy, scriptHashes, takeMarks } from './csp.ts';

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

describe('takeMarks', () => {
  const marked = (html: string) => takeMarks(html, 'secret');

  it.each([
    ['an injected script', '<script>a()</script>', []],
    ['one with another mark', '<script nonce="guessed">a()</script>', []],
    ['one that names the mark elsewhere', '<script data-x="nonce=secret">a()</script>', []],
    ['data', '<script type="application/ld+json">{}</script>', []],
    ['the framework’s own', '<script nonce="secret">a()</script>', ['a()']],
    ['its module', '<script nonce="secret" type="module" async="">a()</script>', ['a()']],
    ['its file', '<script nonce="secret" src="/x.js"></script>', []],
    ['both', '<script>a()</script><script nonce="secret">b()</script>', ['b()']],
    [
      'one that begins inside an injected one',
      '<script>a()<script nonce="secret">b()</script>',
      [],
    ],
  ])('%s', (_, html, scripts) => {
    expect(marked(html).scripts).toEqual(scripts);
  });

  it('leaves no mark in the page', () => {
    const html = '<link href="/x" nonce="secret"/><script nonce="secret">b()</script><p>secret</p>';
    expect(marked(html).html).toBe('<link href="/x"/><script>b()</script><p>secret</p>');
  });

  it('goes by a mark that is new each time', () => {
    const marks = Array.from({ length: 100 }, newMark);
    expect(new Set(marks).size).toBe(100);
    for (const mark of marks) expect(mark).toMatch(/^[\w-]{24}$/);
  });
});

describe('pagePolicy', () => {
  const directives = (inline: Parameters<typeof pagePolicy>[0], secure: boolean) =>
    Object.fromEntries(
      pagePolicy(inline, secure)
        .split('; ')
        .map((d) => [d.split(' ')[0], d.split(' ').slice(1)]),
    );
  const none = { scripts: [], styles: '' };

  it('runs no inline script but those that it is told', () => {
    const { 'script-src': scripts } = directives({ scripts: ['a()', 'a()'] }, true);
    expect(scripts).toEqual(["'self'", hash('a()')]);
    expect(directives(none, true)['script-src']).toEqual(["'self'"]);
  });

  it('takes no style sheet but the page’s own', () => {
    const { 'style-src-elem': sheets } = directives({ scripts: [], styles: 'a{}' }, true);
    expect(sheets).toEqual(["'self'", hash('a{}')]);
    expect(directives(none, true)['style-src-elem']).toEqual(["'self'"]);
    expect(directives(none, true)['style-src-attr']).toEqual(["'unsafe-inline'"]);
  });

  it('is closed otherwise', () => {
    expect(directives(none, true)).toMatchObject({
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
    expect(directives(none, true)).toHaveProperty('upgrade-insecure-requests');
    expect(directives(none, false)).not.toHaveProperty('upgrade-insecure-requests');
  });
});
