import { deformed } from '../../src/base/geometry/deform.ts';
import { ellipsoid, quad, roundedBox } from '../../src/base/geometry/shapes.ts';
import { softBox } from '../../src/base/geometry/soft-box.ts';
import { aboutX, aboutY, aboutZ, multiply, type Vec3 } from '../../src/base/geometry/vector.ts';
import { between, createRandom, pick } from '../../src/base/random.ts';
import { part, standing } from '../../src/furniture/finish.ts';
import { cotton, leather, patterned } from '../../src/furniture/materials/cloth.ts';
import type { Part, Piece } from '../../src/furniture/piece.ts';
import { type Material, material } from '../../src/render/materials/material.ts';
import type { ClutterKind } from './room-spec.ts';

const CARDBOARD = material({ kind: 'paint', color: '#b08a5c', seed: 3 }, { coat: 0.01, roughness: 0.9 });
const INSIDE = material({ kind: 'paint', color: '#8d6d46', seed: 4 });
const TAPE = material({ kind: 'plain', color: '#c9a878' }, { coat: 0.04, roughness: 0.2 });
const CLOTHS: readonly [Material, ...Material[]] = [
  cotton('#3f567a'),
  cotton('#c8c2b6'),
  cotton('#8d3b3a'),
  patterned('#e8e2d4', ['#4a6a8a'], 'stripe', 0.05),
  cotton('#4d5a4a'),
];

/** Things that people leave lying about, which the removal demos remove. */
export function makeClutter(kind: ClutterKind, seed: number): Piece {
  const random = createRandom(seed);
  switch (kind) {
    case 'carton':
      return carton(random);
    case 'shoes':
      return shoes(random);
    case 'laundry':
      return laundry(random);
    case 'toy-blocks':
      return blocks(random);
    case 'bag':
      return bag(random);
  }
}

/** A moving box with its flaps up. */
function carton(random: () => number): Piece {
  const [w, h, d] = [between(random, 0.38, 0.5), between(random, 0.28, 0.36), between(random, 0.3, 0.4)];
  const flap = (x: number, z: number, wide: number, lean: number, turn: number): Part =>
    part(
      CARDBOARD,
      roundedBox([wide, d * 0.42, 0.004], 0.001, 1),
      [x, h + d * 0.2, z],
      multiply(aboutY(turn), aboutX(lean)),
    );
  return standing([
    part(CARDBOARD, roundedBox([w, h, 0.004], 0.001, 1), [0, h / 2, d / 2]),
    part(CARDBOARD, roundedBox([w, h, 0.004], 0.001, 1), [0, h / 2, -d / 2]),
    part(CARDBOARD, roundedBox([0.004, h, d], 0.001, 1), [w / 2, h / 2, 0]),
    part(CARDBOARD, roundedBox([0.004, h, d], 0.001, 1), [-w / 2, h / 2, 0]),
    part(INSIDE, quad([-w / 2, h * 0.7, d / 2], [w, 0, 0], [0, 0, -d])),
    part(TAPE, roundedBox([0.05, h * 0.5, 0.001], 0.0004, 1), [0, h * 0.25, d / 2 + 0.0025]),
    flap(0, d / 2 + d * 0.1, w, 0.5, 0),
    flap(0, -d / 2 - d * 0.12, w, -0.6, 0),
    flap(w / 2 + d * 0.13, 0, d, 0.65, Math.PI / 2),
    flap(-w / 2 - d * 0.1, 0, d, 0.5, -Math.PI / 2),
  ]);
}

function shoes(random: () => number): Piece {
  const hide = leather(pick(random, ['#5b3a22', '#e4e0d8', '#2a2624']), 0.4);
  const sole = material({ kind: 'plain', color: '#d8d2c6' }, { coat: 0.02, roughness: 0.7 });
  const shoe = (x: number, z: number, turn: number): Part[] => {
    const upper = deformed(ellipsoid([0.05, 0.075, 0.14], 28), ([px, py, pz]: Vec3): Vec3 => {
      const toe = Math.max(0, pz / 0.14);
      return [px * (1 - 0.12 * toe), Math.max(-0.02, py * (1 - 0.45 * toe)), pz];
    });
    return [
      part(hide, upper, [x, 0.045, z], aboutY(turn)),
      part(
        sole,
        softBox([0.098, 0.028, 0.285], 0.012, { edge: 2, spans: [1, 1, 1] }),
        [x, 0.014, z],
        aboutY(turn),
      ),
    ];
  };
  return standing([...shoe(-0.07, 0, 0.15), ...shoe(0.09, 0.05 * random(), -0.5 * random())]);
}

/** A heap of clothes dropped. */
function laundry(random: () => number): Piece {
  const parts = Array.from({ length: 5 }, (_, i) => {
    const seed = random() * 60;
    const size: Vec3 = [
      between(random, 0.12, 0.19),
      between(random, 0.035, 0.065),
      between(random, 0.1, 0.16),
    ];
    const mesh = deformed(ellipsoid(size, 56), ([x, y, z]: Vec3): Vec3 => {
      const fold = 0.022 * Math.sin(x * 34 + seed + 9 * z) + 0.014 * Math.sin(z * 47 - x * 21 + seed * 2);
      return [x + fold * 0.6, y + fold * (y > 0 ? 1 : 0.2), z + fold * 0.5];
    });
    const at: Vec3 = [between(random, -0.14, 0.14), 0.05 + i * 0.035, between(random, -0.1, 0.1)];
    return part(CLOTHS[i % CLOTHS.length]!, mesh, at, multiply(aboutY(random() * 6), aboutZ(0.2 * random())));
  });
  return standing(parts);
}

function blocks(random: () => number): Piece {
  const colors = ['#c23b32', '#2f6aa8', '#e3b23c', '#4c8a55', '#e8e2d6'];
  return standing(
    Array.from({ length: 9 }, (_, i) => {
      const side = between(random, 0.045, 0.07);
      const coat = material(
        { kind: 'plain', color: colors[i % colors.length]! },
        { coat: 0.04, roughness: 0.35 },
      );
      const mesh = roundedBox([side, side, side], 0.004, 2);
      const up = i === 8 ? side * 1.5 : side / 2;
      const at: Vec3 =
        i === 8
          ? [0.05, up, 0.02]
          : [((i % 3) - 1) * 0.15 + 0.06 * random(), up, (Math.floor(i / 3) - 1) * 0.15 + 0.05 * random()];
      return part(coat, mesh, at, aboutY(random() * 3));
    }),
  );
}

/** A slumped canvas tote. */
function bag(random: () => number): Piece {
  const cloth = pick(random, CLOTHS);
  const body = deformed(
    softBox([0.42, 0.34, 0.17], 0.06, { edge: 3, spans: [10, 8, 5] }),
    ([x, y, z]: Vec3): Vec3 => {
      const slump = 1 + 0.25 * (0.17 - y);
      const fold = 0.012 * Math.sin(x * 30 + y * 24);
      return [x * slump, y * (1 - 0.12 * Math.abs(x) * 4), z * slump + fold];
    },
  );
  return standing([part(cloth, body, [0, 0.17, 0])]);
}
