/**
 * After an action that took its own button away the focus would be nowhere: it goes to what stands in its place, else to
 * the page's heading.
 */
export function restoreFocus(id?: string): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body) return;
    const place =
      (id === undefined ? null : document.getElementById(id)) ??
      document.querySelector<HTMLElement>('main h1');
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
