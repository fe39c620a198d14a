import { ripples } from '../../base/geometry/ripples.ts';
import type { Material } from '../../render/materials/material.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part } from '../piece.ts';
import { leaning, throwPillow } from '../throw-pillow.ts';
import type { BedPlan } from './bed-size.ts';

/** The cloths of the pillows, and their lean (radians). */
export interface PillowCloths {
  readonly duvet: Material;
  readonly sheet: Material;
  readonly lean: number;
}

interface Row {
  readonly material: Material;
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  /** Distance of their lower edge from the headboard, and how far they lean back. */
  readonly foot: number;
  readonly lean: number;
  readonly places: readonly number[];
  readonly chop: number;
}

/** Rows of pillows from the headboard forwards: large ones, sleeping pillows, cushions. */
export function bedPillows(making: Making, plan: BedPlan, cloths: PillowCloths): Part[] {
  const { style, seed, detail } = making;
  const { mattress, head } = plan;
  const uneven = ripples(seed + 31, 0.7);
  return rowsOf(making, mattress.width, cloths).flatMap((row, j) =>
    row.places.flatMap((x, i) => {
      const pillow = throwPillow({
        material: reseeded(row.material, i + 3 * j),
        piping: style.seam === 'contrast' && row.chop > 0 ? style.pipingMaterial : undefined,
        width: row.width,
        height: row.height,
        thickness: row.thickness,
        chop: row.chop * (0.7 + 0.3 * uneven([x, j, 5])),
        seed: seed * 13 + i + 7 * j,
        detail,
      });
      const turn = {
        yaw: 0.05 * uneven([x, j, 0]) - 0.06 * Math.sign(x),
        roll: 0.035 * uneven([x, j, 3]),
        lean: row.lean + 0.05 * uneven([x, j, 7]),
      };
      return leaning(
        pillow,
        row.height,
        [x + 0.012 * uneven([x, 2, j]), mattress.top + 0.012, head + row.foot],
        turn,
      );
    }),
  );
}

function rowsOf({ style, seed }: Making, width: number, { duvet, sheet, lean }: PillowCloths): Row[] {
  const columns = width > 1.25 ? 2 : 1;
  const pitch = Math.min(0.78, width / columns);
  const pairs = columns === 2 ? [-pitch / 2, pitch / 2] : [0];
  const wide = Math.min(0.7, pitch - 0.03);
  const plump = 0.17 + 0.06 * style.plumpness;
  const sleeping = { width: wide, height: 0.41, thickness: plump + 0.02, places: pairs, chop: 0 };
  const rich = style.plumpness >= 0.5;
  const back: Row = rich
    ? {
        material: duvet,
        width: Math.min(0.66, wide),
        height: 0.62,
        thickness: plump,
        foot: 0.19,
        lean: lean * 0.6,
        places: pairs,
        chop: 0,
      }
    : { ...sleeping, material: duvet, foot: 0.24, lean: lean + 0.1 };
  const front: Row = { ...sleeping, material: sheet, foot: back.foot + 0.19, lean: lean + 0.26 };
  return [
    back,
    front,
    ...cushions(style.cushion, seed, rich && columns === 2, front.foot + 0.17, lean + 0.2),
  ];
}

/** A pair of cushions and a bolster on rich beds, else one long cushion in the middle. */
function cushions(
  cloths: readonly Material[],
  seed: number,
  rich: boolean,
  foot: number,
  lean: number,
): Row[] {
  const cloth = (i: number) => cloths[(seed + i) % cloths.length]!;
  const long: Row = {
    material: cloth(0),
    width: 0.58,
    height: 0.29,
    thickness: 0.15,
    foot: rich ? foot + 0.13 : foot,
    lean: lean + 0.1,
    places: [0],
    chop: 0,
  };
  if (!rich) return seed % 3 === 1 ? [] : [long];
  const pair: Row = {
    ...long,
    material: cloth(1),
    width: 0.47,
    height: 0.47,
    foot,
    lean,
    places: [-0.3, 0.3],
    chop: 0.05,
  };
  return [pair, long];
}
