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
  const stand = { width: 0.38, depth: 0.34, height: seat - 0.005, detail, thickness: 0.032 };
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
    ...(footrest === undefined
      ? []
      : rungs(
          style.metal[0],
          [
            [
              [-0.17, rest, 0.18],
              [0.18, rest, 0.18],
            ],
            [
              [-0.17, rest, -0.12],
              [0.17, rest, -0.12],
            ],
            [
              [-0.17, rest, -0.12],
              [-0.17, rest, 0.18],
            ],
            [
              [0.17, rest, -0.12],
              [0.18, rest, 0.18],
            ],
          ],
          0.008,
        )),
  ];
  return standing(parts, { top: seat });
}
