import { revolved } from '../../base/geometry/revolve.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { rod } from '../joinery.ts';
import type { Bulb, Making, Part, Piece, PieceDesign } from '../piece.ts';
import { batten, metalOf, woodOf } from '../woodwork.ts';
import { disc, globe, metalShade, OPAL, shadeCloth, socket } from './shade.ts';

const CORD: Material = material({ kind: 'plain', color: '#2a2724' }, { coat: 0.02, roughness: 0.7 });

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [0.5, 0.9, 0.5], [0.2, 0.4, 0.2], [0.9, 1.6, 0.9]);
}

/** Hung from a rose on the ceiling: its highest point on y = 0. */
function hanging(parts: readonly Part[], bulbs: readonly Bulb[]): Piece {
  const piece = standing(parts, { bulbs });
  const down: Vec3 = [0, -piece.size[1], 0];
  return {
    ...piece,
    parts: moved(piece.parts, down),
    bulbs: piece.bulbs.map(({ at, radius }) => ({ at: [at[0], at[1] - piece.size[1], at[2]], radius })),
  };
}

/** The rose and the cord down to `low`. */
function cord(making: Making, low: number, at: readonly [number, number] = [0, 0], rose = true): Part[] {
  const [x, z] = at;
  const line = rod(
    CORD,
    [
      [x, -0.012, z],
      [x, low, z],
    ],
    0.0035,
    6,
  );
  const plate = moved([disc(metalOf(making), 0.05, 0.022, making.detail)], [x, -0.022, z]);
  return rose ? [line, ...plate] : [line];
}

/** A spun metal dome. */
function dome(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail, style } = making;
  const r = width / 2;
  const rise = r * 0.82;
  const skin =
    style.leg === 'splayed'
      ? (style.painted[making.seed % style.painted.length] ?? style.painted[0])
      : metalOf(making);
  const profile = Array.from({ length: 12 }, (_, i): readonly [number, number] => {
    const angle = (i / 11) * (Math.PI / 2) * 0.94;
    return [r * Math.cos(angle), -height + rise * Math.sin(angle)];
  });
  const neck = -height + rise;
  const { parts, bulb } = socket(metalOf(making), [0, neck - 0.05, 0], true);
  const cap = moved([disc(metalOf(making), r * 0.13, 0.05, detail)], [0, neck - 0.008, 0]);
  return hanging(
    [
      ...metalShade(skin, [[r + 0.004, -height], ...profile], detail),
      ...cap,
      ...parts,
      ...cord(making, neck + 0.03),
    ],
    [bulb],
  );
}

/** A steep cone. */
function cone(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const r = Math.min(width / 2, 0.2);
  const rise = r * 1.15;
  const top = -height + rise;
  const { parts, bulb } = socket(metalOf(making), [0, top - 0.05, 0], true);
  const profile: ReadonlyArray<readonly [number, number]> = [
    [r, -height],
    [r * 0.98, -height + 0.012],
    [r * 0.2, top],
    [r * 0.16, top + 0.05],
    [0, top + 0.055],
  ];
  return hanging(
    [...metalShade(metalOf(making), profile, detail), ...parts, ...cord(making, top + 0.05)],
    [bulb],
  );
}

/** An opal ball. */
function ball(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const r = Math.min(width / 2, 0.19);
  const center: Vec3 = [0, -height + r, 0];
  const cap = moved([disc(metalOf(making), r * 0.32, 0.04, detail)], [0, -height + 2 * r - 0.02, 0]);
  return hanging(
    [globe(OPAL, r, center, detail), ...cap, ...cord(making, -height + 2 * r)],
    [{ at: center, radius: 0.04 }],
  );
}

/** A bell of woven strands. */
function woven(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { style, detail } = making;
  const r = width / 2;
  const rise = Math.min(r * 1.05, height * 0.6);
  const profile: ReadonlyArray<readonly [number, number]> = [
    [r * 0.96, 0],
    [r, 0.12],
    [r * 0.97, 0.3],
    [r * 0.84, 0.55],
    [r * 0.6, 0.78],
    [r * 0.34, 0.92],
    [r * 0.14, 1],
  ];
  const bell = revolved(
    profile.map(([x, y]) => [x, -height + y * rise] as const),
    24 + 8 * detail,
  );
  const strands = 22 + 4 * detail;
  const ribs = Array.from({ length: strands }, (_, i): Part => {
    const angle = (i / strands) * 2 * Math.PI;
    const path = profile.map(
      ([x, y]): Vec3 => [(x + 0.003) * Math.cos(angle), -height + y * rise, (x + 0.003) * Math.sin(angle)],
    );
    return rod(style.woven[0], path, 0.0035, 4);
  });
  const neck = -height + rise;
  const { parts, bulb } = socket(metalOf(making), [0, neck - 0.06, 0], true);
  const skin: Material = { ...style.woven[0], translucency: 0.35 };
  return hanging([part(skin, bell), ...ribs, ...parts, ...cord(making, neck - 0.02)], [bulb]);
}

/** Three small opal balls under one beam: over long tables. */
function linear(making: Making): Piece {
  const [width, height] = sizeWithin(making.size, [1.1, 0.9, 0.2], [0.9, 0.4, 0.12], [1.8, 1.6, 0.4]);
  const { detail } = making;
  const r = 0.075;
  const beam = -height + 2 * r + 0.06;
  const metal = metalOf(making);
  const places = [-1, 0, 1].map((k) => k * (width / 2 - r - 0.02));
  const balls = places.flatMap((x): Part[] => [
    globe(OPAL, r, [x, -height + r, 0], detail),
    rod(
      metal,
      [
        [x, -height + 2 * r - 0.01, 0],
        [x, beam, 0],
      ],
      0.016,
      10,
    ),
  ]);
  return hanging(
    [
      ...balls,
      batten(metal, [width, 0.022, 0.03], [0, beam, 0]),
      ...[-0.3, 0.3].flatMap((k) => cord(making, beam, [k * width, 0], false)),
      batten(metal, [width * 0.7, 0.022, 0.06], [0, -0.011, 0]),
    ],
    places.map((x) => ({ at: [x, -height + r, 0] as const, radius: 0.025 })),
  );
}

/** A ball of paper over wire rings. */
function lantern(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const r = width / 2;
  const rings = Math.round((1.7 * r) / 0.035);
  const tall = 0.86;
  const profile = Array.from({ length: rings * 2 + 1 }, (_, i): readonly [number, number] => {
    const t = (i / (rings * 2)) * 2 - 1;
    const sag = 0.005 * (1 - Math.abs(Math.cos(i * (Math.PI / 2))));
    return [
      Math.max(0.05, r * Math.sqrt(Math.max(0, 1 - (t * 0.985) ** 2)) - sag),
      -height + r * tall * (1 + t),
    ];
  });
  const center: Vec3 = [0, -height + r * tall, 0];
  const wood = woodOf(making);
  return hanging(
    [
      part(shadeCloth(making), revolved(profile, 24 + 8 * detail)),
      ...moved([disc(wood, 0.052, 0.01, detail)], [0, -height + 2 * r * tall - 0.005, 0]),
      ...cord(making, -height + 2 * r * tall - 0.1),
    ],
    [{ at: center, radius: 0.04 }],
  );
}

export const PENDANT_LAMP: PieceDesign = designFrom({ dome, globe: ball, woven, linear, cone, lantern });
