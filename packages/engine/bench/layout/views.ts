import { decodeRaster } from '../../src/base/codec/index.ts';
import type { Raster } from '../../src/base/raster/raster.ts';
import type { SceneFacts } from '../../studio/benchmark-scenes/facts.ts';
import { listScenes, scenePath } from '../../studio/benchmark-scenes/load-scene.ts';

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
