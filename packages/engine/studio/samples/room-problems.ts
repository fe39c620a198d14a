import { cornersOf, footprintsOverlap } from './footprint.ts';
import { furnish, type PlacedPiece } from './furnish.ts';
import type { RoomSpec } from './room-spec.ts';
import { placementsOf, VARIANTS } from './scene.ts';

/** Pieces may stand this far in a wall or in each other: cloth and leaves give way. */
const SLACK = 0.03;
/** Flat things below others. */
const FLAT = new Set(['rug', 'bath-mat', 'kitchen-runner']);
/** Pushed under tables. */
const SEATS = new Set(['dining-chair', 'desk-chair', 'bar-stool', 'ottoman', 'bench']);
const TABLES = new Set(['dining-table', 'desk', 'console-table']);

/** The errors of a room, in sentences: things outside it or inside each other, a camera outside. */
export function roomProblems(spec: RoomSpec): string[] {
  const { width, height, depth } = spec.size;
  const [cx, cy, cz] = spec.camera.position;
  const inside = cx > 0 && cx < width && cy > 0 && cy < height && cz > 0 && cz < depth;
  const problems = inside ? [] : ['The camera is outside.'];
  const most = VARIANTS.filter((variant) => variant !== 'cluttered' || spec.clutter).at(-1) ?? 'furnished';
  const pieces = furnish(spec, placementsOf(spec, most), 1);
  for (const piece of pieces) problems.push(...outside(spec, piece));
  const standing = pieces.filter(
    ({ placement }) => placement.where.on === 'floor' && !FLAT.has(placement.kind),
  );
  for (const [i, a] of standing.entries()) {
    for (const b of standing.slice(i + 1)) {
      if (!goTogether(a, b) && footprintsOverlap(a, b, SLACK))
        problems.push(`${name(a)} stands in ${name(b)}.`);
    }
  }
  return problems;
}

const name = ({ placement: { kind, where } }: PlacedPiece): string =>
  where.on === 'floor' ? `${kind} at ${where.x}, ${where.z}` : kind;

function goTogether(a: PlacedPiece, b: PlacedPiece): boolean {
  const [first, second] = [a.placement.kind, b.placement.kind];
  return (SEATS.has(first) && TABLES.has(second)) || (TABLES.has(first) && SEATS.has(second));
}

function outside({ size, id }: RoomSpec, placed: PlacedPiece): string[] {
  const corners = cornersOf(placed);
  const [low, high] = [0 - SLACK, SLACK];
  const out = corners.some(
    ([x, , z]) => x < low || z < low || x > size.width + high || z > size.depth + high,
  );
  const top = placed.placement.where.on === 'ceiling' ? 0 : placed.at[1] + placed.piece.size[1] / 2;
  return out || top > size.height ? [`${id}: ${name(placed)} is not inside.`] : [];
}
