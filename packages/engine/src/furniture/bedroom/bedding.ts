import { deformed } from '../../base/geometry/deform.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import type { Material } from '../../render/materials/material.ts';
import { chosen } from '../choose.ts';
import { part } from '../finish.ts';
import { cotton } from '../materials/cloth.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part } from '../piece.ts';
import { type BedCloth, bedCloth, duvetRelief } from './bed-cloth.ts';
import { bedPillows } from './bed-pillows.ts';
import type { BedPlan } from './bed-size.ts';

/** The making-up of a bed. */
export interface Makeup {
  /** Overhang of the duvet over the sides and over the foot, meters; 0 at the foot if there is a footboard. */
  readonly overhang: number;
  readonly footOverhang: number;
  /** Lean of pillows against the headboard, radians. */
  readonly lean?: number;
}

/** Share of the mattress, from its head, that pillows and the folded sheet take. */
const TURNED_DOWN = 0.3;

/** Mattress with its fitted sheet, duvet turned down over it, pillows, and a blanket over the foot. */
export function madeBed(making: Making, plan: BedPlan, makeup: Makeup): Part[] {
  const { style, seed, detail } = making;
  const { mattress } = plan;
  const [duvet, sheet] = linens(making);
  const relief = duvetRelief(seed, style.plumpness);
  const fold = plan.head + mattress.length * TURNED_DOWN;
  const cloth: BedCloth = {
    head: fold,
    length: mattress.length / 2 - fold + makeup.footOverhang,
    overhang: makeup.overhang,
    loft: 0.04,
    hem: 0.017,
    relief,
    swing: 0.016 + 0.01 * style.plumpness,
    skew: 0.012 * Math.sin(seed * 1.9),
    seed,
    columns: 16 + 24 * detail,
    rows: 8 + 18 * detail,
  };
  const turnedDown: BedCloth = {
    ...cloth,
    head: fold - 0.015,
    length: 0.27,
    loft: 0.078,
    hem: 0.019,
    relief: (x, z) => relief(x, z) * 0.8 + 0.006 * Math.sin(3 * x + seed),
    overhang: makeup.overhang - 0.015,
    rows: 6 + 4 * detail,
  };
  return [
    part(sheet, mattressMesh(making, plan)),
    part(duvet, bedCloth(mattress, cloth)),
    part(sheet, bedCloth(mattress, turnedDown)),
    ...blanketAtFoot(making, plan, cloth),
    ...bedPillows(making, plan, { duvet, sheet, lean: makeup.lean ?? 0.42 }),
  ];
}

/** The duvet's cover and the sheet's: never the same cloth, so that the fold shows. */
function linens({ style, seed }: Making): readonly [duvet: Material, sheet: Material] {
  const turn = seed % 3 === 2 ? 1 : 0;
  const [first, second] = style.bedding;
  const duvet = turn === 1 ? (second ?? first) : first;
  const white = cotton('#f3f0ea');
  return [reseeded(duvet, seed), turn === 1 ? reseeded(first, seed + 1) : white];
}

function mattressMesh({ seed, detail }: Making, { mattress }: BedPlan) {
  const { width, thickness, length, top } = mattress;
  const uneven = ripples(seed + 4, 0.3);
  const box = softBox([width, thickness, length], 0.05, {
    edge: detail,
    spans: [3 * detail, 1, 3 * detail],
  });
  return deformed(box, ([x, y, z]) => [
    x,
    y + top - thickness / 2 + (y > 0 ? 0.004 * uneven([x, 0, z]) : 0),
    z,
  ]);
}

/** A blanket across the foot: laid by hand, so it is slightly rotated. */
function blanketAtFoot(making: Making, { mattress }: BedPlan, under: BedCloth): Part[] {
  const { style, seed, detail } = making;
  if (seed % 5 === 4) return [];
  const material = reseeded(chosen(style.blanket, seed), seed);
  const wrinkles = ripples(seed + 21, 0.19);
  const long = ripples(seed + 22, 0.11);
  const cloth: BedCloth = {
    ...under,
    head: mattress.length / 2 - 0.68,
    length: 0.5,
    loft: under.loft + 0.009,
    hem: 0.006,
    relief: (x, z) =>
      under.relief(x, z) + 0.005 + 0.004 * wrinkles([x, 0, z]) + 0.003 * Math.max(0, long([0.2 * x, 0, z])),
    overhang: Math.max(0.08, under.overhang - 0.05 - 0.07 * ((seed % 4) / 3)),
    skew: under.skew + 0.05 * Math.sin(seed * 2.7 + 1),
    rows: 6 + 5 * detail,
  };
  return [part(material, bedCloth(mattress, cloth))];
}
