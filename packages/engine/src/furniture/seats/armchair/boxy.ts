import type { Making, Piece } from '../../piece.ts';
import { coverOf } from '../../upholstery.ts';
import { straightArmSofa } from '../sofa/straight-arm.ts';

/** A cube with a deep cushion: the sofa's companion. */
export function boxyArmchair(making: Making): Piece {
  const { style } = making;
  return straightArmSofa(
    making,
    {
      usual: [0.88, 0.76, 0.86],
      arm: 0.14,
      armHeight: 0.58,
      edge: 0.02 + style.softness * 0.4,
      puff: 0.008,
      legHeight: 0.15,
      legShape: style.leg === 'plinth' ? 'tapered' : style.leg,
      seat: 0.43,
      thickness: 0.16,
      backThickness: 0.17,
      lean: 0.2,
      overhang: 0.01,
    },
    coverOf(making, style.secondUpholstery),
  );
}
