import type { EditRequest } from '../../edits/edit-request.ts';
import { changeLighting } from '../../edits/lighting.ts';
import { paintWalls } from '../../edits/wall-color.ts';
import type { Raster } from '../../raster/raster.ts';
import { analysePhoto } from '../../scene/analyse.ts';
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

/** Runs all of them on one photo; nothing but the pixels is given to the engine. */
export async function editDemo(photo: Raster): Promise<Map<string, Raster>> {
  const analysis = await analysePhoto(photo);
  return new Map(DEMO_EDITS.map(({ id, request }) => [id, edited(photo, analysis, request)]));
}

function edited(photo: Raster, analysis: Analysis, request: EditRequest): Raster {
  switch (request.mode) {
    case 'wall-color':
      return paintWalls(photo, analysis, request).raster;
    case 'lighting':
      return changeLighting(photo, request);
  }
}
