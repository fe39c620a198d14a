import { loadScene } from '../../src/benchmark-scenes/load-scene.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { cameraErrors } from './camera.ts';
import { bareFloor } from './floor.ts';
import type { SceneQuality } from './scene-quality.ts';
import { paintedWalls } from './walls.ts';

/** Analyzes and edits scenes and compares with what they were rendered with. What is measured has a file of its own. */
export async function measureScenes(ids: readonly string[]): Promise<SceneQuality[]> {
  const measured: SceneQuality[] = [];
  for (const id of ids) {
    const scene = await loadScene(id);
    const analysis = await analysePhoto(scene.photo);
    measured.push({
      id,
      heldOut: scene.facts.heldOut,
      painted: paintedWalls(scene, analysis),
      floor: bareFloor(scene, analysis),
      ...cameraErrors(scene.facts, analysis),
    });
  }
  return measured;
}
