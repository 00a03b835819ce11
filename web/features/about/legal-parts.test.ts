import { describe, expect, it } from 'vitest';
import { withPlaces } from './legal-parts.ts';

describe('the parts of a legal page', () => {
  it('are its headings, each with a place', () => {
    const { html, parts } = withPlaces(
      '<p>a</p><h2>1. Who &amp; why</h2><p>b</p><h2><strong>2</strong></h2>',
    );
    expect(parts).toEqual([
      { id: 'part-1', label: '1. Who & why' },
      { id: 'part-2', label: '2' },
    ]);
    expect(html).toBe(
      '<p>a</p><h2 id="part-1">1. Who &amp; why</h2><p>b</p><h2 id="part-2"><strong>2</strong></h2>',
    );
  });

  it('are none where there is no heading', () => {
    expect(withPlaces('<p>a</p>')).toEqual({ html: '<p>a</p>', parts: [] });
  });
});
