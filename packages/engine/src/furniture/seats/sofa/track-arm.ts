import type { Making, Piece } from '../../piece.ts';
import { straightArmSofa } from './straight-arm.ts';

/** Slim square arms and a thin frame on legs: it seems to float. */
export function trackArmSofa(making: Making): Piece {
  const { leg, softness } = making.style;
  return straightArmSofa(making, {
    usual: [2.1, 0.82, 0.89],
    arm: 0.115,
    armHeight: 0.61,
    edge: 0.014 + softness * 0.25,
    puff: 0.004,
    legHeight: 0.16,
    legShape: leg === 'plinth' || leg === 'block' ? 'tapered' : leg,
    seat: 0.445,
    thickness: 0.145,
    backThickness: 0.15,
    lean: 0.2,
    overhang: 0,
  });
}
