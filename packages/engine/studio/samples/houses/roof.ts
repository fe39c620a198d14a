import { type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { bar, box, roundedBox } from '../../../src/base/geometry/shapes.ts';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import type { BodySpec } from './house-spec.ts';
import { polygon } from './polygon.ts';

/** Overhang of a roof over eaves and gables. */
const OVER = 0.35;
const THICK = 0.1;
/** Visible height of a course of tiles or slates along the slope, and the rise of its lower edge. */
const COURSE = 0.24;
const LIP = 0.022;

/** The roof of a body with its left front corner at the origin, with its gutters and boards. */
export function roofParts({ width, depth, eaves, roof, trim }: BodySpec): ShellPart[] {
  if (roof.kind === 'flat') {
    const { edge, material } = roof;
    const [wide, deep] = [width + 2 * edge, depth + 2 * edge];
    const at = (y: number): Vec3 => [width / 2, eaves + y, -depth / 2];
    return [
      ...partsOf('roof', material, [placed(roundedBox([wide, 0.24, deep], 0.008, 2), at(0.12))]),
      ...partsOf('roof', trim, [placed(box([wide + 0.04, 0.045, deep + 0.04]), at(0.262))]),
    ];
  }
  const slopes = ([-1, 1] as const).map((side) => slopeOf(width, depth, eaves, roof.rise, roof.ridge, side));
  const ends = slopes.map(({ at, length }) => [at(length, 0, 0.06), at(length, 1, 0.06)] as const);
  return [
    ...partsOf('roof', roof.material, [...slopes.flatMap(courses), bar(...ends[0]!, 0.09, 0.09, 10)]),
    ...partsOf('trim', trim, [...slopes.flatMap(boardsOf), ...slopes.flatMap(gutterOf)]),
  ];
}

/** One side of a gable roof: `at` is a place on it, `along` meters up from its lower edge, from end 0 to end 1. */
interface Slope {
  readonly length: number;
  readonly at: (along: number, end: number, lift: number) => Vec3;
}

function slopeOf(
  width: number,
  depth: number,
  eaves: number,
  rise: number,
  ridge: 'x' | 'z',
  side: -1 | 1,
): Slope {
  const half = (ridge === 'z' ? width : depth) / 2;
  const pitch = Math.atan2(rise, half);
  const length = (half + OVER) / Math.cos(pitch);
  const low = eaves - OVER * Math.tan(pitch);
  return {
    length,
    at(along, end, lift) {
      const out = side * (half + OVER - along * Math.cos(pitch) + lift * Math.sin(pitch));
      const y = low + along * Math.sin(pitch) + lift * Math.cos(pitch);
      return ridge === 'z'
        ? [width / 2 + out, y, OVER - end * (depth + 2 * OVER)]
        : [-OVER + end * (width + 2 * OVER), y, -depth / 2 + out];
    },
  };
}

/** Rows of tiles, each with its lower edge on the back of the row below. */
function courses({ length, at }: Slope): Mesh[] {
  const count = Math.ceil(length / COURSE);
  const step = length / count;
  const rows: Mesh[] = [];
  for (let i = 0; i < count; i++) {
    const [low, high] = [i * step, (i + 1) * step];
    rows.push(
      polygon([at(low, 0, THICK + LIP), at(low, 1, THICK + LIP), at(high, 1, THICK), at(high, 0, THICK)]),
      polygon([at(low, 0, THICK), at(low, 1, THICK), at(low, 1, THICK + LIP), at(low, 0, THICK + LIP)]),
    );
  }
  return rows;
}

/** Soffit, fascia along the eaves, and bargeboards up the gables. */
function boardsOf({ length, at }: Slope): Mesh[] {
  const barge = (end: number) =>
    polygon([at(0, end, -0.1), at(length, end, -0.1), at(length, end, THICK), at(0, end, THICK)]);
  return [
    polygon([at(0, 0, 0), at(0, 1, 0), at(length, 1, 0), at(length, 0, 0)]),
    polygon([at(0, 0, -0.12), at(0, 1, -0.12), at(0, 1, THICK), at(0, 0, THICK)]),
    barge(0),
    barge(1),
  ];
}

function gutterOf({ at }: Slope): Mesh[] {
  return [bar(at(-0.05, 0, 0.02), at(-0.05, 1, 0.02), 0.055, 0.055, 12)];
}
