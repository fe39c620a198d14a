import type { Point } from '../../base/geometry/extrude.ts';
import { joined, placed } from '../../base/geometry/mesh.ts';
import { ellipsoid } from '../../base/geometry/shapes.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { createRandom } from '../../base/random.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { part } from '../finish.ts';
import type { Part } from '../piece.ts';
import { turnedBody } from '../woodwork.ts';

const WAX: Material = material(
  { kind: 'plain', color: '#f0e7d3' },
  { coat: 0.03, roughness: 0.45, translucency: 0.2 },
);
const WICK: Material = material({ kind: 'plain', color: '#2b2521' });

/** A pillar or taper of wax with its wick, on y = 0. */
export function candle(radius: number, height: number, wax: Material = WAX): Part[] {
  const body: Point[] = [
    [0.001, 0],
    [radius, 0],
    [radius, height * 0.97],
    [radius * 0.93, height],
    [radius * 0.6, height - radius * 0.12],
    [0.001, height - radius * 0.16],
  ];
  return [
    part(wax, turnedBody(body, 16, 2)),
    part(
      WICK,
      tube(
        [
          [0, height - 0.01, 0],
          [0.001, height + 0.006, 0],
          [0.003, height + 0.011, 0],
        ],
        0.0009,
        { sides: 4 },
      ),
    ),
  ];
}

/** A string of beads lying in a loop of about `reach` meters, on y = 0. */
export function beads(material: Material, radius: number, seed: number, reach: number): Part[] {
  const random = createRandom(seed * 151);
  const count = Math.round((2 * Math.PI * reach * 0.95) / (2 * radius));
  const bead = ellipsoid([radius, radius, radius], 7);
  const [second, phase] = [0.25 + 0.2 * random(), random() * 6];
  return [
    part(
      material,
      joined(
        Array.from({ length: count }, (_, i) => {
          const angle = (i / count) * 2 * Math.PI;
          const r = reach * (1 + second * Math.sin(2 * angle + phase));
          const at: Vec3 = [r * Math.cos(angle), radius, 0.75 * r * Math.sin(angle)];
          return placed(bead, at);
        }),
      ),
    ),
  ];
}
