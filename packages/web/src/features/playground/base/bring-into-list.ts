/** Space between the chosen entry and the edge of the list, in pixels. */
const MARGIN = 12;

/** Scrolls only the list until its chosen entry is in sight. */
export function bringIntoList(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[aria-checked="true"], [aria-current]');
  if (!list || !chosen) return;
  const room = list.getBoundingClientRect();
  const box = chosen.getBoundingClientRect();
  list.scrollTop += outOfSight([box.top, box.bottom], [room.top, room.bottom]);
  list.scrollLeft += outOfSight([box.left, box.right], [room.left, room.right]);
}

/** The distance of an element before or behind the visible part. */
function outOfSight([start, end]: [number, number], [from, to]: [number, number]): number {
  if (start - MARGIN < from) return start - MARGIN - from;
  return Math.max(0, end + MARGIN - to);
}
