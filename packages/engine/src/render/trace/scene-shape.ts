import type { FlatScene } from '../flat-scene.ts';

/** What packing reads of a scene. */
export type SceneShape = Pick<FlatScene, 'corners' | 'material' | 'materials' | 'pane'>;
