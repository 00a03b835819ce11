import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

describe('rich text', () => {
  it.each([
    ['headings and paragraphs', '<h2>白卡</h2><p>Text <strong>bold</strong></p>'],
    ['lists', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
    [
      'tables',
      '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
    ],
    ['links of this site', '<a href="/about/faq">FAQ</a>'],
    [
      'phone and mail links',
      '<a href="tel:+12125550100">call</a><a href="mailto:a@b.example">mail</a>',
    ],
    ['the sample note', '<p class="sample-note">Sample</p>'],
    [
      'videos of this site with their captions',
      '<video controls width="960" height="540" preload="none"><source src="/media/a.mp4" type="video/mp4" /><track src="/media/a.vtt" kind="captions" srclang="en" label="English" /></video>',
    ],
    [
      'pictures of this site',
      '<img alt="A" loading="lazy" src="/media/a.webp" width="8" height="6" />',
    ],
  ])('keeps %s', (_, html) => {
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<style>p{}</style>x', 'x'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<p onclick="alert(1)" style="color:red">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVaScRiPt&#58;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<svg><script>alert(1)</script></svg>x', 'x'],
    ['<form action="/x"><input></form>x', 'x'],
  ])('cleans %s', (dirty, clean) => {
    expect(safeHtml(dirty)).toBe(clean);
  });

  it.each(['https://evil.example/a.png', '//evil.example/a.png', 'data:image/svg+xml,x'])(
    'shows no picture from %s',
    (src) => {
      expect(safeHtml(`<img src="${src}" onerror="alert(1)">`)).not.toMatch(/src|onerror/);
    },
  );

  it('opens other sites in a window that cannot reach back', () => {
    expect(safeHtml('<a href="https://www.ny.gov/">NY</a>')).toBe(
      '<a href="https://www.ny.gov/" rel="noopener" target="_blank">NY</a>',
    );
  });
});
