import type { HTMLAttributes } from 'react';

/** A scroll container that the keyboard can reach. */
export function ScrollView(props: HTMLAttributes<HTMLElement>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must take the focus, else no key moves it in Safari; axe asks for it (scrollable-region-focusable)
  return <section {...props} tabIndex={0} />;
}
