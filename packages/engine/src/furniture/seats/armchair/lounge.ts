import { sizeWithin } from '../../finish.ts';
import type { Making, Piece } from '../../piece.ts';
import { woodFrameSeat } from '../sofa/wood-frame.ts';

/** An open easy chair: paddle arms, spindles behind loose cushions. */
export function loungeArmchair(making: Making): Piece {
  const { style } = making;
  const own = { ...making, style: { ...style, upholstery: style.secondUpholstery } };
  return woodFrameSeat(
    own,
    sizeWithin(making.size, [0.74, 0.84, 0.84], [0.66, 0.78, 0.76], [0.9, 0.95, 0.92]),
  );
}
