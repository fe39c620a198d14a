import { placed } from '../geometry/mesh.ts';
import { bar, lathe } from '../geometry/shapes.ts';
import { glossy, glowing, linearFromHex, plain } from '../materials/material.ts';
import { wood } from '../materials/textures.ts';
import type { Part } from '../part.ts';
import type { Making, Piece } from './piece.ts';

/** A shade open at both ends; its inside and outside glow with the bulb. */
function shade(bottom: number, top: number, low: number, high: number, making: Making): Part {
  const color = linearFromHex(making.colors[0]);
  const glow = making.lamps * 0.035;
  const mesh = lathe(
    [
      [bottom, low],
      [top, high],
    ],
    14 + making.detail * 8,
  );
  return { mesh, material: glowing(color, [color[0] * glow, color[1] * glow * 0.78, color[2] * glow * 0.5]) };
}

/** A fabric shade on a tripod (variant 0) or on a slim stand with a round foot (variant 1). */
export function floorLamp(making: Making): Piece {
  const [width, height] = making.size;
  const r = width / 2;
  const parts: Part[] = [shade(r, r * 0.78, height - 0.3, height, making)];
  if (making.variant === 1) {
    const metal = glossy(plain([0.36, 0.27, 0.15]), 0.45, 0.25);
    parts.push(
      { mesh: bar([0, 0.01, 0], [0, height - 0.05, 0], 0.011, 0.011, 10), material: metal },
      { mesh: bar([0, 0, 0], [0, 0.022, 0], 0.14, 0.135, 28), material: metal },
    );
  } else {
    const material = glossy(wood(making.colors[1], making.seed), 0.04, 0.35);
    for (let i = 0; i < 3; i++) {
      const angle = 0.4 + (i * 2 * Math.PI) / 3;
      const foot = [0.27 * Math.cos(angle), 0, 0.27 * Math.sin(angle)] as const;
      parts.push({
        mesh: bar([foot[0] * 0.1, height - 0.28, foot[2] * 0.1], foot, 0.014, 0.011, 8),
        material,
      });
    }
    parts.push({
      mesh: placed(bar([0, 0, 0], [0, 0.06, 0], 0.035, 0.03, 12), [0, height - 0.32, 0]),
      material,
    });
  }
  return { parts, bulbs: [{ at: [0, height - 0.14, 0], radius: 0.045 }] };
}

/** A ceramic body under a fabric shade. */
export function tableLamp(making: Making): Piece {
  const [width, height] = making.size;
  const r = width / 2;
  const color = linearFromHex(making.colors[1]);
  const body = lathe(
    [
      [0, 0],
      [r * 0.42, 0],
      [r * 0.5, 0.01],
      [r * 0.62, height * 0.18],
      [r * 0.5, height * 0.34],
      [r * 0.14, height * 0.5],
      [r * 0.1, height * 0.62],
    ],
    14 + making.detail * 6,
  );
  return {
    parts: [
      { mesh: body, material: glossy(plain(color), 0.05, 0.15) },
      shade(r, r * 0.72, height * 0.58, height, making),
    ],
    bulbs: [{ at: [0, height * 0.76, 0], radius: 0.035 }],
  };
}
