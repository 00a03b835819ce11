import type { HTMLAttributes } from 'react';

/** A window on what may be larger than it: the keyboard reaches it, and arrow keys move what is inside. */
export function ScrollView(props: HTMLAttributes<HTMLElement>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must take the focus, else no key moves it in Safari; axe asks for it (scrollable-region-focusable)
  return <section {...props} tabIndex={0} />;
}
