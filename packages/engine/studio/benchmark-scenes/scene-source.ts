import type { Development } from '../../src/render/develop.ts';
import type { LabeledScene } from '../samples/scene.ts';
import type { SceneFacts } from './facts.ts';

/** A benchmark scene before it is rendered. */
export interface SceneSource
  extends Pick<SceneFacts, 'id' | 'roomType' | 'style' | 'seed' | 'view' | 'traits' | 'heldOut' | 'room'> {
  /** Long side of the picture in pixels. */
  readonly side: number;
  /** Paths a pixel. */
  readonly samples: number;
  /** The camera's response. */
  readonly development: Development;
  /** The scene with its things or without, in a picture whose long side is `side`. */
  readonly build: (side: number, withThings: boolean) => LabeledScene;
}
