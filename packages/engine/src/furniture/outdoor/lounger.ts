import { deformed } from '../../base/geometry/deform.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { aboutX } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { linen } from '../materials/cloth.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { throwPillow } from '../throw-pillow.ts';
import { coverOf, padded } from '../upholstery.ts';
import { outdoorsOf } from './outdoor-frame.ts';

/** The deck from head (-z) to foot: flat, then rising towards the head. */
interface Deck {
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly hinge: number;
  readonly slope: number;
}

function deckOf({ size }: Making): Deck {
  const [width, tall, length] = sizeWithin(size, [0.68, 0.86, 1.95], [0.55, 0.6, 1.7], [0.9, 1, 2.2]);
  const height = 0.3;
  const back = length * 0.4;
  const slope = Math.asin(Math.max(0.3, Math.min(0.85, (tall - height - 0.12) / back)));
  // The raised back is shorter seen from above: the flat part takes the rest.
  return { width, length, height, hinge: -length / 2 + back * Math.cos(slope), slope };
}

function onDeck({ hinge, slope, height }: Deck, z: number, above: number): Vec3 {
  if (z >= hinge) return [0, height + above, z];
  const run = (hinge - z) / Math.cos(slope);
  return [0, height + run * Math.sin(slope) + above * Math.cos(slope), z + above * Math.sin(slope) * 0.7];
}

/** Mattress bent at its hinge, with a head pillow. */
function mattress(making: Making, deck: Deck): Part[] {
  const cloth = coverOf(making, [linen('#e9e3d7', '#d6cebf'), linen('#c9c2b4', '#b3ab9b')]).material;
  const thick = 0.09;
  const spans: Vec3 = [3 * making.detail, 1, 14 * making.detail];
  const box = softBox([deck.width - 0.06, thick, deck.length - 0.04], 0.03, { edge: 2, spans });
  const segment = (deck.length - 0.04) / 4;
  const bent = deformed(box, ([x, y, z]) => {
    const quilt = 0.012 * (Math.abs(Math.sin((Math.PI * (z - deck.hinge)) / segment)) ** 0.5 - 1);
    const [, level, far] = onDeck(deck, z, thick / 2 + y + (y > 0 ? quilt : 0));
    return [x, level, far];
  });
  const pillow = throwPillow({
    material: cloth,
    width: deck.width * 0.72,
    height: 0.26,
    thickness: 0.12,
    chop: 0,
    seed: making.seed,
    detail: making.detail,
  });
  const at = onDeck(deck, -deck.length / 2 + 0.17, thick + 0.05);
  return [part(cloth, bent), ...moved(pillow, at, aboutX(deck.slope - Math.PI / 2))];
}

/** Slats of the deck, following its bend. */
function slats(making: Making, deck: Deck): Part[] {
  const { teak } = outdoorsOf(making);
  const count = 22;
  return Array.from({ length: count }, (_, i) => {
    const z = ((i + 0.5) / count - 0.5) * (deck.length - 0.04);
    return plank(
      teak,
      [deck.width - 0.04, 0.016, 0.06],
      onDeck(deck, z, -0.012),
      0.003,
      aboutX(z < deck.hinge ? deck.slope : 0),
    );
  });
}

/** Teak rails on four legs. */
function teak(making: Making): Piece {
  const deck = deckOf(making);
  const wood = outdoorsOf(making).teak;
  const [x, z] = [deck.width / 2 - 0.02, deck.length / 2 - 0.25];
  return standing(
    [
      ...[-1, 1].flatMap((side) => [
        plank(wood, [0.035, 0.09, deck.length - 0.3], [side * x, deck.height - 0.06, 0.1], 0.005),
        ...[-1, 1].map((end) =>
          plank(
            wood,
            [0.06, deck.height - 0.03, 0.06],
            [side * (x - 0.01), (deck.height - 0.03) / 2, end * z],
            0.005,
          ),
        ),
      ]),
      ...slats(making, deck),
      ...mattress(making, deck),
    ],
    { top: deck.height + 0.09 },
  );
}

/** Two sled runners of coated tube. */
function sled(making: Making): Piece {
  const deck = deckOf(making);
  const { metal } = outdoorsOf(making);
  const [x, z, r] = [deck.width / 2 - 0.016, deck.length / 2 - 0.2, 0.015];
  return standing(
    [
      ...[-1, 1].flatMap((side) => [
        rod(
          metal,
          [
            [side * x, deck.height - 0.02, z + 0.18],
            [side * x, deck.height - 0.02, -z],
            [side * x, r, -z + 0.06],
            [side * x, r, z],
            [side * x, deck.height - 0.02, z + 0.05],
          ],
          r,
          8,
        ),
        rod(
          metal,
          [
            [side * (x - 0.02), deck.height - 0.02, deck.hinge],
            [side * (x - 0.02), onDeck(deck, -deck.length / 2 + 0.03, 0)[1] - 0.02, -deck.length / 2 + 0.03],
          ],
          0.012,
          8,
        ),
      ]),
      ...slats(making, deck),
      ...mattress(making, deck),
    ],
    { top: deck.height + 0.09 },
  );
}

/** A closed base of wicker. */
function wicker(making: Making): Piece {
  const deck = deckOf(making);
  const { wicker: weave } = outdoorsOf(making);
  const shell = coverOf(making, [weave]);
  const base: Vec3 = [deck.width, deck.height - 0.03, deck.length - 0.24];
  const strut = onDeck(deck, -deck.length / 2 + 0.2, -0.03);
  return standing(
    [
      part(weave, padded({ ...shell, material: weave }, base, 0.03, 0.004), [0, base[1] / 2, 0.12]),
      ...[-1, 1].map((side) =>
        rod(
          outdoorsOf(making).metal,
          [
            [side * deck.width * 0.4, deck.height - 0.05, deck.hinge - 0.1],
            [side * deck.width * 0.4, strut[1], strut[2]],
          ],
          0.011,
          8,
        ),
      ),
      ...slats(making, deck),
      ...mattress(making, deck),
    ],
    { top: deck.height + 0.09 },
  );
}

export const LOUNGER: PieceDesign = designFrom({ teak, sled, wicker });
