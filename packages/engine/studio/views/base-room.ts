import { pick } from '../../src/base/random.ts';
import { makeRoom } from '../benchmark-scenes/rooms/make-room.ts';
import type { RoomRecipe } from '../benchmark-scenes/rooms/recipe.ts';
import type { ViewRoom } from './view-room.ts';

type Choices<T> = readonly [T, ...T[]];

/** Living rooms and bedrooms are photographed most. */
const ROOM_TYPES: Choices<RoomRecipe['roomType']> = [
  'living_room',
  'living_room',
  'living_room',
  'bedroom',
  'bedroom',
  'office',
  'kitchen',
  'bathroom',
  'dining_room',
];
const STYLES: Choices<RoomRecipe['style']> = [
  'scandinavian',
  'modern',
  'luxury',
  'mid_century',
  'farmhouse',
  'art_deco',
  'traditional',
  'industrial',
  'minimalist',
  'bohemian',
  'rustic',
  'mediterranean',
];
const VIEWS: Choices<RoomRecipe['view']> = ['corner', 'corner', 'pitched', 'narrow', 'portrait', 'frontal'];
const PAINTS: Choices<RoomRecipe['paint']> = [
  'white',
  'white',
  'light',
  'tinted',
  'accent',
  'dark',
  'curtain',
];
const FLOORS: Choices<RoomRecipe['floor']> = [
  'boards',
  'parquet',
  'dark-boards',
  'tiles',
  'concrete',
  'carpet',
  'pale-carpet',
];
const LIGHTS: Choices<RoomRecipe['light']> = [
  'left',
  'left-sun',
  'right',
  'right-sun',
  'ahead',
  'ahead-sun',
  'glass',
  'behind',
  'lamps',
  'night',
];
const COVERINGS: Choices<NonNullable<RoomRecipe['covering']>> = ['brick', 'boards', 'slats', 'molding'];
const LIKELY = { covering: 0.2, clutter: 0.3, empty: 0.12 };

/** A room of the furniture kit, before anything is added: same seed, same room. */
export function baseRoom(seed: number, random: () => number): ViewRoom {
  const roomType = pick(random, ROOM_TYPES);
  const spec = makeRoom(
    {
      seed,
      roomType,
      style: pick(random, STYLES),
      view: pick(random, VIEWS),
      paint: pick(random, PAINTS),
      floor: pick(random, FLOORS),
      light: pick(random, LIGHTS),
      ...(random() < LIKELY.covering && { covering: pick(random, COVERINGS) }),
      ...(random() < LIKELY.clutter && { clutter: true }),
    },
    `view-${seed}`,
  );
  const isEmpty = random() < LIKELY.empty;
  return {
    spec: isEmpty ? { ...spec, pieces: spec.pieces.filter(({ stays }) => stays) } : spec,
    openings: [],
    added: [],
    hasFlatCeiling: true,
  };
}
