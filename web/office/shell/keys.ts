/** Single keys of the office. What is on the screen offers its actions here; the palette and the help list the same ones. */
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

export type KeyAction = {
  /** 'a', '/', '?' */
  key: string;
  label: string;
  run: () => void;
  /** Gives way to an action of the page with the same key. */
  general?: boolean;
};

const none: readonly KeyAction[] = [];
let offered = none;
const listeners = new Set<() => void>();
const change = (next: readonly KeyAction[]) => {
  offered = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const actionFor = (key: string): KeyAction | undefined => {
  const found = offered.filter((one) => one.key === key);
  return found.findLast(({ general }) => !general) ?? found.at(-1);
};

/** Those that work now: one for each key, the page's own first. */
export const useOfferedKeys = (): readonly KeyAction[] => {
  const all = useSyncExternalStore(
    subscribe,
    () => offered,
    () => none,
  );
  return all
    .filter((one) => actionFor(one.key) === one)
    .toSorted((a, b) => Number(a.general ?? false) - Number(b.general ?? false));
};

/** Offers actions while the component is on the screen: from its first paint on, so that no key is lost. */
export const useKeys = (actions: readonly KeyAction[]): void => {
  const run = useEffectEvent((key: string) => actions.find((one) => one.key === key)?.run());
  const shape = JSON.stringify(actions);
  useLayoutEffect(() => {
    const own = (JSON.parse(shape) as Omit<KeyAction, 'run'>[]).map((one) => ({
      ...one,
      run: () => run(one.key),
    }));
    change([...offered, ...own]);
    return () => change(offered.filter((one) => !own.includes(one)));
  }, [shape]);
};

const notTyped = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** In a field for text, a letter is text; in a select it chooses. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(?:TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && !notTyped.test(target.type)));

/** Chinese keyboards report their own signs: then the place of the key counts. */
const keyOf = ({ key, code }: KeyboardEvent): string => {
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
};

const isLetter = (key: string): boolean => /^[a-z]$/.test(key);

/** From any field of a form, also a long one. */
const pressSubmit = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (!isTyping(event.target) && !(event.target instanceof HTMLInputElement)) return;
  const { form } = event.target as HTMLInputElement;
  const button = form?.querySelector<HTMLElement>('button[type=submit]');
  if (!button) return;
  event.preventDefault();
  button.click();
};

/** Runs the action of a key; never in a text field, in a dialog, or together with Ctrl, Alt or Shift. */
export const useKeyDispatch = (on: boolean): void =>
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (held && !event.defaultPrevented && !event.repeat) pressSubmit(event);
      if (!on || held || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const key = keyOf(event);
      const action = isLetter(key) && event.shiftKey ? undefined : actionFor(key);
      if (!action) return;
      event.preventDefault();
      action.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
