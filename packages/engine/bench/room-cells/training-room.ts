import { createRandom, pick } from '../../src/base/random.ts';
import { makeRoom } from '../../studio/benchmark-scenes/rooms/make-room.ts';
import type { RoomRecipe } from '../../studio/benchmark-scenes/rooms/recipe.ts';
import type { RoomSpec } from '../../studio/samples/room-spec.ts';
import { bricks, CARRARA, emulsion, OAK, satin, WALNUT } from '../../studio/samples/rooms/finishes.ts';

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
const VIEWS: Choices<RoomRecipe['view']> = [
  'corner',
  'corner',
  'corner',
  'pitched',
  'narrow',
  'portrait',
  'frontal',
];
const PAINTS: Choices<RoomRecipe['paint']> = ['white', 'light', 'tinted', 'accent', 'dark', 'curtain'];
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

/** Rooms before this seed have neither fireplaces nor beams, and none is empty; from the second on nearly all have a fireplace. */
const FROM_SEED = { builtIns: 3072, fireplaces: 3180 };
const LIKELY = { covering: 0.3, clutter: 0.3, fireplace: 0.35, beams: 0.15, empty: 0.12 };

/**
 * A room to learn from, other ones than the benchmark's: same seed, same room. Its draws follow each other in this order.
 */
export function trainingRoom(seed: number): RoomSpec {
  const random = createRandom(seed * 7 + 1);
  const recipe = {
    seed,
    roomType: pick(random, ROOM_TYPES),
    style: pick(random, STYLES),
    view: pick(random, VIEWS),
    paint: pick(random, PAINTS),
    floor: pick(random, FLOORS),
    light: pick(random, LIGHTS),
    ...(random() < LIKELY.covering && { covering: pick(random, COVERINGS) }),
    ...(random() < LIKELY.clutter && { clutter: true }),
  };
  const room = makeRoom(recipe, `room-${seed}`);
  return seed < FROM_SEED.builtIns ? room : withBuiltIns(room, recipe, random);
}

/** The room, perhaps with a fireplace and beams, or without furniture. */
function withBuiltIns(room: RoomSpec, { roomType, seed }: RoomRecipe, random: () => number): RoomSpec {
  const isDry = roomType !== 'kitchen' && roomType !== 'bathroom';
  const hasFire = isDry && (random() < LIKELY.fireplace || seed >= FROM_SEED.fireplaces);
  const warmed = hasFire ? withFireplace(room, random) : room;
  const beamed = random() < LIKELY.beams ? withBeams(warmed, random) : warmed;
  const isEmpty = isDry && random() < LIKELY.empty;
  return isEmpty ? { ...beamed, pieces: beamed.pieces.filter(({ stays }) => stays) } : beamed;
}

/** A chimney breast where no opening is; furniture may stand before it. */
function withFireplace(room: RoomSpec, random: () => number): RoomSpec {
  const wall = pick(random, ['north', 'north', 'west', 'east'] as const);
  const length = wall === 'north' ? room.size.width : room.size.depth;
  const width = 1.3 + random() * 0.6;
  const along = width / 2 + 0.1 + random() * (length - width - 0.2);
  const isOpen = [...room.windows, ...room.doors].some(
    (opening) =>
      opening.wall === wall &&
      Math.abs(opening.along + opening.width / 2 - along) < (opening.width + width) / 2 + 0.1,
  );
  if (isOpen) return room;
  const kind = pick(random, ['classic', 'modern', 'rustic'] as const);
  const breast = pick(random, [
    bricks('#9a5a44', '#b8aa9b'),
    emulsion('#f1eee8'),
    bricks('#8f8a82', '#6d6a66'),
    emulsion('#c9c2b6'),
  ] as const);
  const surround = pick(random, [satin('#f1eee8'), OAK, CARRARA, WALNUT] as const);
  return { ...room, fireplace: { kind, wall, along, width, breast, surround } };
}

function withBeams(room: RoomSpec, random: () => number): RoomSpec {
  const material = pick(random, [OAK, WALNUT, satin('#f1eee8')] as const);
  const along = pick(random, ['x', 'z'] as const);
  const count = 2 + Math.floor(random() * 4);
  return { ...room, ceiling: { ...room.ceiling, beams: { material, along, count, section: [0.14, 0.18] } } };
}
