import { describe, expect, it } from 'vitest';
import { lightPage } from './light-page.ts';

const styles: Record<string, string> = { '/assets/a.css': 'a{color:red}', '/assets/b.css': 'b{}' };
const light = (html: string) => lightPage(html, (address) => styles[address] ?? null);

describe('a page that waits for nothing', () => {
  it('has its styles in itself, in their order, where the first link was', () => {
    const html =
      '<head><title>x</title><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/></head>';
    expect(light(html)).toBe(
      '<head><title>x</title><style>a{color:red}b{}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/><link rel="stylesheet" href="/assets/b.css#" disabled=""/></head>',
    );
  });

  it('leaves alone what it does not know', () => {
    const html = '<link rel="stylesheet" href="/assets/other.css"/>';
    expect(light(html)).toBe(html);
  });

  it('fetches scripts after what is seen', () => {
    expect(light('<link rel="modulepreload" href="/assets/a.js"/>')).toBe(
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>',
    );
  });
});
