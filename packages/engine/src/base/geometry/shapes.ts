import { createMeshBuilder, joined, type Mesh, placed, type Uv } from './mesh.ts';
import { add, cross, length, normalize, type Rotation, scale, subtract, type Vec3 } from './vector.ts';

/** Two triangles: corner, corner + across, corner + across + up, corner + up. Texture runs in meters. */
export function quad(corner: Vec3, across: Vec3, up: Vec3, uvStart: Uv = [0, 0]): Mesh {
  const mesh = createMeshBuilder();
  const normal = normalize(cross(across, up));
  const [u, v] = uvStart;
  const [wide, high] = [length(across), length(up)];
  mesh.vertex(corner, normal, [u, v]);
  mesh.vertex(add(corner, across), normal, [u + wide, v]);
  mesh.vertex(add(add(corner, across), up), normal, [u + wide, v + high]);
  mesh.vertex(add(corner, up), normal, [u, v + high]);
  mesh.quad(0, 1, 2, 3);
  return mesh.build();
}

/**
 * A surface given by a function of u and v in 0 … 1, with smooth normals by differences.
 * `size` scales the texture coordinates to meters.
 */
export function sheet(
  surface: (u: number, v: number) => Vec3,
  columns: number,
  rows: number,
  size: Uv = [1, 1],
): Mesh {
  const mesh = createMeshBuilder();
  const step = 1e-3;
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const [u, v] = [i / columns, j / rows];
      const alongU = subtract(surface(Math.min(1, u + step), v), surface(Math.max(0, u - step), v));
      const alongV = subtract(surface(u, Math.min(1, v + step)), surface(u, Math.max(0, v - step)));
      mesh.vertex(surface(u, v), normalize(cross(alongU, alongV)), [u * size[0], v * size[1]]);
    }
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i;
      const b = a + columns + 1;
      mesh.quad(a, a + 1, b + 1, b);
    }
  }
  return mesh.build();
}

const FACES: readonly { axis: 0 | 1 | 2; sign: 1 | -1; s: 0 | 1 | 2; t: 0 | 1 | 2 }[] = [
  { axis: 0, sign: 1, s: 2, t: 1 },
  { axis: 0, sign: -1, s: 2, t: 1 },
  { axis: 1, sign: 1, s: 0, t: 2 },
  { axis: 1, sign: -1, s: 0, t: 2 },
  { axis: 2, sign: 1, s: 0, t: 1 },
  { axis: 2, sign: -1, s: 0, t: 1 },
];

/** A box with sharp edges, centered on the origin. */
export function box(size: Vec3): Mesh {
  return roundedBox(size, 0, 1);
}

/**
 * A box centered on the origin with edges rounded by `radius` (meters) in `segments` steps. `puff` (meters) lets the
 * faces bulge like an upholstered cushion.
 */
export function roundedBox(size: Vec3, radius: number, segments: number, puff = 0): Mesh {
  const half: Vec3 = scale(size, 0.5);
  const r = Math.min(radius, ...half);
  const inner = half.map((h) => h - r) as unknown as Vec3;
  const mesh = createMeshBuilder();
  for (const face of FACES) {
    const sides = gridLine(half[face.s], r, segments, puff > 0);
    const rises = gridLine(half[face.t], r, segments, puff > 0);
    const grid: number[] = [];
    for (const t of rises) {
      for (const s of sides) {
        const point: [number, number, number] = [0, 0, 0];
        point[face.axis] = face.sign * half[face.axis];
        point[face.s] = s;
        point[face.t] = t;
        const core = point.map((p, i) => Math.max(-inner[i]!, Math.min(inner[i]!, p))) as unknown as Vec3;
        const outward: [number, number, number] = [...normalize(subtract(point, core))];
        if (r === 0) {
          outward.fill(0);
          outward[face.axis] = face.sign;
        }
        const position: [number, number, number] = [...add(core, scale(outward, r))];
        const [ns, nt] = [s / half[face.s], t / half[face.t]];
        position[face.axis] += face.sign * puff * (1 - ns * ns) * (1 - nt * nt);
        outward[face.s] += (2 * puff * ns * (1 - nt * nt)) / half[face.s];
        outward[face.t] += (2 * puff * nt * (1 - ns * ns)) / half[face.t];
        grid.push(mesh.vertex(position, normalize(outward), [s + half[face.s], t + half[face.t]]));
      }
    }
    for (let j = 0; j + 1 < rises.length; j++) {
      for (let i = 0; i + 1 < sides.length; i++) {
        const a = j * sides.length + i;
        const b = a + sides.length;
        mesh.quad(grid[a]!, grid[a + 1]!, grid[b + 1]!, grid[b]!);
      }
    }
  }
  return mesh.build();
}

