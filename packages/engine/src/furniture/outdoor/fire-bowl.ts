import { deformed } from '../../base/geometry/deform.ts';
import { ellipse, type Point } from '../../base/geometry/extrude.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import { aboutY, aboutZ, multiply } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import { concrete, metal, timber } from '../materials/solid.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { slabOf, turnedBody } from '../woodwork.ts';

const STEEL = metal('#4d3a2e', 0.7, 'plain', 0.8);
const ASH = material({ kind: 'concrete', color: '#3d3935', seed: 4 }, { relief: 0.004 });

function bowlSize({ size }: Making) {
  return sizeWithin(size, [0.75, 0.38, 0.75], [0.45, 0.25, 0.45], [1.2, 0.6, 1.2]);
}

function shell(cover: Material, r: number, low: number, high: number, detail: number): Part {
  const h = high - low;
  const body: Point[] = [
    [0.001, low],
    [r * 0.35, low + h * 0.02],
    [r * 0.72, low + h * 0.3],
    [r * 0.94, low + h * 0.74],
    [r, high - 0.008],
    [r * 0.985, high],
    [r * 0.965, high - 0.008],
    [r * 0.9, low + h * 0.76],
    [r * 0.7, low + h * 0.45],
  ];
  return part(cover, turnedBody(body, 24 + 10 * detail, 3));
}

/** Ash with split logs laid across each other. */
function logs(making: Making, r: number, level: number): Part[] {
  const bark = reseeded(timber('#7b5a3c', '#3f2b1c', 'raw', 0.8, 4), making.seed);
  const uneven = ripples(making.seed, 0.08);
  const log = deformed(
    softBox([r * 1.1, 0.085, 0.08], 0.036, { edge: 2, spans: [8, 1, 1], grain: true }),
    (p) => {
      const k = 1 + 0.1 * uneven(p);
      return [p[0], p[1] * k, p[2] * k];
    },
  );
  return [
    slabOf(ASH, ellipse(r * 1.5, r * 1.5, 28), 0.02, level, 0.004),
    ...[0.3, 1.4, 2.5].map((turn, i) =>
      part(
        bark,
        log,
        [0.02 * Math.cos(turn), level + 0.04 + 0.038 * i, 0.02 * Math.sin(turn)],
        multiply(aboutY(turn + 0.2 * (making.seed % 5)), aboutZ(0.12 * (i - 1))),
      ),
    ),
  ];
}

/** A bowl of rusted steel on three feet. */
function steel(making: Making): Piece {
  const [width, height] = bowlSize(making);
  const r = width / 2;
  const feet = [0, 1, 2].map((i) => {
    const angle = (i / 3) * 2 * Math.PI + 0.4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return rod(
      STEEL,
      [
        [c * r * 0.55, height * 0.42, s * r * 0.55],
        [c * r * 0.68, 0, s * r * 0.68],
      ],
      0.014,
      8,
    );
  });
  return standing([
    shell(STEEL, r, height * 0.22, height, making.detail),
    ...feet,
    ...logs(making, r * 0.8, height * 0.58),
  ]);
}

/** Cast in concrete, standing on its own base. */
function cast(making: Making): Piece {
  const [width, height] = bowlSize(making);
  const cover = reseeded(concrete('#a8a49c'), making.seed);
  const r = width / 2;
  return standing([
    shell(cover, r, 0, height, making.detail),
    slabOf(cover, ellipse(r * 0.9, r * 0.9, 32), 0.03, 0.03, 0.004),
    ...logs(making, r * 0.8, height * 0.6),
  ]);
}

/** A drum of dark steel with a broad rim. */
function drum(making: Making): Piece {
  const [width, height] = bowlSize(making);
  const cover = metal('#2a2a2b', 0.55, 'plain', 0.2);
  const r = width / 2;
  const body: Point[] = [
    [0.001, 0],
    [r * 0.62, 0],
    [r * 0.62, height * 0.08],
    [r * 0.9, height * 0.12],
    [r * 0.9, height * 0.94],
    [r, height * 0.95],
    [r, height],
    [r * 0.78, height],
    [r * 0.76, height * 0.6],
  ];
  return standing([
    part(cover, turnedBody(body, 24 + 10 * making.detail, 1)),
    ...logs(making, r * 0.68, height * 0.68),
  ]);
}

export const FIRE_BOWL: PieceDesign = designFrom({ steel, cast, drum });
