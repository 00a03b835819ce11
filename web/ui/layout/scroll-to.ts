/** Brings an element of this page into view and gives it the focus; without motion for those who want none. */
export const wantsStill = (): boolean =>
  document.documentElement.dataset.elder === 'on' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const goTo = (id: string): void => {
  const target = document.getElementById(id);
  if (!target) return;
  target.scrollIntoView({ behavior: wantsStill() ? 'auto' : 'smooth', block: 'center' });
  // Headings and sections take the focus too, so that reading goes on from there.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
