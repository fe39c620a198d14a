/** Scrolls to the top of an element of which a quarter or more is out of sight; the style sheet decides how smoothly. */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  if (seen < Math.min(height, window.innerHeight) * 0.75) element.scrollIntoView({ block: 'start' });
}
