/** Whether somebody is at a part of the page: then nothing in it may move. */

const atRestMs = 4_000;
const controls = 'a, button, input, select, textarea, summary, [contenteditable="true"]';

let pointer: { over: Node; at: number } | null = null;
const note = ({ target }: Event) => {
  if (target instanceof Node) pointer = { over: target, at: Date.now() };
};
if (typeof window !== 'undefined')
  for (const name of ['pointermove', 'pointerdown'])
    window.addEventListener(name, note, { capture: true, passive: true });

/** A resting pointer doesn't count as use; a focused control or an open dialog does. */
export const isHandOn = (box: Element | null): boolean => {
  if (document.querySelector('dialog[open]')) return true;
  if (!box) return false;
  const { activeElement } = document;
  if (activeElement?.matches(controls) && box.contains(activeElement)) return true;
  return pointer !== null && Date.now() - pointer.at < atRestMs && box.contains(pointer.over);
};
