import { aboutX, aboutY, multiply, type Vec3 } from '../../geometry/vector.ts';
import { between, createRandom } from '../../random.ts';
import { type Mesh, placed } from '../geometry/mesh.ts';
import { bar, lathe, sheet } from '../geometry/shapes.ts';
import { glossy, linearFromHex, matte, plain } from '../materials/material.ts';
import type { Part } from '../part.ts';
import type { Making, Piece } from './piece.ts';

/** A blade that bends over and comes to a point, lying along +z from the origin. */
function leaf(length: number, width: number, droop: number, detail: number): Mesh {
  return sheet(
    (u, v) => {
      const s = 2 * u - 1;
      const outline = Math.sin(Math.PI * Math.min(1, v * 0.94 + 0.06)) ** 0.75 * (1 - 0.25 * v);
      const fold = 0.28 * width * Math.abs(s) * outline;
      return [(s * width * outline) / 2, fold - droop * length * v * v, v * length * (1 - 0.25 * droop * v)];
    },
    2,
    2 + detail,
    [width, length],
  );
}

/** A potted plant: stems from the pot, each with a fan of leaves. */
export function plant({ size, colors, detail, seed, variant }: Making): Piece {
  const [width, height] = size;
  const random = createRandom(seed);
  const potHeight = height * 0.23;
  const potRadius = width * 0.19;
  const parts: Part[] = [
    pot(potRadius, potHeight, colors[1], detail),
    soil(potRadius * 0.9, potHeight * 0.92, detail),
  ];
  const shades = [0.8, 1, 1.25].map((tone) => {
    const [r, g, b] = linearFromHex(colors[0]);
    return glossy(plain([r * tone, g * tone, b * tone * 0.9]), 0.035, 0.4);
  });
  const stemWood = matte(plain([0.11, 0.09, 0.045]));
  const stems = variant === 1 ? 3 : 5;
  for (let i = 0; i < stems; i++) {
    const around = (i / stems) * 2 * Math.PI + between(random, -0.3, 0.3);
    const reach = (i === 0 ? 0.05 : 0.26) * width;
    const top: Vec3 = [
      Math.cos(around) * reach,
      height * between(random, 0.68, 0.88),
      Math.sin(around) * reach,
    ];
    const foot: Vec3 = [top[0] * 0.15, potHeight * 0.9, top[2] * 0.15];
    parts.push({ mesh: bar(foot, top, 0.011, 0.005, 7), material: stemWood });
    const leaves = 7 + detail;
    for (let k = 0; k < leaves; k++) {
      const along = 0.32 + (0.7 * k) / leaves;
      const at: Vec3 = [
        foot[0] + (top[0] - foot[0]) * along,
        foot[1] + (top[1] - foot[1]) * along,
        foot[2] + (top[2] - foot[2]) * along,
      ];
      const turn = around + k * 2.4 + between(random, -0.3, 0.3);
      const rise = -0.15 - 0.75 * along + between(random, -0.2, 0.2);
      const long = width * between(random, 0.3, 0.42);
      const blade = leaf(long, long * between(random, 0.3, 0.4), between(random, 0.25, 0.55), detail);
      parts.push({
        mesh: placed(blade, at, multiply(aboutY(turn), aboutX(rise))),
        material: shades[k % 3] ?? stemWood,
      });
    }
  }
  return { parts, bulbs: [] };
}

function pot(radius: number, height: number, hex: string, detail: number): Part {
  const mesh = lathe(
    [
      [0, 0],
      [radius * 0.72, 0],
      [radius * 0.74, 0.004],
      [radius, height],
      [radius, height],
      [radius * 0.92, height],
      [radius * 0.9, height * 0.85],
    ],
    16 + detail * 6,
  );
  return { mesh, material: glossy(plain(linearFromHex(hex)), 0.035, 0.35) };
}

function soil(radius: number, at: number, detail: number): Part {
  const mesh = lathe(
    [
      [0, at],
      [radius, at],
    ],
    12 + detail * 4,
  );
  return { mesh, material: matte(plain([0.03, 0.022, 0.015])) };
}

/** A vase with a few leafy twigs. */
export function vase({ size, colors, detail, seed }: Making): Piece {
  const [width, height] = size;
  const r = width / 2;
  const random = createRandom(seed);
  const body = lathe(
    [
      [0, 0],
      [r * 0.6, 0],
      [r * 0.66, 0.006],
      [r * 0.95, height * 0.3],
      [r, height * 0.45],
      [r * 0.8, height * 0.68],
      [r * 0.38, height * 0.88],
      [r * 0.44, height],
    ],
    16 + detail * 6,
  );
  const parts: Part[] = [{ mesh: body, material: glossy(plain(linearFromHex(colors[0])), 0.05, 0.14) }];
  const green = matte(plain(linearFromHex(colors[1])));
  for (let i = 0; i < 5; i++) {
    const around = i * 1.26 + between(random, -0.3, 0.3);
    const tip: Vec3 = [
      Math.cos(around) * 0.16,
      height + between(random, 0.16, 0.32),
      Math.sin(around) * 0.16,
    ];
    const foot: Vec3 = [0, height * 0.8, 0];
    parts.push({ mesh: bar(foot, tip, 0.0028, 0.0016, 5), material: green });
    for (let k = 0; k < 7; k++) {
      const along = 0.35 + k * 0.1;
      const at: Vec3 = [tip[0] * along, foot[1] + (tip[1] - foot[1]) * along, tip[2] * along];
      const turn = multiply(aboutY(around + k * 2.1), aboutX(-0.5));
      parts.push({ mesh: placed(leaf(0.075, 0.032, 0.3, Math.min(2, detail)), at, turn), material: green });
    }
  }
  return { parts, bulbs: [] };
}
