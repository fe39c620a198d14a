import { z } from 'zod';
import { findRoomParts } from '../../src/edits/room-parts/find-room-parts.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { SCENE_LABELS, type SceneLabel } from '../../studio/benchmark-scenes/labels.ts';
import { type BenchmarkScene, loadScene } from '../../studio/benchmark-scenes/load-scene.ts';

/** What was told right and wrong in one room; shares 0 … 1. */
export const PartsQuality = z.strictObject({
  scene: z.string(),
  heldOut: z.boolean(),
  layout: z.number(),
  sureness: z.number(),
  /** Share of the picture that goes in truth. */
  things: z.number(),
  /** Of that, what was found. */
  caught: z.number(),
  /** Share of windows, doors and what is built in that was taken for furniture. */
  touched: z.number(),
  /** Share of bare floor, walls and ceiling that was taken along. */
  takenAlong: z.number(),
});
export type PartsQuality = z.infer<typeof PartsQuality>;

const BUILDING: readonly SceneLabel[] = ['sky', 'window', 'pane', 'door', 'fixture'];

/** Compares what the engine would take away with the labels of a benchmark room. */
export async function measureParts(id: string): Promise<PartsQuality> {
  const scene = await loadScene(id);
  const analysis = await analysePhoto(scene.photo);
  const { going, sureness } = await findRoomParts(scene.photo, analysis);
  const { thing, building, bare } = sortsOf(scene);
  const shareIn = (is: Uint8Array) => {
    const all = is.reduce((sum, one) => sum + one, 0);
    return is.reduce((sum, one, i) => sum + (one && going.data[i]! ? 1 : 0), 0) / Math.max(1, all);
  };
  return {
    scene: id,
    heldOut: scene.facts.heldOut,
    layout: analysis.layout.confidence,
    sureness,
    things: thing.reduce((sum, one) => sum + one, 0) / thing.length,
    caught: shareIn(thing),
    touched: shareIn(building),
    takenAlong: shareIn(bare),
  };
}

/** 1 for pixels of things that go, of the building, and of bare surfaces; what else stays is in none. */
function sortsOf({ facts, labels }: BenchmarkScene) {
  const goes = new Set(facts.things.filter(({ stays }) => !stays).map(({ label }) => label));
  const stays = new Set(facts.things.filter((one) => one.stays).map(({ label }) => label));
  const parts = new Set<number>(BUILDING.map((name) => SCENE_LABELS[name]));
  const where = (is: (label: number) => boolean) =>
    Uint8Array.from(labels.data, (label) => (is(label) ? 1 : 0));
  return {
    thing: where((label) => goes.has(label)),
    building: where((label) => parts.has(label)),
    bare: where((label) => !goes.has(label) && !stays.has(label) && !parts.has(label)),
  };
}
