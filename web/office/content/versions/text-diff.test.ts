import { describe, expect, it } from 'vitest';
import { plainText, textDiff } from './text-diff.ts';

const said = (before: string, after: string) =>
  textDiff(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[kind])
    .join('');

describe('a difference is readable', () => {
  it.each([
    ['same', 'Open on Monday.', 'Open on Monday.', 'Open on Monday.'],
    ['a word', 'Open on Monday.', 'Open on Tuesday.', 'Open on [-Monday-][+Tuesday+].'],
    ['Chinese by characters', '週一開門', '週二開門', '週[-一-][+二+]開門'],
    ['new', '', 'Hello', '[+Hello+]'],
    ['gone', 'Hello', '', '[-Hello-]'],
    ['a line between others', 'one\nthree', 'one\ntwo\nthree', 'one\n[+two\n+]three'],
    ['in one of two lines', 'a b\nc d', 'a b\nc e', 'a b\nc [-d-][+e+]'],
    ['mixed scripts', '領白卡 White Card', '領白卡 Green Card', '領白卡 [-White-][+Green+] Card'],
  ])('%s', (_, before, after, shown) => {
    expect(said(before, after)).toBe(shown);
  });

  it('loses nothing: both texts can be read from it', () => {
    const before = 'Care at home, seven days a week.\nCall us: (212) 555-0100\n謝謝';
    const after = 'Help at home, five days a week!\n\nCall (212) 555-0111\n謝謝您';
    const pieces = textDiff(before, after);
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('new')).toBe(before);
    expect(without('gone')).toBe(after);
  });

  it('ends also for long texts', () => {
    const long = (word: string) => Array.from({ length: 4_000 }, (_, i) => `${word}${i} `).join('');
    expect(textDiff(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['gone', 'new', 'same']);
  });
});

it('rich text is read by its words', () => {
  const html =
    '<h2>Care</h2><p>At <b>home</b> &amp; here<br>now</p><ul><li>One</li></ul><img alt="x" src="/media/a.svg"><p><a href="/about/faq">More</a></p>';
  expect(plainText(html)).toBe(
    'Care\nAt home & here\nnow\n• One\n[/media/a.svg]\n[/about/faq] More',
  );
});
