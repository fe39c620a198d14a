import { createMeshBuilder, type Mesh, type Uv } from './mesh.ts';
import { normalize, type Vec3 } from './vector.ts';

export type Point = readonly [x: number, y: number];

export interface ExtrudeOptions {
  /** Radius of the rounded edges, meters; above 0. */
  readonly bevel: number;
  /** Steps around a rounded edge. */
  readonly steps: number;
  /** How far both faces bulge in the middle, meters. */
  readonly puff?: number;
}

/**
 * A slab of outline (counter-clockwise, star-shaped around its middle) in x and y, `thickness` meters along z around
 * z = 0, with rounded edges: shaped backs, seats and panels. Texture u runs along the longer side, and around the
 * edge.
 */
export function extruded(outline: readonly Point[], thickness: number, options: ExtrudeOptions): Mesh {
  const { steps, puff = 0 } = options;
  const bevel = Math.min(options.bevel, thickness / 2);
  const middle = centerOf(outline);
  const outwards = outline.map((_, i) => outwardAt(outline, i));
  const tall = spread(outline, 1) > spread(outline, 0);
  const mesh = createMeshBuilder();
  const rings: number[][] = [];
  const around = [0];
  for (const [i, [x, y]] of outline.entries()) {
    const next = outline[(i + 1) % outline.length]!;
    around.push(around[i]! + Math.hypot(next[0] - x, next[1] - y));
  }
  const ring = (
    isEdge: boolean,
    shape: (point: Point, outward: Point) => readonly [position: Vec3, normal: Vec3],
  ) => {
    const numbers: number[] = [];
    for (let i = 0; i <= outline.length; i++) {
      const [position, normal] = shape(outline[i % outline.length]!, outwards[i % outline.length]!);
      const [x, y, z] = position;
      const flat: Uv = tall ? [y, x] : [x, y];
      numbers.push(mesh.vertex(position, normalize(normal), isEdge ? [around[i]!, z] : flat));
    }
    rings.push(numbers);
  };
  const face = (sign: number, parts: readonly number[]) => {
    for (const part of parts) {
      ring(false, ([px, py], [ox, oy]) => {
        const [x, y] = [px - ox * bevel - middle[0], py - oy * bevel - middle[1]];
        const reach = Math.hypot(x, y) || 1;
        const slope = (2 * puff * part) / reach;
        const z = sign * (thickness / 2 + puff * (1 - part * part));
        return [
          [middle[0] + x * part, middle[1] + y * part, z],
          [(x / reach) * slope, (y / reach) * slope, sign],
        ];
      });
    }
  };
  const edge = (sign: number, from: number, to: number) => {
    for (let k = 0; k <= steps; k++) {
      const angle = ((from + (to - from) * (k / steps)) * Math.PI) / 2;
      const [inset, z] = [bevel * (1 - Math.cos(angle)), thickness / 2 - bevel * (1 - Math.sin(angle))];
      ring(true, ([px, py], [ox, oy]) => [
        [px - ox * inset, py - oy * inset, sign * z],
        [ox * Math.cos(angle), oy * Math.cos(angle), sign * Math.sin(angle)],
      ]);
    }
  };
  const inward = puff > 0 ? [0, 0.5, 0.85, 1] : [0, 1];
  face(1, inward);
  edge(1, 1, 0);
  edge(-1, 0, 1);
  face(-1, [...inward].reverse());
  for (let j = 0; j + 1 < rings.length; j++) {
    for (let i = 0; i < outline.length; i++) {
      mesh.quad(rings[j]![i]!, rings[j]![i + 1]!, rings[j + 1]![i + 1]!, rings[j + 1]![i]!);
    }
  }
  return mesh.build();
}

/** A closed outline with its corners rounded by about `radius` meters. */
export function roundedOutline(corners: readonly Point[], radius: number, steps: number): Point[] {
  const outline: Point[] = [];
  const count = corners.length;
  for (const [i, [x, y]] of corners.entries()) {
    const toward = (other: Point): Point => {
      const [dx, dy] = [other[0] - x, other[1] - y];
      const size = Math.hypot(dx, dy) || 1;
      const reach = Math.min(radius, size * 0.49);
      return [x + (dx / size) * reach, y + (dy / size) * reach];
    };
    const from = toward(corners[(i - 1 + count) % count]!);
    const to = toward(corners[(i + 1) % count]!);
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      const weigh = (axis: 0 | 1) =>
        from[axis] * (1 - t) ** 2 + 2 * t * (1 - t) * corners[i]![axis] + to[axis] * t * t;
      outline.push([weigh(0), weigh(1)]);
    }
  }
  return outline;
}

/** A closed, counter-clockwise outline moved inwards by `distance` meters: seams and rows of nails beside an edge. */
export function insetOutline(outline: readonly Point[], distance: number): Point[] {
  return outline.map(([x, y], i): Point => {
    const [outX, outY] = outwardAt(outline, i);
    return [x - outX * distance, y - outY * distance];
  });
}

/** An ellipse as an outline. */
export function ellipse(width: number, height: number, steps: number): Point[] {
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    return [(Math.cos(angle) * width) / 2, (Math.sin(angle) * height) / 2];
  });
}

function centerOf(outline: readonly Point[]): Point {
  let [x, y, area] = [0, 0, 0];
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    const piece = a[0] * b[1] - b[0] * a[1];
    x += (a[0] + b[0]) * piece;
    y += (a[1] + b[1]) * piece;
    area += piece;
  }
  return [x / (3 * area), y / (3 * area)];
}

function outwardAt(outline: readonly Point[], i: number): Point {
  const count = outline.length;
  const [a, b] = [outline[(i - 1 + count) % count]!, outline[(i + 1) % count]!];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const size = Math.hypot(dx, dy) || 1;
  return [dy / size, -dx / size];
}

function spread(outline: readonly Point[], axis: 0 | 1): number {
  const values = outline.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}
