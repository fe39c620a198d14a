import { SEEN, type WallFace, type WallGrid } from './wall-grid.ts';

/** A rectangle on a wall, meters. */
export interface WallFeature {
  readonly face: WallFace;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/** Smaller things are no windows and no fireplaces, meters. */
const LEAST_SIDE = 0.5;
/** The smallest share of its rectangle that is seen as the same. */
const FILLED = 0.5;
/** Fireplaces and fitted shelves stand on the floor and are taller than radiators, meters; wider ones are the wall. */
const FITTED = { bottom: 0.3, top: 1, ofWall: 0.75 };

/** Windows on a wall, as the room network sees them, floor-length ones too; none if no network looked. */
export const windowsOn = (wall: WallGrid): WallFeature[] => featuresOn(wall, SEEN.window, SEEN.curtain);

/**
 * The feature that a room is arranged around: a fireplace or what else is built into a wall from the floor up, or
 * the largest window; null if none is seen.
 */
export function focalPoint(walls: readonly WallGrid[]): WallFeature | null {
  const fitted = walls.flatMap((wall) =>
    featuresOn(wall, SEEN.builtIn, SEEN.covering).filter(
      ({ from, to, bottom, top }) =>
        bottom < FITTED.bottom && top > FITTED.top && to - from < FITTED.ofWall * wall.columns * wall.cell,
    ),
  );
  return largest(fitted) ?? largest(walls.flatMap(windowsOn));
}

function largest(features: readonly WallFeature[]): WallFeature | null {
  const area = ({ from, to, bottom, top }: WallFeature) => (to - from) * (top - bottom);
  return [...features].sort((a, b) => area(b) - area(a))[0] ?? null;
}

/** Rectangles around cells of one meaning that touch each other. */
function featuresOn(
  { face, cell, start, columns, rows, seen }: WallGrid,
  ...meanings: number[]
): WallFeature[] {
  if (!seen) return [];
  const isOpen = seen.map((value) => (meanings.includes(value) ? 1 : 0));
  const found: WallFeature[] = [];
  for (let first = 0; first < isOpen.length; first++) {
    if (!isOpen[first]) continue;
    isOpen[first] = 0;
    const patch = [first];
    let [left, right, low, high] = [columns, 0, rows, 0];
    for (const at of patch) {
      const column = at % columns;
      const row = (at - column) / columns;
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [low, high] = [Math.min(low, row), Math.max(high, row)];
      const beside = [
        column > 0 ? at - 1 : at,
        column < columns - 1 ? at + 1 : at,
        row > 0 ? at - columns : at,
        row < rows - 1 ? at + columns : at,
      ];
      for (const next of beside) {
        if (!isOpen[next]) continue;
        isOpen[next] = 0;
        patch.push(next);
      }
    }
    const [wide, tall] = [right - left + 1, high - low + 1];
    if (Math.min(wide, tall) * cell < LEAST_SIDE || patch.length < FILLED * wide * tall) continue;
    const [from, bottom] = [start + left * cell, low * cell];
    found.push({ face, from, to: from + wide * cell, bottom, top: bottom + tall * cell });
  }
  return found;
}
