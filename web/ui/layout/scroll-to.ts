/** Scrolls to an element and focuses it; without animation if reduced motion is on. */
export const wantsStill = (): boolean =>
  document.documentElement.dataset.elder === 'on' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const goTo = (id: string): void => {
  const target = document.getElementById(id);
  if (!target) return;
  target.scrollIntoView({ behavior: wantsStill() ? 'auto' : 'smooth', block: 'center' });
  // Make headings and sections focusable, so reading continues there.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
