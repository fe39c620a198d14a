import type { Vec3 } from '../../../base/geometry/vector.ts';
import { moved, standing } from '../../finish.ts';
import { legs } from '../../legs.ts';
import type { Making, Piece } from '../../piece.ts';
import { coverOf } from '../../upholstery.ts';
import type { ChairHeight } from '../chair-parts.ts';
import { rungs } from '../chair-parts.ts';
import { shellOf } from '../shell.ts';

/** An upholstered molded shell on the style's legs. */
export function shellChair(making: Making, { seat, footrest }: ChairHeight): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const shape = style.leg === 'plinth' || style.leg === 'turned' ? 'tapered' : style.leg;
  const stand = { width: 0.33, depth: 0.3, height: seat - 0.012, detail, thickness: 0.032 };
  const rest = footrest ?? 0;
  const parts = [
    ...shellOf(cover.material, {
      seat,
      width: 0.5,
      depth: 0.44,
      back: footrest === undefined ? 0.36 : 0.24,
      thickness: 0.026,
      detail,
    }),
    ...moved(legs(shape, style.legMaterial, stand), [0, 0, 0.03]),
    ...(footrest === undefined ? [] : rungs(style.metal[0], restFor(rest), 0.008)),
  ];
  return standing(parts, { top: seat });
}

/** A rectangle of rods between the legs. */
function restFor(y: number): Array<readonly [Vec3, Vec3]> {
  const [x, front, rear] = [0.15, 0.165, -0.105];
  return [
    [
      [-x, y, front],
      [x, y, front],
    ],
    [
      [-x, y, rear],
      [x, y, rear],
    ],
    [
      [-x, y, rear],
      [-x, y, front],
    ],
    [
      [x, y, rear],
      [x, y, front],
    ],
  ];
}
