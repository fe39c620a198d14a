import { ramp } from '../../base/ramp.ts';
import { type Camera, rayThrough } from '../camera/camera.ts';
import type { CellNames } from '../segmentation/room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from '../segmentation/room-network/view-classes.ts';
import type { RoomLayout } from './layout.ts';
import { inMeters } from './room-scale.ts';

/** Classes that lie on the floor's plane, and those that stand on it as walls do. */
const FLAT: readonly ViewClass[] = ['floor', 'rug'];
const UPRIGHT: readonly ViewClass[] = ['wall', 'covering'];
/** Smallest share of a cell's classes at which it is seen for certain. */
const SURE = 0.6;
/** Levels of the floor that are tried, as factors of the camera's height, and the number of steps between them. */
const LEVELS = { lowest: 0.4, highest: 1.8, steps: 280 };
/**
 * The floor is moved if cells of at least `wrong` of the seen floor are on the wrong side of the walls' feet, and at another level
 * at most `cured` of that are. Boxes with fewer than `cells` of seen floor stay.
 */
const MOVED = { wrong: 0.03, cured: 0.5, cells: 40 };
/** Levels with this share of the seen floor more on the wrong side are as good as the best one. */
const AS_GOOD = 0.003;
/** Contradictions of the seen floor from which on the box is trusted less, and at most; the confidence that is left then. */
const CONTRADICTED = { some: 0.12, many: 0.35, left: 0.4 };

/**
 * The room box with its floor where a network sees floor and walls. The search for the box follows edges, and takes the edge of
 * a rug, or the far rim of a table, for the foot of a wall when furniture hides it; but floor that is seen beside the furniture cannot
 * be on a wall. The walls stay where they are. What cannot be cured by another level makes the box less sure.
 *
 * @param cells the classes that the room network sees, on a grid over the picture.
 */
export function withSeenFloor(layout: RoomLayout, camera: Camera, cells: CellNames): RoomLayout {
  const wrong = wrongByLevel(layout, camera, cells);
  if (wrong.floor < MOVED.cells) return layout;
  const share = (at: number): number => wrong.cells[at]! / wrong.floor;
  const present = Math.round(stepOf(1));
  const best = wrong.cells.reduce((least, count, at) => (count < wrong.cells[least]! ? at : least), 0);
  // The best level of all that are tried is none if it is the last one.
  const isFound = best > 0 && best < LEVELS.steps;
  const isMoved = isFound && share(present) >= MOVED.wrong && share(best) <= MOVED.cured * share(present);
  const at = isMoved ? nearestAsGood(wrong, present, best) : present;
  const kept = 1 - (1 - CONTRADICTED.left) * ramp(share(at), CONTRADICTED.some, CONTRADICTED.many);
  const confidence = layout.confidence * kept;
  if (!isMoved) return { ...layout, confidence };
  const [x, y, z] = layout.min;
  const moved = { ...layout, min: [x, y * levelOf(at), z] } as const;
  return { ...layout, ...inMeters(moved, layout.scaleSource), confidence };
}

const levelOf = (step: number): number =>
  LEVELS.lowest + (step / LEVELS.steps) * (LEVELS.highest - LEVELS.lowest);
const stepOf = (level: number): number =>
  ((level - LEVELS.lowest) / (LEVELS.highest - LEVELS.lowest)) * LEVELS.steps;

/** Cells on the wrong side of the walls' feet, by the step of the floor's level, and the cells of the seen floor. */
interface WrongCells {
  readonly cells: Float64Array;
  readonly floor: number;
}

function wrongByLevel({ min, max }: RoomLayout, camera: Camera, seen: CellNames): WrongCells {
  const { width, height } = seen;
  const [floor, wall] = [new Float64Array(LEVELS.steps + 2), new Float64Array(LEVELS.steps + 2)];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const kind = kindOf(seen.data, i);
      if (kind === null) continue;
      const ray = rayThrough(
        camera,
        ((x + 0.5) * camera.width) / width,
        ((y + 0.5) * camera.height) / height,
      );
      if (ray[1] >= 0) continue;
      const reach = [0, 2].map((axis) => (ray[axis]! < 0 ? min : max)[axis]! / ray[axis]!);
      // At this level the foot of the wall is exactly here.
      const level = (ray[1] * Math.min(...reach)) / min[1];
      // Dark boards pass for the covering of a wall, so the floor is not moved down for it.
      if (kind === 'covering' && level > 1) continue;
      const step = Math.min(LEVELS.steps + 1, Math.max(0, Math.ceil(stepOf(level))));
      (kind === 'floor' ? floor : wall)[step]!++;
    }
  }
  const sum = (counts: Float64Array): number => counts.reduce((all, count) => all + count, 0);
  // Floor is wrong where the foot is below it, wall where the foot is above it.
  let wrong = sum(wall);
  const cells = new Float64Array(LEVELS.steps + 1);
  for (let step = 0; step <= LEVELS.steps; step++) {
    wrong += floor[step]! - wall[step]!;
    cells[step] = wrong;
  }
  return { cells, floor: sum(floor) };
}

function kindOf(data: Float32Array, cell: number): 'floor' | 'wall' | 'covering' | null {
  const share = (names: readonly ViewClass[]): number =>
    names.reduce((sum, name) => sum + data[cell * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)]!, 0);
  if (share(FLAT) >= SURE) return 'floor';
  if (share(UPRIGHT) < SURE) return null;
  return share(['wall']) > share(['covering']) ? 'wall' : 'covering';
}

/** Among the levels next to the best one that are as good, the nearest to the present one. */
function nearestAsGood({ cells, floor }: WrongCells, present: number, best: number): number {
  const most = cells[best]! + AS_GOOD * floor;
  const towards = Math.sign(present - best);
  let at = best;
  while (at !== present && cells[at + towards]! <= most) at += towards;
  return at;
}
