import { bentPath } from '../../base/geometry/curve.ts';
import { deformed } from '../../base/geometry/deform.ts';
import { ellipse, extruded } from '../../base/geometry/extrude.ts';
import { joined, placed } from '../../base/geometry/mesh.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { ellipsoid, sheet } from '../../base/geometry/shapes.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import { tube } from '../../base/geometry/tube.ts';
import { aboutX, type Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { legs } from '../legs.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { diamondTufting } from '../tufting.ts';
import { coverOf, padded, piping, seatCushion } from '../upholstery.ts';
import { slabLeg } from './slab-leg.ts';

/** A ball of hand-knit (of rope, where a style knits nothing), sagging under its own weight. */
function knitPouf(making: Making): Piece {
  const [width, height] = sizeWithin(making.size, [0.54, 0.38, 0.54], [0.42, 0.32, 0.42], [0.75, 0.46, 0.75]);
  const yarn = reseeded(
    making.style.blanket.find(isKnit) ?? making.style.cushion.find(isKnit) ?? making.style.woven[0],
    making.seed,
  );
  const uneven = ripples(making.seed, 1.4);
  const ball = pouf(
    width,
    height,
    making,
    (angle, y) => 0.003 * Math.sin(angle * 12) + 0.008 * uneven([Math.cos(angle), y, Math.sin(angle)]),
  );
  return standing([part(yarn, ball)], { top: height });
}

function isKnit({ texture }: Part['material']): boolean {
  return texture.kind === 'fabric' && (texture.weave === 'knit' || texture.weave === 'boucle');
}

/** Leather wedges sewn around a star, with raised seams. */
function moroccanPouf(making: Making): Piece {
  const [width, height] = sizeWithin(making.size, [0.56, 0.34, 0.56], [0.44, 0.28, 0.44], [0.75, 0.42, 0.75]);
  const hides = [...making.style.upholstery, ...making.style.secondUpholstery].filter(
    (m) => m.texture.kind === 'leather',
  );
  const hide = reseeded(hides[0] ?? making.style.secondUpholstery[0], making.seed);
  const wedges = 10;
  const swell = (angle: number) => 0.02 * Math.abs(Math.sin((angle * wedges) / 2)) ** 0.7 - 0.012;
  const body = pouf(width, height, making, (angle) => swell(angle));
  const seam = Array.from({ length: 40 }, (_, i): Vec3 => {
    const angle = (i / 40) * 2 * Math.PI;
    const r = width * 0.28 + 0.4 * swell(angle);
    return [r * Math.cos(angle), height * 0.985 - 0.012, r * Math.sin(angle)];
  });
  const cover = { ...coverOf(making, making.style.upholstery), piping: hide };
  return standing([part(hide, body), ...piping(cover, seam, true)], { top: height });
}

/** A flattened ball on the floor; `swell` moves its skin by angle and height. */
function pouf(
  width: number,
  height: number,
  { detail }: Making,
  swell: (angle: number, y: number) => number,
) {
  return sheet(
    (u, v) => {
      const angle = -u * 2 * Math.PI;
      const down = v * Math.PI;
      const round = Math.sin(down) ** 0.62;
      const y = Math.cos(down);
      const flat = Math.sign(y) * Math.abs(y) ** 0.8;
      const r = (width / 2) * round * (1 - 0.06 * flat) + swell(angle, y) * round;
      return [r * Math.cos(angle), (height / 2) * (1 + flat), r * Math.sin(angle)];
    },
    40 * detail,
    10 * detail,
    [Math.PI * width, height * 1.6],
  );
}

/** A soft block, piped or plain, on the floor or on short legs. */
function cube(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeWithin(
    making.size,
    [0.62, 0.41, 0.62],
    [0.42, 0.36, 0.42],
    [1.2, 0.46, 0.9],
  );
  const foot = 0.03;
  const top = 0.13;
  const parts = [
    part(
      cover.material,
      padded(cover, [width - 0.02, height - foot - top + 0.01, depth - 0.02], 0.02, 0.006),
      [0, foot + (height - foot - top) / 2, 0],
    ),
    ...moved(seatCushion({ ...cover, plumpness: cover.plumpness * 0.6 }, [width, top, depth], 1), [
      0,
      height - top / 2,
      0,
    ]),
    ...legs('block', style.legMaterial, {
      width: width - 0.1,
      depth: depth - 0.1,
      height: foot + 0.01,
      detail,
      thickness: 0.05,
    }),
  ];
  return standing(parts, { top: height });
}

/** Round, with upright pleats around its side and a metal or wooden band below. */
function drum(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeWithin(
    making.size,
    [0.56, 0.42, 0.56],
    [0.4, 0.36, 0.4],
    [0.95, 0.46, 0.95],
  );
  const band = 0.045;
  const pleats = Math.round(width * 60);
  const plain = style.plumpness < 0.5 && style.name !== 'art_deco';
  const side = sheet(
    (u, v) => {
      const angle = -u * 2 * Math.PI;
      const fold = plain
        ? 0
        : 0.007 * (Math.abs(Math.sin((angle * pleats) / 2)) ** 0.6 - 1) * Math.min(1, 6 * (1 - v));
      const belly = 0.012 * (1 - (2 * v - 1) ** 2);
      const reach = 1 + (2 * (belly + fold)) / width;
      return [
        (width / 2) * reach * Math.cos(angle),
        band + v * (height - band - 0.06),
        (depth / 2) * reach * Math.sin(angle),
      ];
    },
    plain ? 32 * detail : pleats * 2 * detail,
    2 + detail,
    [Math.PI * width, height],
  );
  const lid = extruded(ellipse(width + 0.012, depth + 0.012, 24 + 12 * detail), 0.09, {
    bevel: 0.03,
    steps: 1 + detail,
    puff: 0.018,
  });
  const ring = extruded(ellipse(width - 0.02, depth - 0.02, 24 + 12 * detail), band + 0.01, {
    bevel: 0.005,
    steps: 1,
  });
  const flat = aboutX(-Math.PI / 2);
  const seam = ellipse(width + 0.014, depth + 0.014, 48).map(([x, z]): Vec3 => [x, height - 0.092, z]);
  const parts: Part[] = [
    part(cover.material, side),
    part(cover.material, lid, [0, height - 0.063, 0], flat),
    part(style.metal[0], ring, [0, (band + 0.01) / 2, 0], flat),
    ...piping(cover, seam, true),
  ];
  return standing(parts, { top: height });
}

/** A pad on the style's legs, made to go with an easy chair. */
function footstool(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeWithin(making.size, [0.64, 0.4, 0.5], [0.48, 0.36, 0.4], [1, 0.45, 0.7]);
  const leg = height - 0.15;
  const parts = [
    part(cover.material, padded(cover, [width - 0.03, 0.06, depth - 0.03], 0.012, 0.002), [0, leg + 0.03, 0]),
    ...moved(seatCushion(cover, [width, 0.11, depth], 1), [0, height - 0.055, 0]),
    ...slabLeg(style, { width: width - 0.04, depth: depth - 0.04, height: leg + 0.01, detail }),
  ];
  return standing(parts, { top: height });
}

/** The library ottoman: a buttoned top with a border on turned feet. */
function tufted(making: Making): Piece {
  const { style, detail, seed } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeWithin(
    making.size,
    [0.92, 0.43, 0.6],
    [0.6, 0.38, 0.5],
    [1.4, 0.47, 0.95],
  );
  const [leg, top] = [0.12, 0.16];
  const columns = Math.max(2, Math.round(width / 0.22));
  const rows = Math.max(2, Math.round(depth / 0.22));
  const tufting = diamondTufting({ length: width, from: 0, to: depth, columns, rows, depth: 0.03 });
  const shape = ([x, y, z]: Vec3): Vec3 => {
    const [s, t] = [(2 * x) / width, (2 * z) / depth];
    const crown = 0.035 * Math.max(0, 1 - s * s) * Math.max(0, 1 - t * t);
    return [x, y + (y > 0 ? crown + tufting.relief(x + width / 2, z + depth / 2) : 0), z];
  };
  const spans: Vec3 = [columns * 4 * detail, 1, rows * 4 * detail];
  const pad = deformed(softBox([width, top, depth], 0.05, { edge: 1 + detail, spans }), shape);
  const button = ellipsoid([0.012, 0.008, 0.012], 5);
  const buttons = tufting.buttons.map(([a, b]) =>
    placed(button, shape([a - width / 2, top / 2, b - depth / 2])),
  );
  const base = height - top - leg;
  const shapeOfLeg = style.leg === 'tapered' || style.leg === 'block' ? style.leg : 'turned';
  const parts = [
    part(cover.material, placed(joined([pad, ...buttons]), [0, height - top / 2 - 0.02, 0])),
    part(cover.material, padded(cover, [width - 0.015, base + 0.01, depth - 0.015], 0.015, 0.003, seed), [
      0,
      leg + base / 2,
      0,
    ]),
    part(
      cover.piping ?? cover.material,
      tube(seamAround(width, depth, height - top - 0.004), 0.005, { sides: 4, closed: true }),
    ),
    ...legs(shapeOfLeg, style.legMaterial, {
      width: width - 0.06,
      depth: depth - 0.06,
      height: leg + 0.01,
      detail,
      thickness: 0.055,
    }),
  ];
  return standing(parts, { top: height - 0.02 });
}

/** Around a block, its corners rounded as the block's are. */
function seamAround(width: number, depth: number, y: number): Vec3[] {
  const [x, z] = [width / 2 - 0.006, depth / 2 - 0.006];
  const corners: Vec3[] = [
    [-x, y, -z],
    [x, y, -z],
    [x, y, z],
    [-x, y, z],
  ];
  return bentPath(corners, 0.035, 4, true);
}

export const OTTOMAN: PieceDesign = designFrom({
  cube,
  drum,
  footstool,
  tufted,
  'knit-pouf': knitPouf,
  'moroccan-pouf': moroccanPouf,
});
