import { type BenchmarkScene, loadScene } from '../../src/benchmark-scenes/load-scene.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import type { Analysis } from '../../src/scene/analysis.ts';
import { cameraErrors } from './camera.ts';
import { bareFloor } from './floor.ts';
import type { SceneQuality } from './scene-quality.ts';
import { openSky } from './sky.ts';
import { paintedWalls } from './walls.ts';

/** Analyzes and edits scenes and compares with what they were rendered with. */
export async function measureScenes(ids: readonly string[]): Promise<SceneQuality[]> {
  const measured: SceneQuality[] = [];
  for (const id of ids) {
    const scene = await loadScene(id);
    measured.push(await qualityOf(scene, await analysePhoto(scene.photo)));
  }
  return measured;
}

/** Every measure of one scene; each has a file of its own. */
export async function qualityOf(scene: BenchmarkScene, analysis: Analysis): Promise<SceneQuality> {
  return {
    id: scene.facts.id,
    heldOut: scene.facts.heldOut,
    painted: await paintedWalls(scene, analysis),
    floor: bareFloor(scene, analysis),
    sky: openSky(scene),
    ...cameraErrors(scene.facts, analysis),
  };
}
