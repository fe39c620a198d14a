import { smoothCurve } from '../../base/geometry/curve.ts';
import { ellipsoid } from '../../base/geometry/shapes.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { part, standing } from '../finish.ts';
import { rod } from '../joinery.ts';
import type { Making, Part, Piece } from '../piece.ts';
import { metalOf } from '../woodwork.ts';
import { bedPlan } from './bed-size.ts';
import { madeBed } from './bedding.ts';

/** Wrought iron: arched head and foot of slim bars, with balls on its posts. */
export function ironBed(making: Making): Piece {
  const bed = bedPlan(making, { top: 0.58, behind: 0.05, beyond: 0.1 });
  const { width, height, mattress, head } = bed;
  const metal = metalOf(making);
  const sides = 6 + 2 * making.detail;
  const x = width / 2 - 0.02;
  const gate = (z: number, tall: number): Part[] => {
    const shoulder = tall - 0.13;
    const arch = (k: number): Vec3 => [k * x, shoulder + 0.13 * (1 - k * k) - 0.02 * Math.abs(k) ** 6, z];
    const count = Math.round(width / 0.15);
    const bars = Array.from({ length: count }, (_, i) => {
      const k = (2 * (i + 0.5)) / count - 1;
      return [
        rod(metal, [[k * x, 0.34, z], arch(k)], 0.0065, 6),
        part(metal, ellipsoid([0.013, 0.016, 0.013], 8), [k * x, 0.36 + (shoulder - 0.36) * 0.62, z]),
      ];
    });
    return [
      ...[-1, 1].flatMap((side) => [
        rod(
          metal,
          [
            [side * x, 0, z],
            [side * x, shoulder, z],
          ],
          0.017,
          sides,
        ),
        part(metal, ellipsoid([0.026, 0.028, 0.026], 12), [side * x, shoulder + 0.018, z]),
      ]),
      rod(metal, smoothCurve([-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map(arch), 4), 0.012, sides),
      rod(
        metal,
        [
          [-x, 0.34, z],
          [x, 0.34, z],
        ],
        0.01,
        sides,
      ),
      rod(
        metal,
        [
          [-x, shoulder - 0.1, z],
          [x, shoulder - 0.1, z],
        ],
        0.008,
        sides,
      ),
      ...bars.flat(),
    ];
  };
  const foot = mattress.length / 2 + 0.055;
  const rails = [-1, 1].map((side) =>
    rod(
      metal,
      [
        [side * (mattress.width / 2 - 0.01), 0.35, head - 0.03],
        [side * (mattress.width / 2 - 0.01), 0.35, foot],
      ],
      0.018,
      sides,
    ),
  );
  return standing(
    [
      ...gate(head - 0.03, Math.max(1.05, height)),
      ...gate(foot, 0.78),
      ...rails,
      ...madeBed(making, bed, { overhang: 0.3, footOverhang: 0, lean: 0.5 }),
    ],
    { top: mattress.top + 0.04 },
  );
}
