import { analysePhoto } from '../../src/scene/analyse.ts';
import { loadScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { cameraErrors } from './camera.ts';
import { bareFloor } from './floor.ts';
import { panesInView } from './panes.ts';
import type { SceneQuality } from './scene-quality.ts';
import { openSky } from './sky.ts';
import { paintedWalls } from './walls.ts';

/** Analyzes and edits a scene and compares with what it was rendered with; each measure has a file of its own. */
export async function measureScene(id: string): Promise<SceneQuality> {
  const scene = await loadScene(id);
  const { facts, photo, twin } = scene;
  const analysis = await analysePhoto(photo);
  return {
    id: facts.id,
    heldOut: facts.heldOut,
    painted: await paintedWalls(scene, analysis),
    floor: await bareFloor(scene, scene, analysis),
    emptyFloor: twin && (await bareFloor(scene, twin, await analysePhoto(twin.photo))),
    sky: openSky(scene),
    panes: await panesInView(scene, analysis),
    ...cameraErrors(facts, analysis),
  };
}
