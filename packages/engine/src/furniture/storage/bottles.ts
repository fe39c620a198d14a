import { between, createRandom, pick } from '../../base/random.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { moved, part } from '../finish.ts';
import type { Part } from '../piece.ts';
import type { NonEmpty } from '../styles/style.ts';
import { turnedBody } from '../woodwork.ts';

const glass = (color: string): Material =>
  material({ kind: 'plain', color }, { coat: 0.05, roughness: 0.06, translucency: 0.3 });
const GLASSES: NonEmpty<Material> = [glass('#23392a'), glass('#6b3d1a'), glass('#b9772a'), glass('#c9d0cc')];
const LABEL: Material = material({ kind: 'plain', color: '#e7dcc2' });
const CAP: Material = material({ kind: 'plain', color: '#1d1b1a' }, { coat: 0.04, roughness: 0.3 });
const CLEAR: Material = glass('#dfe4e2');

/** Bottles standing about over a rectangle, and a row of glasses before them; on y = 0. */
export function bottles(seed: number, width: number, depth: number, height: number): Part[] {
  const random = createRandom(seed);
  const parts: Part[] = [];
  let x = -width / 2 + 0.05;
  while (x < width * 0.2) {
    const tall = Math.min(height, between(random, 0.22, 0.31));
    const r = between(random, 0.032, 0.042);
    parts.push(
      ...moved(bottle(pick(random, GLASSES), tall, r), [x, 0, between(random, -depth * 0.22, depth * 0.1)]),
    );
    x += 2 * r + between(random, 0.012, 0.05);
  }
  for (let i = 0; i < 3; i++) {
    parts.push(...moved(tumbler(), [width * 0.3 + (i % 2) * 0.085, 0, depth * (0.16 - 0.2 * i)]));
  }
  return parts;
}

function bottle(skin: Material, tall: number, r: number): Part[] {
  const body = turnedBody(
    [
      [0, 0.002],
      [r * 0.95, 0],
      [r, 0.012],
      [r, tall * 0.5],
      [r * 0.94, tall * 0.6],
      [r * 0.4, tall * 0.74],
      [r * 0.34, tall * 0.92],
    ],
    14,
    2,
  );
  const band = turnedBody(
    [
      [r * 1.015, tall * 0.16],
      [r * 1.015, tall * 0.42],
    ],
    14,
    1,
  );
  const cap = turnedBody(
    [
      [r * 0.4, tall * 0.88],
      [r * 0.4, tall],
      [0, tall],
    ],
    10,
    1,
  );
  return [part(skin, body), part(LABEL, band), part(CAP, cap)];
}

function tumbler(): Part[] {
  const body = turnedBody(
    [
      [0, 0.003],
      [0.03, 0],
      [0.036, 0.09],
      [0.033, 0.09],
      [0.028, 0.012],
      [0, 0.012],
    ],
    14,
    1,
  );
  return [part(CLEAR, body)];
}
