import type { Vec3 } from '../geometry/vector.ts';
import { between, pick } from '../random.ts';
import { usualSize } from './pieces/furnish.ts';
import type { DoorSpec, PieceKind, PieceSpec, RoomSpec, WallSide, WindowSpec } from './room-spec.ts';
import { wallFrame } from './shell/wall-frame.ts';
import { CASING } from './shell/walls.ts';

/** What arranging needs to know of a room. */
interface Shell {
  readonly size: RoomSpec['size'];
  readonly windows: readonly WindowSpec[];
  readonly doors: readonly DoorSpec[];
}

/** Degrees that turn a piece's back to each wall. */
const FACING: Record<WallSide, number> = { north: 0, east: -90, south: 180, west: 90 };

/** The longest stretch of a wall without window or door, metres from its left end. */
export function freeSpan(shell: Shell, wall: WallSide): { from: number; to: number } {
  const { length } = wallFrame(shell.size, wall);
  const holes = [...shell.windows, ...shell.doors]
    .filter((h) => h.wall === wall)
    .sort((a, b) => a.along - b.along);
  let best = { from: 0, to: 0 };
  let from = 0;
  for (const hole of [...holes, { along: length + CASING, width: 0 }]) {
    const to = hole.along - CASING;
    if (to - from > best.to - best.from) best = { from, to };
    from = hole.along + hole.width + CASING;
  }
  return best;
}

const BIG = ['sofa', 'bed', 'bookshelf', 'desk'] as const;
const CLOTHS = ['#b9b2a4', '#5f6f68', '#8f5a42', '#cfc4b2', '#46525c', '#7f7a74'] as const;

/** Furniture by rules of thumb: one big piece against the far wall, others around it. `clutter` 0 = empty … 2 = full. */
export function arrangePieces(random: () => number, shell: Shell, clutter: number): PieceSpec[] {
  if (clutter === 0) return [];
  const pieces: PieceSpec[] = [];
  const north = freeSpan(shell, 'north');
  const main = pick(random, BIG);
  const against = againstWall(random, shell, 'north', main);
  if (against) {
    pieces.push(against);
    if (main !== 'bookshelf') pieces.push(...picturesAbove(random, shell, against));
  }
  const middle: Vec3 = [shell.size.width / 2, 0, Math.min(shell.size.depth * 0.45, 2.1)];
  if (main === 'sofa' || main === 'bookshelf') {
    pieces.push({ kind: 'rug', at: middle, turn: 0, variant: Math.floor(random() * 3) });
    pieces.push({ kind: 'coffee-table', at: middle, turn: 0, variant: Math.floor(random() * 2) });
  }
  if (clutter > 1) {
    const side = pick<WallSide>(random, ['west', 'east']);
    const other = againstWall(random, shell, side, pick(random, ['bookshelf', 'armchair', 'desk']));
    if (other) pieces.push(other);
    const corner = north.from < 0.3 ? 0.45 : shell.size.width - 0.45;
    pieces.push({
      kind: pick(random, ['plant', 'floor-lamp']),
      at: [corner, 0, 0.45],
      turn: between(random, 0, 90),
    });
    if (main === 'sofa') {
      const at: Vec3 = [middle[0] + 1.35, 0, middle[2] + 0.1];
      pieces.push({ kind: 'armchair', at, turn: -70, colors: [pick(random, CLOTHS), '#e7dfd0'] });
    }
  }
  for (const window of shell.windows)
    if (clutter > 1 && random() < 0.6) pieces.push(...curtains(shell, window));
  return pieces;
}

function againstWall(
  random: () => number,
  shell: Shell,
  wall: WallSide,
  kind: PieceKind,
): PieceSpec | undefined {
  const span = freeSpan(shell, wall);
  const [width, , depth] = usualSize(kind);
  if (span.to - span.from < width + 0.2) return undefined;
  const along = between(random, span.from + width / 2 + 0.1, span.to - width / 2 - 0.1);
  const at = wallFrame(shell.size, wall).point(along, 0, depth / 2 + 0.03);
  return {
    kind,
    at,
    turn: FACING[wall],
    ...(kind === 'sofa' || kind === 'armchair' ? { colors: [pick(random, CLOTHS), '#c98f5f'] } : {}),
  };
}

function picturesAbove(random: () => number, shell: Shell, piece: PieceSpec): PieceSpec[] {
  const count = Math.floor(random() * 3);
  return Array.from({ length: count }, (_, i): PieceSpec => {
    const x = piece.at[0] + (i - (count - 1) / 2) * 0.72;
    const size: Vec3 = [0.56, 0.72, 0.03];
    return {
      kind: 'picture',
      at: [x, Math.min(1.65, shell.size.height - 0.6), 0],
      turn: 0,
      size,
      variant: i,
    };
  }).filter((p) => p.at[0] > 0.4 && p.at[0] < shell.size.width - 0.4);
}

function curtains(shell: Shell, window: WindowSpec): PieceSpec[] {
  const frame = wallFrame(shell.size, window.wall);
  const height = Math.min(shell.size.height - 0.15, window.sill + window.height + 0.18);
  return [window.along - 0.22, window.along + window.width + 0.22]
    .filter((along) => along > 0.2 && along < frame.length - 0.2)
    .map(
      (along): PieceSpec => ({
        kind: 'curtain',
        at: frame.point(along, 0, 0.02),
        turn: FACING[window.wall],
        size: [0.4, height, 0.08],
      }),
    );
}
