import { describe, expect, it } from 'vitest';
import { mapLinkOf } from './offices.ts';

describe('mapLinkOf', () => {
  it('opens the marker of the embedded map', () => {
    const embed = 'https://www.openstreetmap.org/export/embed.html?bbox=1&marker=40.71,-73.99';
    expect(mapLinkOf(embed, 'x')).toBe(
      'https://www.openstreetmap.org/?mlat=40.71&mlon=-73.99#map=17/40.71/-73.99',
    );
  });
  it.each(['https://www.openstreetmap.org/export/embed.html', 'not a url', ''])(
    'searches for the address without one: %s',
    (embed) => {
      expect(mapLinkOf(embed, '5 Main St & 1st Ave')).toBe(
        'https://www.openstreetmap.org/search?query=5%20Main%20St%20%26%201st%20Ave',
      );
    },
  );
});
