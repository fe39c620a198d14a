import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bentPath, evenly, smoothCurve } from './curve.ts';
import { boundsOf, deformed } from './deform.ts';
import { ellipse, extruded, roundedOutline } from './extrude.ts';
import type { Mesh } from './mesh.ts';
import { ripples } from './ripples.ts';
import { softBox } from './soft-box.ts';
import { tube } from './tube.ts';
import { length, subtract, type Vec3 } from './vector.ts';
import { wall } from './wall.ts';

const block = softBox([0.6, 0.2, 0.7], 0.05, { edge: 3, spans: [6, 2, 6] });
const loop: Vec3[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 0, 1],
  [0, 0, 1],
];
const square = [
  [0, 0],
  [1, 0],
  [1, 2],
  [0, 2],
] as const;

const forms: Record<string, Mesh> = {
  'soft box': block,
  plank: softBox([0.1, 2, 0.02], 0.004, { edge: 1, spans: [1, 1, 1], grain: true }),
  puffed: deformed(block, ([x, y, z]) => [x, y * (1.3 - x * x - z * z), z]),
  tube: tube(smoothCurve(loop, 4), (part) => 0.02 - 0.01 * part, { sides: 8 }),
  piping: tube(bentPath(loop, 0.2, 4, true), 0.005, { sides: 4, closed: true }),
  strap: tube(bentPath(loop, 0.2, 6), 0.03, { sides: 24, flatness: 0.5 }),
  slab: extruded(roundedOutline(square, 0.2, 4), 0.04, { bevel: 0.01, steps: 2 }),
  'back of a tub': wall({
    path: smoothCurve(loop, 8),
    profile: [
      [-0.1, 0],
      [-0.1, 0.2],
      [-0.1, 0.4],
      [0, 0.5],
      [0.1, 0.4],
      [0.1, 0.2],
      [0.1, 0],
    ],
    columns: 40,
    rows: 24,
    cap: 0.05,
  }).mesh,
  seat: extruded(ellipse(0.5, 0.4, 24), 0.08, { bevel: 0.03, steps: 3, puff: 0.03 }),
};

describe.each(Object.entries(forms))('%s', (_name, mesh) => {
  it('has a unit normal at every corner, finite places, and only corners that exist', () => {
    const vertices = mesh.positions.length / 3;
    for (let i = 0; i < mesh.normals.length; i += 3) {
      expect(Math.hypot(...mesh.normals.subarray(i, i + 3))).toBeCloseTo(1, 4);
    }
    expect([...mesh.positions, ...mesh.uvs].every(Number.isFinite)).toBe(true);
    expect(Math.max(...mesh.triangles)).toBeLessThan(vertices);
  });

  it('has normals that agree with its triangles, except for their side', () => {
    let agree = 0;
    for (let t = 0; t < mesh.triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => corner(mesh, mesh.triangles[t + k]!)) as [Vec3, Vec3, Vec3];
      const [ab, ac] = [subtract(b, a), subtract(c, a)];
      const face: Vec3 = [
        ab[1] * ac[2] - ab[2] * ac[1],
        ab[2] * ac[0] - ab[0] * ac[2],
        ab[0] * ac[1] - ab[1] * ac[0],
      ];
      const i = mesh.triangles[t]! * 3;
      const along =
        face[0] * mesh.normals[i]! + face[1] * mesh.normals[i + 1]! + face[2] * mesh.normals[i + 2]!;
      if (Math.abs(along) >= 0.5 * length(face)) agree++;
    }
    expect(agree / (mesh.triangles.length / 3)).toBeGreaterThan(0.9);
  });
});

it('keeps soft boxes and slabs exactly inside their size', () => {
  const { min, max } = boundsOf([block]);
  expect([...min, ...max].map((value) => Math.round(value * 1e4) / 1e4)).toEqual([
    -0.3, -0.1, -0.35, 0.3, 0.1, 0.35,
  ]);
  expect(boundsOf([forms.slab!]).max[2]).toBeCloseTo(0.02, 6);
});

it('runs the texture of planks along their length', () => {
  const { uvs } = forms.plank!;
  const ofAxis = (axis: number) => Math.max(...uvs.filter((_, i) => i % 2 === axis));
  expect(ofAxis(0)).toBeCloseTo(2, 5);
  expect(ofAxis(1)).toBeLessThan(0.11);
});

it('divides a path into pieces of equal length and keeps its ends', () => {
  const path = evenly(bentPath(loop, 0.3, 6), 20);
  const pieces = path.slice(1).map((point, i) => length(subtract(point, path[i]!)));
  expect(Math.max(...pieces) / Math.min(...pieces)).toBeLessThan(1.05);
  expect(path[0]).toEqual(loop[0]);
  expect(path[20]![2]).toBeCloseTo(1, 6);
});

it('gives ripples that never exceed twice their height, and are the same for the same seed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.double({ min: -5, max: 5, noNaN: true }), (seed, x) => {
      const value = ripples(seed, 0.1)([x, 1, -x]);
      return Math.abs(value) <= 2 && value === ripples(seed, 0.1)([x, 1, -x]);
    }),
  );
});

function corner(mesh: Mesh, vertex: number): Vec3 {
  return [mesh.positions[vertex * 3]!, mesh.positions[vertex * 3 + 1]!, mesh.positions[vertex * 3 + 2]!];
}
