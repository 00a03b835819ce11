import { expect, test } from 'vitest';
import { hasSound } from './has-sound.ts';

const film = (...types: string[]) => ({ sources: types.map((type) => ({ path: '/a', type })) });

test.each([
  ['video/mp4; codecs="avc1.4D401F"', false],
  ['video/mp4; codecs="avc1.4D401F, mp4a.40.2"', true],
  ['video/webm; codecs="vp9,opus"', true],
  ['video/mp4', true],
])('%s: sound %s', (type, sound) => {
  expect(hasSound(film(type))).toBe(sound);
});

test('one source with sound is enough', () => {
  expect(hasSound(film('video/webm; codecs="vp9"', 'video/mp4'))).toBe(true);
});
