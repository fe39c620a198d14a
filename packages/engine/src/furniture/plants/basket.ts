import { deformed } from '../../base/geometry/deform.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { foldedCloth } from '../soft/folded-cloth.ts';
import { turnedBody } from '../woodwork.ts';

function body(making: Making): { parts: Part[]; width: number; height: number } {
  const { style, seed, detail } = making;
  const [width, height] = sizeWithin(making.size, [0.42, 0.36, 0.42], [0.2, 0.15, 0.2], [0.7, 0.7, 0.7]);
  const cover = reseeded(chosen(style.woven, seed), seed);
  const material = {
    ...cover,
    texture: cover.texture.kind === 'weave' ? { ...cover.texture, open: 0, strand: 0.012 } : cover.texture,
  };
  const r = width / 2;
  const uneven = ripples(seed, 0.25);
  const mesh = turnedBody(
    [
      [0.001, 0],
      [r * 0.82, 0.002],
      [r * 0.95, height * 0.12],
      [r, height * 0.5],
      [r * 0.93, height * 0.98],
      [r * 0.9, height],
      [r * 0.87, height * 0.96],
      [r * 0.9, height * 0.5],
      [r * 0.8, 0.02],
      [0.001, 0.015],
    ],
    14 + 9 * detail,
    3,
  );
  const wall = deformed(mesh, ([x, y, z]) => {
    const k = 1 + 0.012 * uneven([x, y, z]);
    return [x * k, y, z * k];
  });
  return { parts: [part(material, wall)], width, height };
}

/** Two rope handles over the rim. */
function handled(making: Making): Piece {
  const { parts, width, height } = body(making);
  const cover = parts[0]!.material;
  const grips = [-1, 1].map((side) => {
    const path = Array.from({ length: 13 }, (_, i): Vec3 => {
      const angle = (i / 12) * Math.PI;
      return [
        side * (width * 0.465 + 0.012 * Math.sin(angle)),
        height * 0.9 + width * 0.2 * Math.sin(angle),
        -Math.cos(angle) * width * 0.17,
      ];
    });
    return part(cover, tube(path, 0.011, { sides: 7 }));
  });
  return standing([...parts, ...grips]);
}

/** With a folded blanket and another thrown in. */
function filled(making: Making): Piece {
  const { parts, width, height } = body(making);
  const [wide, thick] = [width * 0.58, width * 0.3];
  const cloth = foldedCloth({ ...making, detail: 1 }, [wide, thick, width * 0.52], 2);
  const other = foldedCloth(
    { ...making, detail: 1, seed: making.seed + 3 },
    [wide * 0.9, thick * 0.7, width * 0.46],
    2,
  );
  return standing([
    ...parts,
    ...moved(other, [0, height * 0.55, 0]),
    ...moved(cloth, [0.01, height - thick * 0.35, 0]),
  ]);
}

/** Plain and open. */
function open(making: Making): Piece {
  return standing(body(making).parts);
}

export const BASKET: PieceDesign = designFrom({ handled, filled, open });
