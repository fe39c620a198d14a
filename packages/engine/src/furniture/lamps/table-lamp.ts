import { revolved } from '../../base/geometry/revolve.ts';
import { sheet } from '../../base/geometry/shapes.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { legWood, metalOf, stoneOf, turnedBody, woodOf } from '../woodwork.ts';
import { clothShade, disc, globe, MILKY, OPAL, shadeCloth, socket } from './shade.ts';

/** Across and high: lamps are round. */
function sizeOf({ size }: Making): readonly [width: number, height: number] {
  const [width, height, depth] = sizeWithin(size, [0.32, 0.52, 0.32], [0.2, 0.3, 0.2], [0.45, 0.8, 0.45]);
  return [Math.min(width, depth), height];
}

function ceramicOf({ style, seed }: Making): Material {
  return reseeded(style.ceramic[seed % style.ceramic.length] ?? style.ceramic[0], seed);
}

/** A shade on a body that reaches to `neck`. */
function shaded(making: Making, body: readonly Part[], neck: number, taper: number): Piece {
  const [width, height] = sizeOf(making);
  const metal = metalOf(making);
  const r = width / 2;
  const low = neck + 0.02;
  const { parts, bulb } = socket(metal, [0, low + 0.05, 0]);
  const stem = rod(
    metal,
    [
      [0, neck - 0.02, 0],
      [0, low + 0.03, 0],
    ],
    0.006,
  );
  const shade = clothShade(shadeCloth(making), metal, {
    low: [r - 0.002, low],
    high: [r * taper, height],
    detail: making.detail,
  });
  return standing([...body, stem, ...parts, ...shade], { bulbs: [bulb] });
}

/** A glazed double gourd. */
function gourd(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const neck = height * 0.56;
  const r = Math.min(width * 0.3, 0.11);
  const body = turnedBody(
    [
      [r * 0.62, 0.012],
      [r * 0.72, 0.016],
      [r * 1.0, neck * 0.26],
      [r * 0.86, neck * 0.46],
      [r * 0.5, neck * 0.6],
      [r * 0.56, neck * 0.72],
      [r * 0.42, neck * 0.86],
      [r * 0.16, neck * 0.95],
      [r * 0.15, neck],
    ],
    16 + 8 * detail,
  );
  const foot = disc(metalOf(making), r * 0.66, 0.014, detail);
  return shaded(making, [part(ceramicOf(making), body), foot], neck, 0.72);
}

/** A milky dome on a trumpet foot. */
function mushroom(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail, style } = making;
  const r = width / 2;
  const rim = height * 0.6;
  const foot = style.metal[0].metallic > 0 ? metalOf(making) : ceramicOf(making);
  const body = turnedBody(
    [
      [r * 0.62, 0],
      [r * 0.6, 0.012],
      [r * 0.22, 0.045],
      [r * 0.12, height * 0.3],
      [r * 0.13, rim + 0.05],
    ],
    16 + 6 * detail,
  );
  const dome = Array.from({ length: 13 }, (_, i): readonly [number, number] => {
    const angle = (i / 12) * (Math.PI / 2);
    return [r * Math.cos(angle) ** 0.75, rim + (height - rim) * Math.sin(angle)];
  });
  const rimmed = [[r * 0.96, rim - 0.008] as const, ...dome];
  const { bulb } = socket(foot, [0, rim + 0.06, 0]);
  return standing([part(foot, body), part(MILKY, revolved(rimmed, 24 + 8 * detail))], { bulbs: [bulb] });
}

/** A drum shade on three wooden legs. */
function tripod(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const wood = legWood(making);
  const neck = height * 0.5;
  const reach = Math.min(width * 0.42, 0.14);
  const feet = [0, 1, 2].map((i): Part => {
    const angle = (i / 3) * 2 * Math.PI + Math.PI / 2;
    return rod(
      wood,
      [
        [0.012 * Math.cos(angle), neck, 0.012 * Math.sin(angle)],
        [reach * Math.cos(angle), 0, reach * Math.sin(angle)],
      ],
      (t) => 0.012 - 0.004 * t,
      6 + 2 * detail,
    );
  });
  const hub = moved([disc(wood, 0.03, 0.022, detail)], [0, neck - 0.012, 0]);
  return shaded(making, [...feet, ...hub], neck, 0.86);
}

