/** The recorded words of a film, in step with it. */
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSoundTrack } from '#web/features/training/player/use-sound-track.ts';

type Options = Parameters<typeof useSoundTrack>[0];
const still: Options = { path: '/a.mp3', time: 0, playing: false, speed: 1, muted: false };

/** The one that was stopped last: it is on no page. */
let audio: HTMLAudioElement;
function Track(options: Options) {
  const wake = useSoundTrack(options);
  return (
    <button type="button" onClick={wake}>
      Play
    </button>
  );
}

let paused = true;
beforeEach(() => {
  paused = true;
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(media, 'ended', 'get').mockReturnValue(false);
  vi.spyOn(media, 'play').mockImplementation(async () => {
    paused = false;
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLAudioElement) {
    audio = this;
    paused = true;
  });
});

test('goes, stops, jumps, and is as fast and as loud as the film', () => {
  const { rerender, unmount } = render(<Track {...still} />);
  expect(paused).toBe(true);
  rerender(<Track {...still} playing time={12} speed={1.5} muted />);
  expect([paused, audio.currentTime, audio.playbackRate, audio.muted]).toEqual([
    false,
    12,
    1.5,
    true,
  ]);
  // A small difference is left alone: a correction can be heard.
  rerender(<Track {...still} playing time={12.3} />);
  expect(audio.currentTime).toBe(12);
  rerender(<Track {...still} playing time={13} />);
  expect(audio.currentTime).toBe(13);
  rerender(<Track {...still} time={13} />);
  expect(paused).toBe(true);
  rerender(<Track {...still} playing time={13} />);
  expect(paused).toBe(false);
  unmount();
  expect(paused).toBe(true);
});

test('is woken by the first press, and silent until the film goes', async () => {
  const { container } = render(<Track {...still} />);
  container.querySelector('button')?.click();
  expect(paused).toBe(false);
  await vi.waitFor(() => expect(paused).toBe(true));
});

test('goes on when the same press started the film', async () => {
  const { container, rerender } = render(<Track {...still} />);
  container.querySelector('button')?.click();
  rerender(<Track {...still} playing />);
  await Promise.resolve();
  expect(paused).toBe(false);
});

test('without a recording nothing plays', () => {
  const { container } = render(<Track {...still} path={undefined} playing />);
  container.querySelector('button')?.click();
  expect(paused).toBe(true);
});
