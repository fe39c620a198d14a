import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import { cornersOf } from '../../samples/footprint.ts';
import type { PlacedPiece } from '../../samples/furnish.ts';
import type { FixtureSpec, RoomSize, RoomSpec, WallSide } from '../../samples/room-spec.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import type { ViewRoom } from '../view-room.ts';

/** An upright box in the world. */
export interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** An occupied place. */
export interface Obstacle extends Box {
  readonly is: 'window' | 'door' | 'fixture' | 'added';
}

/** Kept free around openings, and before them. */
const APART = { window: 0.12, door: 0.12 };
const BEFORE = { window: 0.25, door: 0.75 };
/** Depth of openings behind their wall. */
const BEHIND = 0.5;
/** Depth and height of fixtures. */
const RUN = { deep: 0.66, high: 0.97, tall: 2.25, unit: 0.6, hood: 0.42 };
const TUB = { wide: 0.95, deep: 0.6, high: 1.1 };
const BREAST = 0.8;

/** Whether two boxes share more than a touch. */
export const meets = (a: Box, b: Box): boolean =>
  a.min.every((low, i) => low < b.max[i]! - 1e-4 && a.max[i]! > b.min[i]! + 1e-4);

/** A rectangle of a wall from `near` to `far` out of its face. */
export function boxOnWall(
  size: RoomSize,
  side: WallSide,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  [near, far]: readonly [number, number],
): Box {
  const { point } = wallFrame(size, side);
  return around([point(left, low, near), point(right, high, far)]);
}

/** The box around points. */
export function around(points: readonly Vec3[]): Box {
  const edge = (choose: (...values: number[]) => number): Vec3 => [
    choose(...points.map(([x]) => x)),
    choose(...points.map(([, y]) => y)),
    choose(...points.map(([, , z]) => z)),
  ];
  return { min: edge(Math.min), max: edge(Math.max) };
}

/** Openings, built-in things and architecture of a room. */
export function obstaclesOf({ spec, openings, added }: ViewRoom): Obstacle[] {
  const { size, windows, doors, fixtures, fireplace } = spec;
  return [
    ...windows.map(({ wall, along, width, sill, height }) => ({
      is: 'window' as const,
      ...boxOnWall(
        size,
        wall,
        [along - APART.window, along + width + APART.window],
        [sill - 0.05, sill + height + APART.window],
        [-BEHIND, BEFORE.window],
      ),
    })),
    ...[...doors, ...openings].map(({ wall, along, width, height }) => ({
      is: 'door' as const,
      ...boxOnWall(
        size,
        wall,
        [along - APART.door, along + width + APART.door],
        [0, height + APART.door],
        [-BEHIND, BEFORE.door],
      ),
    })),
    ...fixtures
      .flatMap((fixture) => boxesOfFixture(spec, fixture))
      .map((box) => ({ is: 'fixture' as const, ...box })),
    ...(fireplace
      ? [
          {
            is: 'fixture' as const,
            ...boxOnWall(
              size,
              fireplace.wall,
              [fireplace.along - fireplace.width / 2 - 0.1, fireplace.along + fireplace.width / 2 + 0.1],
              [0, size.height],
              [0, BREAST],
            ),
          },
        ]
      : []),
    ...added.flatMap(({ mesh }) => boxesOfTriangles(mesh)),
  ];
}

/** The places of a fixture of the kit. */
export function boxesOfFixture({ size }: RoomSpec, fixture: FixtureSpec): Box[] {
  switch (fixture.kind) {
    case 'kitchen-run': {
      const { wall, along, width, tall, hob } = fixture;
      const start = along + tall * RUN.unit;
      return [
        boxOnWall(size, wall, [along, along + width], [0, RUN.high], [0, RUN.deep]),
        ...(tall > 0 ? [boxOnWall(size, wall, [along, start], [0, RUN.tall], [0, RUN.deep])] : []),
        ...(hob === undefined
          ? []
          : [
              boxOnWall(
                size,
                wall,
                [start + hob - RUN.hood, start + hob + RUN.hood],
                [0, size.height],
                [0, 0.5],
              ),
            ]),
      ];
    }
    case 'vanity':
      return [
        boxOnWall(
          size,
          fixture.wall,
          [fixture.along, fixture.along + fixture.width],
          [0, 1.1],
          [0, RUN.deep],
        ),
      ];
    case 'shelf':
      return [
        boxOnWall(
          size,
          fixture.wall,
          [fixture.along, fixture.along + fixture.width],
          [fixture.up, fixture.up + 0.4],
          [0, 0.3],
        ),
      ];
    case 'island':
    case 'tub': {
      const [x, , z] = fixture.at;
      const [wide, deep, high] =
        fixture.kind === 'island'
          ? [fixture.width / 2, fixture.depth / 2, 1]
          : [TUB.wide, TUB.deep, TUB.high];
      return [
        around([
          [x - wide, 0, z - deep],
          [x + wide, high, z + deep],
        ]),
      ];
    }
  }
}

/** The box of each triangle of a mesh: exact enough for walls and beams. */
function boxesOfTriangles({ positions, triangles }: Mesh): Obstacle[] {
  const vertex = (i: number): Vec3 => [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!];
  const boxes: Obstacle[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const { min, max } = around([
      vertex(triangles[i]!),
      vertex(triangles[i + 1]!),
      vertex(triangles[i + 2]!),
    ]);
    // Flat triangles are given a thickness, so that boxes meet them.
    boxes.push({ is: 'added', min: grown(min, -0.002), max: grown(max, 0.002) });
  }
  return boxes;
}

const grown = ([x, y, z]: Vec3, by: number): Vec3 => [x + by, y + by, z + by];

/** The box of a piece of the kit. */
export function boxOfPiece(placed: PlacedPiece): Box {
  const [, high] = placed.piece.size;
  const { kind, where } = placed.placement;
  const isCentered = where.on === 'wall' && (kind === 'art' || kind === 'mirror' || kind === 'wall-clock');
  const low = where.on === 'ceiling' ? placed.at[1] - high : placed.at[1] - (isCentered ? high / 2 : 0);
  const { min, max } = around(cornersOf(placed));
  return { min: [min[0], low, min[2]], max: [max[0], low + high, max[2]] };
}

/** Distance of a box from a point. */
export function distanceTo({ min, max }: Box, point: Vec3): number {
  return Math.hypot(...point.map((p, i) => Math.max(min[i]! - p, 0, p - max[i]!)));
}
