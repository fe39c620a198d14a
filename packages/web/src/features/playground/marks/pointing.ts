/**
 * Props of a row in a list of things: it points at its things on the photo, and is marked while the photo points at its
 * only thing.
 */
export const pointing = (
  things: readonly number[],
  pointedAt: readonly number[],
  pointAt: (ids: readonly number[]) => void,
) => ({
  'data-pointed-at': (things.length === 1 && pointedAt.includes(things[0] as number)) || undefined,
  onMouseEnter: () => pointAt(things),
  onMouseLeave: () => pointAt([]),
  onFocus: () => pointAt(things),
  onBlur: () => pointAt([]),
});
