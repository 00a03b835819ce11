/** Keyboard shortcuts while the focus is in the player; buttons, lists and the slider keep their own keys. */
import type { KeyboardEvent } from 'react';
import type { Player } from './use-player.ts';

export const jumpSeconds = 10;

type Actions = { player: Player; toggleCaptions: () => void; toggleFull: () => void };

export const onPlayerKey =
  ({ player, toggleCaptions, toggleFull }: Actions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    if (target.closest('select')) return;
    const isControl = target.closest('button, input, a') !== null;
    const isSlider = target.closest('input') !== null;
    const actions: Record<string, (() => void) | undefined> = {
      ' ': isControl && !isSlider ? undefined : player.toggle,
      k: player.toggle,
      arrowleft: isSlider ? undefined : () => player.seek(player.time - jumpSeconds),
      arrowright: isSlider ? undefined : () => player.seek(player.time + jumpSeconds),
      c: toggleCaptions,
      m: player.toggleSound,
      f: toggleFull,
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
