import { dilate, erode } from '../../../base/raster/morphology.ts';
import type { Mask } from '../../../base/raster/raster.ts';
import { bytesFrom } from '../../../base/typed-arrays.ts';
import { classLikelihood } from '../../../scene/segmentation/room-network/class-likelihood.ts';
import type { SeenRoom } from '../../../scene/segmentation/see-room.ts';
import { type FootPoint, straightFoot } from './straight-foot.ts';
import { windowAroundMarks } from './window-around.ts';

/** What lies behind the removed things at a pixel. */
export const HIDDEN = { other: 0, floor: 1, wall: 2 } as const;

/** The building behind removed things, and where it is in view; by pixel of the hole's size. */
export interface HiddenParts {
  /** One of `HIDDEN` everywhere, also beside the hole. */
  readonly kinds: Uint8Array;
  /** 1 where bare floor, bare wall, and floor or rug is in view. */
  readonly bareFloor: Uint8Array;
  readonly bareWall: Uint8Array;
  readonly ground: Uint8Array;
}

/** Least probability of floor and wall together, and of what is in view. */
const LEAST = { behind: 0.55, shown: 0.6 };
/** Distance of what counts as in view from the hole, and from the end of its surface; pixels. */
const KEPT_OFF = { hole: 3, end: 2 };
/** Around the hole, the foot of the walls is looked for within this share of the hole's extent. */
const AROUND = 0.35;
/** A foot in view counts this much more than a hidden one. It is looked for within `reach` rows. */
const IN_VIEW = { weight: 3, reach: 12, least: 0.3 };
/** How far places may be from a straight foot, and where it decides between floor and wall; shares of the longer side. */
const STRAIGHT = { tolerance: 0.012, reach: 0.08 };

/**
 * Finds the floor and the walls behind removed things. The room network tells them on coarse cells. Where most of the
 * edge between both is on one or two straight lines, with the feet of walls beside the hole, these are the edge.
 *
 * @param hole a mask of the working size, over 0 where to fill.
 * @param unseen what must not be copied, of the same size.
 */
export function hiddenParts(
  { cells, behind }: Pick<SeenRoom, 'cells' | 'behind'>,
  hole: Mask,
  unseen: Mask | null,
): HiddenParts {
  const { width, height } = hole;
  const [floor, wall] = [
    classLikelihood(behind, ['floor', 'rug'], hole),
    classLikelihood(behind, ['wall', 'trim', 'covering'], hole),
  ];
  const shownFloor = classLikelihood(cells, ['floor'], hole);
  const shownWall = classLikelihood(cells, ['wall', 'covering'], hole);
  const kinds = bytesFrom(floor, (value, i) =>
    value + wall[i]! < LEAST.behind ? HIDDEN.other : value >= wall[i]! ? HIDDEN.floor : HIDDEN.wall,
  );
  const near = dilate({ ...hole, data: hole.data.map((value) => (value ? 255 : 0)) }, KEPT_OFF.hole).data;
  const bare = (shown: Float32Array) => {
    const data = bytesFrom(shown, (value) => (value > LEAST.shown ? 255 : 0));
    return erode({ width, height, data }, KEPT_OFF.end).data.map((value, i) =>
      value && !near[i] && !unseen?.data[i] ? 1 : 0,
    );
  };
  const foot = straightFoot(
    footPoints(kinds, hole, shownWall, shownFloor),
    STRAIGHT.tolerance * Math.max(width, height),
  );
  const reach = STRAIGHT.reach * Math.max(width, height);
  const straight = kinds.map((kind, i) => {
    if (!foot || !hole.data[i] || kind === HIDDEN.other) return kind;
    const below = Math.floor(i / width) - foot(i % width);
    return Math.abs(below) > reach ? kind : below > 0 ? HIDDEN.floor : HIDDEN.wall;
  });
  return {
    kinds: straight,
    bareFloor: bare(shownFloor),
    bareWall: bare(shownWall),
    ground: bare(classLikelihood(cells, ['floor', 'rug'], hole)),
  };
}

/** Places where wall ends above floor, in and around a hole. */
function footPoints(
  kinds: Uint8Array,
  hole: Mask,
  shownWall: Float32Array,
  shownFloor: Float32Array,
): FootPoint[] {
  const { width, height, data } = hole;
  const window = windowAroundMarks(data, hole, AROUND);
  const [right, bottom] = [window.left + window.width, window.top + window.height];
  const points: FootPoint[] = [];
  for (let x = window.left; x < right; x++) {
    for (let y = window.top; y < bottom - 1; y++) {
      const i = y * width + x;
      if (kinds[i] !== HIDDEN.wall || kinds[i + width] !== HIDDEN.floor) continue;
      if (data[i]) points.push({ x, y, weight: 1 });
      else {
        const row = rowInView(x, y);
        if (row !== null) points.push({ x, y: row, weight: IN_VIEW.weight });
      }
    }
  }
  return points;

  /** The row near another where wall is in view above floor. */
  function rowInView(x: number, y: number): number | null {
    let [best, most]: [number | null, number] = [null, IN_VIEW.least];
    for (let row = Math.max(1, y - IN_VIEW.reach); row <= Math.min(height - 2, y + IN_VIEW.reach); row++) {
      const likelihood = shownWall[(row - 1) * width + x]! * shownFloor[(row + 1) * width + x]!;
      if (likelihood > most) [best, most] = [row, likelihood];
    }
    return best;
  }
}
