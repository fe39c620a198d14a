import { box } from '../../base/geometry/shapes.ts';
import { aboutY, type Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { plank } from '../joinery.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { DARK, screen } from './screen.ts';

/** Gap between the lower edge of the screen and what it stands on, meters. */
const FOOT = 0.065;
/** Height of a screen by its width: 16 to 9. */
const SCREEN = 9 / 16;

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.1, 0.68, 0.24], [0.7, 0.46, 0.18], [1.5, 0.91, 0.3]);
}

/** The screen and the housing of its electronics behind the lower half. */
function panel([width, height]: Vec3): Part[] {
  const tall = Math.min(height - FOOT, width * SCREEN);
  return [
    ...screen(width, tall, 0.022, [0, FOOT + tall / 2, 0]),
    part(DARK, box([width * 0.62, tall * 0.5, 0.035]), [0, FOOT + tall * 0.32, -0.027]),
  ];
}

/** On two splayed feet near its ends. */
function feet(making: Making): Piece {
  const size = sizeOf(making);
  const [width, , depth] = size;
  const foot = (side: -1 | 1): Part[] => [
    part(DARK, box([0.016, 0.012, depth]), [side * width * 0.36, 0.006, 0], aboutY(side * 0.12)),
    part(DARK, box([0.016, FOOT, 0.03]), [side * width * 0.36, FOOT / 2 + 0.004, -0.004]),
  ];
  return standing([...panel(size), ...foot(-1), ...foot(1)]);
}

/** On a plate with a short neck in the middle. */
function pedestal(making: Making): Piece {
  const size = sizeOf(making);
  const [width, , depth] = size;
  return standing([
    ...panel(size),
    plank(DARK, [width * 0.4, 0.01, depth], [0, 0.005, 0], 0.004),
    plank(DARK, [0.12, FOOT + 0.04, 0.03], [0, (FOOT + 0.04) / 2 + 0.004, -0.022], 0.004),
  ]);
}

export const TELEVISION: PieceDesign = designFrom({ feet, pedestal });
