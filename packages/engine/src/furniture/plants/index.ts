import { designFrom } from '../design-from.ts';
import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { BASKET } from './basket.ts';
import { birdOfParadise, monstera, snakePlant } from './clumped.ts';
import { oliveTree, palm } from './feathered.ts';
import { PLANTER } from './planter.ts';
import { SMALL_PLANT } from './small-plant.ts';
import { fiddleFig, rubberPlant } from './stemmed.ts';
import { VASE } from './vase.ts';

const PLANT: PieceDesign = designFrom({
  'fiddle-fig': fiddleFig,
  monstera,
  olive: oliveTree,
  'rubber-plant': rubberPlant,
  'snake-plant': snakePlant,
  palm,
  'bird-of-paradise': birdOfParadise,
});

/** Plants, and the things in vases and baskets. */
export const PLANTS = {
  plant: PLANT,
  'small-plant': SMALL_PLANT,
  planter: PLANTER,
  vase: VASE,
  basket: BASKET,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
