import type { RenderSurface } from '../../../src/render/scene.ts';
import { furnish } from '../../samples/furnish.ts';
import { houseScene } from '../../samples/houses/house-scene.ts';
import type { HouseSpec } from '../../samples/houses/house-spec.ts';
import type { Placement } from '../../samples/room-spec.ts';
import { FIRST_THING, type LabeledScene, surfacesOfPiece } from '../../samples/scene.ts';
import type { Trait } from '../facts.ts';
import type { SceneSource } from '../scene-source.ts';

/** A house with its surroundings. */
export interface Exterior {
  readonly house: HouseSpec;
  readonly traits: readonly Trait[];
  readonly surfaces: readonly RenderSurface[];
  /** Outdoor furniture: the only removable things. */
  readonly things: readonly Placement[];
  readonly heldOut?: boolean;
}

const SIDE = 640;
/** Twigs need more than walls do. */
const PATHS = 8;
/** No pieces outdoors hang on walls. */
const OPEN = { width: 1, height: 1, depth: 1 } as const;

/** The source for rendering an exterior. */
export function exteriorSource({ house, traits, surfaces, things, heldOut = false }: Exterior): SceneSource {
  const { id, style, seed } = house;
  return {
    ...{ id, style, seed, heldOut, roomType: 'outdoor', view: 'exterior', room: null },
    traits: [...traits],
    side: SIDE,
    samples: PATHS,
    // A lawn would be mistaken for green light and balanced away.
    development: { exposure: house.light.exposure, balance: 0, contrast: 0.35, grain: 0.9, seed },
    build(side, withThings): LabeledScene {
      const built = houseScene(house, side);
      const pieces = furnish({ ...house, size: OPEN }, withThings ? things : [], 2);
      return {
        scene: {
          ...built.scene,
          surfaces: [...built.scene.surfaces, ...surfaces, ...pieces.flatMap(surfacesOfPiece)],
        },
        things: pieces.map(({ placement }, i) => ({ label: FIRST_THING + i, kind: placement.kind })),
      };
    },
  };
}
