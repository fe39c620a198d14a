import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editPhoto } from '../../edits/edit-photo.ts';
import type { EditRequest } from '../../edits/edit-request.ts';
import type { Raster } from '../../raster/raster.ts';

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

export interface DemoResult {
  readonly raster: Raster;
  readonly request: EditRequest;
}

/**
 * Runs all of them on one photo the way the product does: the engine is given the file and nothing the
 * room was drawn with. Nobody corrects what it finds.
 *
 * @throws EngineError when the engine refuses one: then there is nothing to show.
 */
export async function editDemo(photo: string): Promise<Map<string, DemoResult>> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  try {
    const source = { photo, focalLength35: null, analysis: join(folder, 'analysis.json') };
    const results = new Map<string, DemoResult>();
    for (const { id, request } of DEMO_EDITS) {
      results.set(id, { raster: (await editPhoto(source, request)).raster, request });
    }
    return results;
  } finally {
    await rm(folder, { recursive: true });
  }
}