/** Grid positions along a face: dense in the rounded edges, and inside too where the face bulges. */
function gridLine(half: number, radius: number, segments: number, bulges: boolean): number[] {
  if (radius === 0) return [-half, half];
  const line: number[] = [];
  for (let i = 0; i <= segments; i++) line.push(-half + radius * Math.tan((i / segments) * (Math.PI / 4)));
  const middles = bulges ? 2 * segments : 0;
  for (let i = 1; i < middles; i++) line.push((i / middles - 0.5) * 2 * (half - radius));
  for (let i = 0; i <= segments; i++) line.push(half - radius * Math.tan((1 - i / segments) * (Math.PI / 4)));
  return line;
}

/** A profile of [radius, height] pairs turned about the y axis: lamp shades, vases, pots, globes. */
export function lathe(profile: readonly (readonly [number, number])[], segments: number): Mesh {
  const last = profile.length - 1;
  return sheet(
    (u, v) => {
      const at = Math.min(last - 1e-9, v * last);
      const [a, b] = [profile[Math.floor(at)]!, profile[Math.floor(at) + 1]!];
      const part = at - Math.floor(at);
      const r = a[0] + (b[0] - a[0]) * part;
      const angle = -u * 2 * Math.PI;
      return [r * Math.cos(angle), a[1] + (b[1] - a[1]) * part, r * Math.sin(angle)];
    },
    segments,
    last,
  );
}

/** A round bar from one point to another, tapering from `start` to `end` radius (meters). */
export function bar(from: Vec3, to: Vec3, start: number, end: number, segments = 10): Mesh {
  const axis = subtract(to, from);
  const y = normalize(axis);
  const x = normalize(cross(y, Math.abs(y[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const z = cross(x, y);
  const rotation: Rotation = [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ];
  const size = length(axis);
  const body = lathe(
    [
      [0, 0],
      [start, 0],
      [start, 0],
      [end, size],
      [end, size],
      [0, size],
    ],
    segments,
  );
  return placed(body, from, rotation);
}

/** A ball stretched to three radii, centered on the origin. */
export function ellipsoid(radii: Vec3, segments: number): Mesh {
  const rows = Math.max(4, segments >> 1);
  const unit = (u: number, v: number): Vec3 => {
    const [around, down] = [u * 2 * Math.PI, (0.001 + 0.998 * v) * Math.PI];
    return [Math.sin(down) * Math.cos(around), Math.cos(down), Math.sin(down) * Math.sin(around)];
  };
  return sheet(
    (u, v) => {
      const p = unit(u, v);
      return [p[0] * radii[0], p[1] * radii[1], p[2] * radii[2]];
    },
    segments,
    rows,
  );
}

/** A throw pillow standing in the xy plane, centered on the origin: full in the middle, with drawn-out corners. */
export function pillow(width: number, height: number, thickness: number, segments: number): Mesh {
  const side =
    (sign: number) =>
    (u: number, v: number): Vec3 => {
      const [s, t] = [2 * u - 1, 2 * v - 1];
      const drawIn = 0.06;
      const x = (s * width * (1 - drawIn * (1 - t * t))) / 2;
      const y = (t * height * (1 - drawIn * (1 - s * s))) / 2;
      const full = Math.max(0, (1 - s * s) * (1 - t * t)) ** 0.42;
      return [x, y, (sign * thickness * full) / 2];
    };
  const front = sheet(side(1), segments, segments, [width, height]);
  const back = sheet(side(-1), segments, segments, [width, height]);
  return joined([front, back]);
}
