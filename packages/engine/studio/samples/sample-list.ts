import type { RoomType } from '@home-design/vocabulary';
import type { StyleName } from '../../src/furniture/styles/style.ts';
import { houseScene } from './houses/house-scene.ts';
import { HOUSES } from './houses/index.ts';
import { ROOMS } from './rooms/index.ts';
import { type LabeledScene, sceneOf, type Variant } from './scene.ts';

/** A room or house that is rendered in one or more variants. */
export interface SampleSource {
  readonly id: string;
  readonly title: string;
  readonly roomType: RoomType;
  readonly style: StyleName;
  readonly seed: number;
  /** Stops brighter than the automatic exposure. */
  readonly exposure: number;
  readonly variants: readonly Variant[];
  /** The scene in a picture `width` pixels wide. */
  readonly scene: (variant: Variant, width: number) => LabeledScene;
}

/** Everything that is shipped, best first. */
export const SAMPLES: readonly SampleSource[] = [
  ...ROOMS.map(
    (spec): SampleSource => ({
      id: spec.id,
      title: spec.title,
      roomType: spec.roomType,
      style: spec.style,
      seed: spec.seed,
      exposure: spec.light.exposure,
      variants: spec.clutter ? ['furnished', 'empty', 'cluttered'] : ['furnished', 'empty'],
      scene: (variant, width) => sceneOf(spec, variant, width),
    }),
  ),
  ...HOUSES.map(
    (spec): SampleSource => ({
      id: spec.id,
      title: spec.title,
      roomType: 'outdoor',
      style: spec.style,
      seed: spec.seed,
      exposure: spec.light.exposure,
      variants: ['furnished'],
      scene: (_variant, width) => houseScene(spec, width),
    }),
  ),
];
