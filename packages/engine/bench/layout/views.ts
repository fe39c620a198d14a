import type { SceneFacts } from '../../src/benchmark-scenes/facts.ts';
import { listScenes, scenePath } from '../../src/benchmark-scenes/load-scene.ts';
import { decodeRaster } from '../../src/codec/index.ts';
import type { Raster } from '../../src/raster/raster.ts';

/** A benchmark room, furnished or empty, seen by a camera that is known. */
export interface LayoutView {
  readonly name: string;
  readonly facts: SceneFacts;
  readonly isEmpty: boolean;
}

/** Every fourth view: enough to see that nothing broke. */
const FAST_STEP = 4;

/** The views that camera and room box are measured on: every room of the benchmark twice. */
export function layoutViews(isFast: boolean): LayoutView[] {
  const views = listScenes()
    .filter(({ room }) => room !== null)
    .flatMap((facts): LayoutView[] => [
      { name: facts.id, facts, isEmpty: false },
      ...(facts.hasTwin ? [{ name: `${facts.id}, empty`, facts, isEmpty: true }] : []),
    ]);
  return isFast ? views.filter((_, i) => i % FAST_STEP === 0) : views;
}

export function pictureOf({ facts, isEmpty }: LayoutView): Promise<Raster> {
  return decodeRaster(scenePath(facts.id, isEmpty ? 'empty' : 'photo'));
}
