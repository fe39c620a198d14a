import type { Vec3 } from '../../geometry/vector.ts';
import { placed } from '../geometry/mesh.ts';
import { bar, lathe } from '../geometry/shapes.ts';
import { glossy, plain } from '../materials/material.ts';
import { wood } from '../materials/textures.ts';
import { block, type Part } from '../part.ts';
import type { Making, Piece } from './piece.ts';

/** A low table: 0 a plank top with a shelf below, 1 a round top. */
export function coffeeTable(making: Making): Piece {
  return making.variant === 1 ? round(making, 0.036) : fourLegged(making, true);
}

/** A small round table. */
export function sideTable(making: Making): Piece {
  return round(making, 0.026);
}

function fourLegged({ size, colors, detail, seed }: Making, shelf: boolean): Piece {
  const [width, height, depth] = size;
  const top = glossy(wood(colors[0], seed), 0.04, 0.28);
  const parts: Part[] = [
    block(top, [width, 0.04, depth], [0, height - 0.02, 0], { radius: 0.012, steps: detail }),
  ];
  if (shelf)
    parts.push(
      block(top, [width - 0.16, 0.022, depth - 0.14], [0, height * 0.36, 0], {
        radius: 0.008,
        steps: detail,
      }),
    );
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const high: Vec3 = [x * (width / 2 - 0.07), height - 0.04, z * (depth / 2 - 0.07)];
      const low: Vec3 = [x * (width / 2 - 0.045), 0, z * (depth / 2 - 0.045)];
      parts.push({ mesh: bar(high, low, 0.025, 0.016, 6 + 2 * detail), material: top });
    }
  }
  return { parts, bulbs: [] };
}

function round({ size, colors, detail, seed }: Making, thickness: number): Piece {
  const [width, height] = size;
  const top = glossy(wood(colors[0], seed), 0.04, 0.28);
  const legs = glossy(wood(colors[1], seed + 1), 0.04, 0.4);
  const r = width / 2;
  const edge = thickness * 0.35;
  const disk = lathe(
    [
      [0, height],
      [r - edge, height],
      [r, height - edge],
      [r, height - thickness + edge],
      [r - edge, height - thickness],
      [0, height - thickness],
    ],
    12 + detail * 8,
  );
  const flat = { ...disk, uvs: disk.positions.map((p): [number, number] => [p[0] + 3, p[2] + 3]) };
  const parts: Part[] = [{ mesh: flat, material: top }];
  for (let i = 0; i < 3; i++) {
    const angle = 0.5 + (i * 2 * Math.PI) / 3;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    parts.push({
      mesh: bar(
        [x * r * 0.55, height - thickness, z * r * 0.55],
        [x * r * 0.8, 0, z * r * 0.8],
        0.019,
        0.013,
        6 + 2 * detail,
      ),
      material: legs,
    });
  }
  return { parts, bulbs: [] };
}

/** A desk with a drawer block on one side, a dark monitor and a keyboard. */
export function desk({ size, colors, detail, seed }: Making): Piece {
  const [width, height, depth] = size;
  const top = glossy(wood(colors[0], seed), 0.04, 0.3);
  const metal = glossy(plain([0.03, 0.03, 0.03]), 0.05, 0.3);
  const screen = glossy(plain([0.012, 0.013, 0.016]), 0.05, 0.12);
  const soft = { radius: 0.008, steps: detail };
  const parts: Part[] = [
    block(top, [width, 0.032, depth], [0, height - 0.016, 0], soft),
    block(top, [0.4, height - 0.1, depth - 0.06], [width / 2 - 0.24, (height - 0.1) / 2 + 0.066, 0], soft),
  ];
  for (let i = 0; i < 3; i++) {
    const y = 0.1 + ((i + 0.5) * (height - 0.14)) / 3;
    parts.push(
      block(top, [0.37, (height - 0.17) / 3, 0.02], [width / 2 - 0.24, y, depth / 2 - 0.026], soft),
      block(metal, [0.12, 0.012, 0.02], [width / 2 - 0.24, y, depth / 2 - 0.01], soft),
    );
  }
  for (const z of [-1, 1]) {
    parts.push({
      mesh: bar(
        [-width / 2 + 0.06, height - 0.03, z * (depth / 2 - 0.06)],
        [-width / 2 + 0.06, 0, z * (depth / 2 - 0.05)],
        0.02,
        0.016,
        10,
      ),
      material: metal,
    });
  }
  const monitor: Vec3 = [0.62, 0.37, 0.025];
  parts.push(
    block(screen, monitor, [-0.1, height + 0.31, -depth / 2 + 0.16], { radius: 0.006, steps: detail }),
    {
      mesh: placed(bar([0, 0, 0], [0, 0.16, 0], 0.018, 0.018, 10), [-0.1, height, -depth / 2 + 0.14]),
      material: metal,
    },
    block(metal, [0.24, 0.012, 0.16], [-0.1, height + 0.006, -depth / 2 + 0.16], soft),
    block(metal, [0.42, 0.016, 0.13], [-0.1, height + 0.008, depth / 2 - 0.22], soft),
  );
  return { parts, bulbs: [] };
}
