import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeRaster } from '../../codec/index.ts';
import { analysisOf, editPhoto } from '../../edits/edit-photo.ts';
import type { EditRequest } from '../../edits/edit-request.ts';
import type { Raster } from '../../raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';

const paint = (color: string): EditRequest => ({
  mode: 'wall-color',
  color,
  regions: { add: [], remove: [] },
  strength: 0.9,
  seed: 0,
});

const light = (type: 'golden_hour' | 'twilight'): EditRequest => ({
  mode: 'lighting',
  type,
  brightness: type === 'golden_hour' ? 1.1 : 1,
  contrast: 1.1,
  warmth: 0,
  strength: 0.8,
  seed: 0,
});

/** What the front page shows of the engine. */
export const DEMO_EDITS: readonly { id: string; label: string; request: EditRequest }[] = [
  { id: 'sage', label: 'Sage walls', request: paint('#9CAF88') },
  { id: 'navy', label: 'Navy walls', request: paint('#2B3A57') },
  { id: 'terracotta', label: 'Terracotta walls', request: paint('#C5704F') },
  { id: 'golden-hour', label: 'Golden hour', request: light('golden_hour') },
  { id: 'twilight', label: 'Twilight', request: light('twilight') },
];

/**
 * Where a person tapped the drawn living room to correct what the engine took for wall, as shares of its width and
 * height: the same correction the product offers.
 */
const TAPS = {
  add: [
    [0.879, 0.549],
    [0.87, 0.55],
    [0.991, 0.41],
    [0.13, 0.675],
  ],
  remove: [
    [0.275, 0.412],
    [0.967, 0.687],
  ],
} as const;

export interface DemoResult {
  readonly raster: Raster;
  readonly request: EditRequest;
}

/**
 * Runs all of them on one photo the way the product does: the engine is given the file and a person's taps, and
 * nothing the room was drawn with.
 *
 * @throws EngineError when the engine refuses one: then there is nothing to show.
 */
export async function editDemo(photo: string): Promise<Map<string, DemoResult>> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  try {
    const source = { photo, focalLength35: null, analysis: join(folder, 'analysis.json') };
    const analysis = await analysisOf(await decodeRaster(photo), source);
    const results = new Map<string, DemoResult>();
    for (const { id, request } of DEMO_EDITS) {
      const corrected = request.mode === 'wall-color' ? { ...request, regions: tapped(analysis) } : request;
      results.set(id, { raster: (await editPhoto(source, corrected)).raster, request: corrected });
    }
    return results;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The regions under the taps; a tap on what is right already changes nothing. */
function tapped({ labels, walls }: Analysis) {
  const found = new Set(walls.regions);
  const under = (taps: readonly (readonly [number, number])[], isWall: boolean) => {
    const ids = taps.map(
      ([x, y]) =>
        labels.data[Math.floor(y * labels.height) * labels.width + Math.floor(x * labels.width)] ?? 0,
    );
    return [...new Set(ids)].filter((id) => found.has(id) === isWall);
  };
  return { add: under(TAPS.add, false), remove: under(TAPS.remove, true) };
}