/** A slender bottle of dark glaze. */
function bottle(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const neck = height * 0.58;
  const r = Math.min(width * 0.24, 0.085);
  const body = turnedBody(
    [
      [r * 0.84, 0],
      [r * 0.96, 0.012],
      [r, neck * 0.3],
      [r * 0.86, neck * 0.52],
      [r * 0.36, neck * 0.74],
      [r * 0.26, neck * 0.9],
      [r * 0.32, neck],
    ],
    16 + 8 * making.detail,
  );
  return shaded(making, [part(ceramicOf({ ...making, seed: making.seed + 1 }), body)], neck, 0.6);
}

/** A plain column of stone or wood. */
function column(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail, style } = making;
  const neck = height * 0.54;
  const r = Math.min(width * 0.16, 0.055);
  const wooden = style.leg === 'block' || style.leg === 'turned' || style.leg === 'hairpin';
  const body = part(
    wooden ? woodOf(making) : stoneOf(making),
    revolved(
      [
        [0, 0.014],
        [r, 0.014],
        [r, neck - 0.004],
        [r - 0.004, neck],
        [0, neck],
      ],
      16 + 8 * detail,
    ),
  );
  return shaded(making, [body, disc(metalOf(making), r * 1.5, 0.015, detail)], neck, 0.88);
}

const GREEN_GLASS: Material = material(
  { kind: 'plain', color: '#1d5740' },
  { coat: 0.045, roughness: 0.08, translucency: 0.15 },
);

/** Brass with a shade of green glass: reading rooms. */
function banker(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail, style } = making;
  const metal = style.metal.find(({ metallic }) => metallic > 0) ?? style.metal[0];
  const long = Math.min(width, 0.32);
  const [radius, low] = [0.07, height - 0.1];
  const shade = sheet(
    (u, v) => {
      const angle = Math.PI * (0.04 + 0.92 * v);
      const end = 1 - 0.12 * (2 * u - 1) ** 6;
      return [
        (u - 0.5) * long,
        low + radius * 1.2 * Math.sin(angle) * end,
        0.02 + radius * Math.cos(angle) * end,
      ];
    },
    12,
    8 + 4 * detail,
    [long, 0.2],
  );
  const stem = turnedBody(
    [
      [0.085, 0],
      [0.088, 0.012],
      [0.05, 0.026],
      [0.014, 0.05],
      [0.009, 0.1],
      [0.013, height * 0.45],
      [0.008, height * 0.6],
      [0.008, height - 0.03],
    ],
    14 + 6 * detail,
  );
  const at: Vec3 = [0, low + 0.03, 0.02];
  return standing(
    [
      part(metal, stem, [0, 0, -0.03]),
      rod(
        metal,
        [
          [-long * 0.46, low + 0.035, 0.02],
          [long * 0.46, low + 0.035, 0.02],
        ],
        0.004,
        6,
      ),
      part(GREEN_GLASS, shade),
      rod(
        metal,
        [
          [0, height - 0.03, -0.03],
          [0, height - 0.018, 0.02],
        ],
        0.007,
        7,
      ),
    ],
    { bulbs: [{ at, radius: 0.018 }] },
  );
}

/** An opal ball on a stone foot. */
function ball(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const r = Math.min(width / 2, height * 0.32);
  const foot = height - 2 * r + 0.012;
  const base = part(
    stoneOf(making),
    revolved(
      [
        [0, 0],
        [r * 0.62, 0],
        [r * 0.62, foot * 0.5],
        [r * 0.6, foot * 0.52],
        [0, foot * 0.52],
      ],
      18 + 8 * detail,
    ),
  );
  const neck = part(
    metalOf(making),
    revolved(
      [
        [r * 0.28, foot * 0.5],
        [r * 0.28, foot + 0.006],
        [r * 0.4, foot + 0.006],
        [r * 0.44, foot + 0.026],
      ],
      20,
    ),
  );
  const center: Vec3 = [0, height - r, 0];
  return standing([base, neck, globe(OPAL, r, center, detail)], {
    bulbs: [{ at: center, radius: 0.035 }],
  });
}

export const TABLE_LAMP: PieceDesign = designFrom({
  gourd,
  mushroom,
  tripod,
  bottle,
  column,
  banker,
  globe: ball,
});
