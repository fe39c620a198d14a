import { between, createRandom } from '../../../src/base/random.ts';
import type { Placement, RoomSize, RoomSpec, WallSide } from '../../samples/room-spec.ts';
import { dangles, hangs } from '../../samples/rooms/places.ts';
import { type ChosenCamera, chooseCamera } from './choose-camera.ts';
import { chooseFinishes, choosePanels } from './choose-finishes.ts';
import { chooseFixtures } from './choose-fixtures.ts';
import { chooseDoors, chooseLight, chooseWindows } from './choose-openings.ts';
import { createFloorPlan, type FloorPlan } from './floor-plan.ts';
import { furnishBedroom } from './furnish-bedroom.ts';
import { furnishDining } from './furnish-dining.ts';
import { furnishLiving } from './furnish-living.ts';
import { furnishOffice } from './furnish-office.ts';
import { furnishBathroom, furnishKitchen } from './furnish-wet-rooms.ts';
import type { RoomRecipe } from './recipe.ts';
import { scatterClutter } from './scatter-clutter.ts';

const FURNISH: Record<RoomRecipe['roomType'], (plan: FloorPlan) => void> = {
  living_room: furnishLiving,
  bedroom: furnishBedroom,
  dining_room: furnishDining,
  office: furnishOffice,
  kitchen: furnishKitchen,
  bathroom: furnishBathroom,
};

/** A room after a recipe: same recipe, same room. The pieces that the empty twin keeps come first. */
export function makeRoom(recipe: RoomRecipe, id: string): RoomSpec {
  const random = createRandom(recipe.seed * 7919 + 41);
  const size = chooseSize(recipe, random);
  const windows = chooseWindows(recipe, size, random);
  const blocked: WallSide[] = recipe.roomType === 'kitchen' || recipe.covering ? ['north'] : [];
  const chosen = chooseCamera(recipe, size, random);
  const shell = {
    id,
    title: id,
    roomType: recipe.roomType,
    style: recipe.style,
    seed: recipe.seed,
    size,
    ...chooseFinishes(recipe, random),
    windows,
    doors: chooseDoors(size, windows, blocked, random),
    panels: choosePanels(recipe, size, random),
    fixtures: chooseFixtures(recipe, size, windows, random),
    camera: chosen.camera,
    light: chooseLight(recipe, random),
  };
  const plan = createFloorPlan(shell, wallsInView(recipe, chosen), random);
  FURNISH[recipe.roomType](plan);
  if (recipe.clutter) scatterClutter(plan);
  const pieces = [...curtainsOf(shell, recipe, random), ...lampsOf(shell, recipe), ...plan.placements];
  return { ...shell, pieces: [...pieces.filter((p) => p.stays), ...pieces.filter((p) => !p.stays)] };
}

function chooseSize({ roomType, view }: RoomRecipe, random: () => number): RoomSize {
  const isSmall = roomType === 'bathroom';
  const width = view === 'narrow' ? between(random, 2.3, 2.9) : between(random, 3.5, isSmall ? 4 : 5.8);
  return {
    width,
    height: between(random, 2.4, 3.1),
    depth: isSmall ? between(random, 3.8, 4.6) : between(random, 4.2, 6),
  };
}

function wallsInView({ view }: RoomRecipe, { side }: ChosenCamera): WallSide[] {
  const [seen, other]: [WallSide, WallSide] = side > 0 ? ['west', 'east'] : ['east', 'west'];
  return view === 'frontal' ? ['north', seen, other] : ['north', seen];
}

type Dressed = Pick<RoomSpec, 'windows' | 'size'>;

/** Curtains at most windows, always where they must have the walls' tint. */
function curtainsOf({ windows, size }: Dressed, recipe: RoomRecipe, random: () => number): Placement[] {
  const isWet = recipe.roomType === 'kitchen' || recipe.roomType === 'bathroom';
  const isWanted = recipe.paint === 'curtain' || (!isWet && random() < 0.5);
  if (!isWanted || recipe.light === 'glass') return [];
  return windows.map(({ wall, along, width }) =>
    hangs('curtain', wall, along + width / 2, 0, {
      size: [width + 0.55, size.height - 0.12, 0.14],
      stays: true,
      seed: recipe.seed,
    }),
  );
}

/** Lamps that light the room, in the empty twin too: where no daylight comes in, and at night. */
function lampsOf({ size }: Dressed, { light, seed }: RoomRecipe): Placement[] {
  if (light !== 'lamps' && light !== 'night') return [];
  return [0.32, 0.68].map((share) =>
    dangles('pendant-lamp', size.width / 2, size.depth * share, {
      stays: true,
      seed,
      size: [0.45, 0.75, 0.45],
    }),
  );
}
