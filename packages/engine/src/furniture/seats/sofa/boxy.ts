import type { Making, Piece } from '../../piece.ts';
import { straightArmSofa } from './straight-arm.ts';

/** Broad block arms as deep as the seat, close to the floor: the lounge sofa. */
export function boxySofa(making: Making): Piece {
  return straightArmSofa(making, {
    usual: [2.25, 0.76, 0.98],
    arm: 0.24,
    armHeight: 0.58,
    edge: 0.03 + making.style.softness * 0.5,
    puff: 0.012,
    legHeight: 0.055,
    legShape: 'plinth',
    seat: 0.43,
    thickness: 0.19,
    backThickness: 0.21,
    lean: 0.24,
    overhang: 0.02,
  });
}
