/**
 * Scrolls to the top of an element when a quarter or more of it is out of sight. The stylesheet decides how smoothly.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  if (seen < Math.min(height, window.innerHeight) * 0.75) element.scrollIntoView({ block: 'start' });
}
