import { aboutY, add, apply, multiply, type Rotation, type Vec3 } from '../../src/base/geometry/vector.ts';
import { designOf, silhouettesOf } from '../../src/furniture/catalog.ts';
import { PIECE_KINDS, type PieceKind } from '../../src/furniture/kinds.ts';
import type { Piece } from '../../src/furniture/piece.ts';
import { styleOf } from '../../src/furniture/styles/index.ts';
import { makeClutter } from './clutter.ts';
import type { Placement, RoomSpec } from './room-spec.ts';
import { wallFrame } from './shell/wall-frame.ts';

/** A piece of the kit at its place in a room. */
export interface PlacedPiece {
  readonly placement: Placement;
  readonly piece: Piece;
  readonly at: Vec3;
  readonly rotation: Rotation;
}

/** Edges, tufts and leaves: 1 for tests, 2 for pictures. */
export type Detail = 1 | 2 | 3;

/** The parts of a room that placing furniture needs. */
export type FurnishedRoom = Pick<RoomSpec, 'id' | 'style' | 'seed' | 'size'>;

/**
 * Builds pieces and sets them down; kinds the kit does not have are left out.
 *
 * @throws RangeError if a thing stands on a piece that was not placed before it.
 */
export function furnish(
  spec: FurnishedRoom,
  placements: readonly Placement[],
  detail: Detail,
): PlacedPiece[] {
  const set: PlacedPiece[] = [];
  for (const [index, placement] of placements.entries()) {
    const piece = build(spec, placement, index, detail);
    if (piece) set.push({ placement, piece, ...whereIs(spec, placement, set) });
  }
  return set;
}

function build(spec: FurnishedRoom, placement: Placement, index: number, detail: Detail): Piece | undefined {
  const { kind, size, style: other } = placement;
  const seed = placement.seed ?? spec.seed * 31 + index;
  if (!isKit(kind)) return makeClutter(kind, seed);
  const name = other ?? spec.style;
  const silhouette = placement.silhouette ?? silhouettesOf(kind, name)[0];
  return designOf(kind)?.make({ style: styleOf(name), silhouette, seed, detail, ...(size && { size }) });
}

const isKit = (kind: Placement['kind']): kind is PieceKind =>
  (PIECE_KINDS as readonly string[]).includes(kind);

const RADIANS = Math.PI / 180;
/** Depth by which things sink into the surface below, so that no light shows under them. */
const SETTLE = 0.0005;

function whereIs(
  spec: FurnishedRoom,
  { where, kind }: Placement,
  set: readonly PlacedPiece[],
): { at: Vec3; rotation: Rotation } {
  switch (where.on) {
    case 'floor':
      return { at: [where.x, 0, where.z], rotation: aboutY(where.turn * RADIANS) };
    case 'height':
      return { at: [where.x, where.y - SETTLE, where.z], rotation: aboutY(where.turn * RADIANS) };
    case 'ceiling':
      return { at: [where.x, spec.size.height, where.z], rotation: aboutY(0) };
    case 'wall': {
      const { point, right, inward } = wallFrame(spec.size, where.wall);
      const rotation: Rotation = [
        [right[0], 0, inward[0]],
        [0, 1, 0],
        [right[2], 0, inward[2]],
      ];
      return { at: point(where.along, where.up, 0.001), rotation };
    }
    case 'piece': {
      const below = set.find(({ placement }) => placement.name === where.name);
      if (!below) throw new RangeError(`${spec.id}: ${kind} stands on "${where.name}", which is not there.`);
      const top = (below.piece.top ?? below.piece.size[1]) - SETTLE;
      return {
        at: add(below.at, apply(below.rotation, [where.x, top, where.z])),
        rotation: multiply(below.rotation, aboutY(where.turn * RADIANS)),
      };
    }
  }
}
