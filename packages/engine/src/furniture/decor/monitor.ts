import { joined, placed } from '../../base/geometry/mesh.ts';
import { box } from '../../base/geometry/shapes.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import { aboutX, type Vec3 } from '../../base/geometry/vector.ts';
import { material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { plank } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import { metal } from '../materials/solid.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { DARK, GLASS, screen, slab } from './screen.ts';

const ALUMINUM = metal('#c9cbcd', 0.38, 'brushed');
const KEYS = material({ kind: 'plain', color: '#eceded' }, { coat: 0.03, roughness: 0.6 });

function screenSize({ size }: Making): Vec3 {
  return sizeWithin(size, [0.6, 0.45, 0.2], [0.4, 0.34, 0.16], [0.9, 0.6, 0.3]);
}

/** Low keyboard with its keys, in front of the screen. */
function keyboard(z: number): Part[] {
  const [width, depth] = [0.42, 0.125];
  const pitch = 0.0272;
  const keys = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: row === 3 ? 9 : 15 }, (_, i) => {
      const wide = row === 3 && i === 4 ? 7 : 1;
      const shift = row === 3 ? (i < 4 ? i : i === 4 ? 7 : i + 6) : i;
      return placed(box([pitch * wide - 0.004, 0.004, pitch - 0.004]), [
        (shift - 7) * pitch,
        0.011,
        (row - 1.5) * pitch,
      ]);
    }),
  );
  return [
    part(ALUMINUM, softBox([width, 0.009, depth], 0.004, { edge: 1, spans: [1, 1, 1] }), [0, 0.0045, z]),
    part(KEYS, joined(keys), [0, 0, z]),
  ];
}

/** A flat screen on a stand, its display off, keyboard and mouse before it. */
function desktop(making: Making): Piece {
  const [width, height] = screenSize(making);
  const tall = Math.min(height - 0.1, width * 0.6);
  const y = height - tall / 2;
  return standing([
    ...screen(width, tall, 0.014, [0, y, 0]),
    plank(ALUMINUM, [0.07, height - tall / 2 - 0.01, 0.012], [0, (height - tall / 2) / 2, -0.024], 0.003),
    plank(ALUMINUM, [0.24, 0.008, 0.17], [0, 0.004, 0], 0.003),
    ...keyboard(0.22),
    part(KEYS, softBox([0.06, 0.03, 0.105], 0.014, { edge: 3, spans: [1, 1, 1] }), [0.27, 0.015, 0.22]),
  ]);
}

/** The screen raised on a wooden shelf. */
function raised(making: Making): Piece {
  const [width, height] = screenSize(making);
  const wood = reseeded(making.style.wood[0], making.seed);
  const rise = 0.1;
  const tall = Math.min(height - rise - 0.05, width * 0.56);
  const y = height - tall / 2;
  return standing([
    plank(wood, [width * 0.9, 0.02, 0.22], [0, rise - 0.01, 0], 0.004),
    ...[-1, 1].map((side) =>
      plank(wood, [0.02, rise - 0.02, 0.2], [side * width * 0.38, (rise - 0.02) / 2, 0], 0.003),
    ),
    ...screen(width, tall, 0.012, [0, y, 0]),
    plank(DARK, [0.05, y - rise, 0.012], [0, rise + (y - rise) / 2, -0.02], 0.003),
    plank(DARK, [0.2, 0.007, 0.15], [0, rise + 0.0035, 0], 0.003),
    ...keyboard(0.24),
  ]);
}

/** An opened laptop. */
function laptop(making: Making): Piece {
  const [width] = screenSize(making);
  const [wide, deep] = [Math.min(0.36, width * 0.6), 0.245];
  const lid = slab(wide, deep, 0.006, ALUMINUM, [0, deep / 2, 0]);
  const display = slab(wide - 0.014, deep - 0.02, 0.001, GLASS, [0, deep / 2, 0.0034]);
  const tilt = aboutX(-0.32);
  const keys = joined(
    Array.from({ length: 56 }, (_, i) =>
      placed(box([0.017, 0.002, 0.015]), [
        ((i % 14) - 6.5) * 0.0205 * (wide / 0.32),
        0.017,
        Math.floor(i / 14) * 0.019 - 0.07,
      ]),
    ),
  );
  return standing([
    part(ALUMINUM, softBox([wide, 0.016, deep], 0.006, { edge: 2, spans: [1, 1, 1] }), [0, 0.008, 0]),
    part(DARK, keys),
    part(ALUMINUM, placed(box([0.12, 0.001, 0.075]), [0, 0.0162, 0.065])),
    ...[lid, display].map(({ material: cover, mesh }) =>
      part(cover, mesh, [0, 0.016, -deep / 2 + 0.004], tilt),
    ),
  ]);
}

export const MONITOR: PieceDesign = designFrom({ desktop, raised, laptop });
