import { between, createRandom } from '../../../src/base/random.ts';
import type { RoomSpec } from '../../samples/room-spec.ts';
import { type LabeledScene, sceneOf } from '../../samples/scene.ts';
import type { Trait } from '../facts.ts';
import { relabeled } from '../labels.ts';
import type { SceneSource } from '../scene-source.ts';
import { makeRoom } from './make-room.ts';
import type { RoomRecipe } from './recipe.ts';

const SIDE = 640;
const PATHS = 4;

/** The source for rendering a recipe's room. */
export function roomSource(recipe: RoomRecipe, id: string): SceneSource {
  let made: RoomSpec | undefined;
  const room = () => {
    made ??= makeRoom(recipe, id);
    return made;
  };
  const { roomType, style, seed, view, heldOut = false } = recipe;
  return {
    ...{ id, roomType, style, seed, view, heldOut, side: SIDE, samples: PATHS },
    traits: traitsOf(recipe),
    get room() {
      return room().size;
    },
    get development() {
      return developmentOf(room());
    },
    build: (side, withThings) => buildScene(room(), side, withThings),
  };
}

/** Cameras differ: contrast, white balance, glow and grain. */
export function developmentOf({ seed, light }: RoomSpec): SceneSource['development'] {
  const random = createRandom(seed * 31 + 5);
  return {
    exposure: light.exposure,
    balance: between(random, 0.35, 0.8),
    contrast: between(random, 0.15, 0.45),
    glow: between(random, 0.02, 0.06),
    grain: between(random, 0.5, 1.8),
    softness: between(random, 0.4, 0.6),
    seed,
  };
}

/** Removed lamps would take their light with them, so only staying lamps are lit. */
function buildScene(room: RoomSpec, side: number, withThings: boolean): LabeledScene {
  const width = room.camera.aspect >= 1 ? side : Math.round(side * room.camera.aspect);
  const empty = sceneOf(room, 'empty', width);
  const built = withThings ? sceneOf(room, 'furnished', width) : empty;
  return relabeled({ ...built, scene: { ...built.scene, light: empty.scene.light } });
}

function traitsOf({ paint, floor, light, covering, clutter, roomType }: RoomRecipe): Trait[] {
  const traits: Array<Trait | false> = [
    paint === 'dark' && 'dark-walls',
    paint === 'accent' && 'two-paints',
    paint === 'curtain' && 'curtains-like-walls',
    (covering === 'boards' || covering === 'slats') && 'wood-walls',
    roomType === 'bathroom' && 'tiles',
    light === 'glass' && 'glass',
    floor === 'pale-carpet' && 'pale-carpet',
    clutter === true && 'clutter',
    light.endsWith('-sun') && 'sun-patch',
    light === 'lamps' && 'no-window',
    light === 'night' && 'night',
  ];
  return traits.filter((trait) => trait !== false);
}
