import type { FlatScene } from '../flat-scene.ts';

/** The parts of a scene that packing reads. */
export type SceneShape = Pick<FlatScene, 'corners' | 'material' | 'materials' | 'pane'>;
