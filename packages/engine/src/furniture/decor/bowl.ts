import { deformed } from '../../base/geometry/deform.ts';
import type { Point } from '../../base/geometry/extrude.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { ellipsoid } from '../../base/geometry/shapes.ts';
import { tube } from '../../base/geometry/tube.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { turnedBody, woodOf } from '../woodwork.ts';

const FRUITS = [
  { colors: ['#d9982b', '#e0a93a'], radii: [0.036, 0.034, 0.036] },
  { colors: ['#8c9a3f', '#a8ad52'], radii: [0.034, 0.033, 0.034] },
  { colors: ['#a43a2b', '#b8653a'], radii: [0.035, 0.033, 0.035] },
  { colors: ['#e3c545', '#ead05c'], radii: [0.042, 0.029, 0.029] },
] as const;
const STALK = material({ kind: 'plain', color: '#4b3a22' });

function bowlSize({ size }: Making) {
  return sizeWithin(size, [0.28, 0.09, 0.28], [0.12, 0.05, 0.12], [0.5, 0.25, 0.5]);
}

function dish(making: Making, cover: Material, foot: number): Part {
  const [width, height] = bowlSize(making);
  const r = width / 2;
  const body: Point[] = [
    [0.001, 0],
    [r * 0.42, 0],
    [r * 0.4, foot * height],
    [r * 0.75, height * (0.35 + foot * 0.5)],
    [r, height],
    [r * 0.95, height],
    [r * 0.7, height * (0.42 + foot * 0.5)],
    [r * 0.3, height * (0.12 + foot)],
    [0.001, height * (0.1 + foot)],
  ];
  const uneven = ripples(making.seed, 0.2);
  return part(
    cover,
    deformed(turnedBody(body, 16 + 8 * making.detail, 3), ([x, y, z]) => {
      const k = 1 + 0.012 * uneven([x, y, z]);
      return [x * k, y, z * k];
    }),
  );
}

const glazed = ({ style, seed }: Making) => reseeded(chosen(style.ceramic, seed), seed);

/** Turned or thrown, empty. */
function empty(making: Making): Piece {
  return standing([dish(making, making.seed % 2 === 0 ? woodOf(making) : glazed(making), 0.08)]);
}

/** On a foot, as a centerpiece. */
function footed(making: Making): Piece {
  return standing([dish(making, glazed(making), 0.42)]);
}

/** With fruit of one kind. */
function fruit(making: Making): Piece {
  const [width, height] = bowlSize(making);
  const { colors, radii } = FRUITS[making.seed % FRUITS.length] ?? FRUITS[0];
  const skins = colors.map((color) =>
    material({ kind: 'paint', color, seed: making.seed }, { coat: 0.04, roughness: 0.35 }),
  );
  const ring = Math.max(3, Math.min(7, Math.floor((Math.PI * width * 0.5) / 0.08)));
  const ball = ellipsoid([...radii], 12);
  const fruits = Array.from({ length: ring + 2 }, (_, i): Part[] => {
    const top = i >= ring;
    const angle = (i / ring) * 2 * Math.PI + 0.4 * Math.sin(i * 3.7);
    const out = top ? 0.028 * (i === ring ? 1 : -1) : width * 0.27;
    const [x, y, z] = [out * Math.cos(angle), height * 0.42 + (top ? 0.058 : 0.022), out * Math.sin(angle)];
    return [
      part(skins[i % 2]!, ball, [x, y, z]),
      part(
        STALK,
        tube(
          [
            [0, 0, 0],
            [0.002, 0.012, 0.001],
          ],
          0.0013,
          { sides: 4 },
        ),
        [x, y + radii[1] - 0.002, z],
      ),
    ];
  });
  return standing([
    dish(making, making.seed % 2 === 0 ? woodOf(making) : glazed(making), 0.08),
    ...fruits.flat(),
  ]);
}

export const BOWL: PieceDesign = designFrom({ fruit, empty, footed });
