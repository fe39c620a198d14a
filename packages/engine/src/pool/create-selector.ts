import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { EngineError } from '../base/engine-error.ts';
import { connectedComponents } from '../base/raster/connected-components.ts';
import type { Mask } from '../base/raster/raster.ts';
import { correctSelection } from '../edits/surface-selection/correct-selection.ts';
import { foundSurface, readSurface, type SurfaceReading } from '../edits/surface-selection/read-surface.ts';
import { readAnalysis } from '../scene/analysis-file.ts';
import { type PreparedPhoto, readPreparedPhoto } from '../scene/selection/prepared-photo.ts';
import { type Selection, type SelectionPrompt, selectByPoints } from '../scene/selection/select-by-points.ts';
import type { SelectResult, SelectSurfaceResult, SelectSurfaceTask, SelectTask } from './tasks.ts';

const compress = promisify(deflate);
const decompress = promisify(inflate);

/**
 * Photos in memory, 6 MB each, readings of surfaces, 5 MB each, and answers that the next tap may continue from, a quarter
 * of a megabyte each.
 */
const MOST = { photos: 12, surfaces: 6, answers: 64 } as const;

/** Pieces of a surface below this share of the picture are not counted. */
const LEAST_PIECE = 0.001;

/** Answers taps in the order in which they are asked. */
export interface Selector {
  select(task: SelectTask): Promise<SelectResult>;
  /** @throws EngineError `edit_invalid` for a selection of another size; Error if a file cannot be read. */
  selectSurface(task: SelectSurfaceTask): Promise<SelectSurfaceResult>;
}

/** Recent photos and answers are cached, so that a tap costs one run of the decoder. */
export function createSelector(): Selector {
  const photos = new LRUCache<string, PreparedPhoto>({ max: MOST.photos });
  const surfaces = new LRUCache<string, SurfaceReading>({ max: MOST.surfaces });
  const answers = new LRUCache<string, Selection['odds']>({ max: MOST.answers });

  async function photoAt(path: string): Promise<PreparedPhoto> {
    const known = photos.get(path);
    if (known) return known;
    const read = await readPreparedPhoto(path);
    photos.set(path, read);
    return read;
  }

  async function surfaceOf(
    { picture }: PreparedPhoto,
    { prepared, analysis, surface }: SelectSurfaceTask,
  ): Promise<SurfaceReading> {
    const key = JSON.stringify([prepared, surface]);
    const known = surfaces.get(key);
    if (known) return known;
    const analyzed = await readAnalysis(analysis);
    if (!analyzed) throw new Error('The analysis of the photo is missing.');
    const reading = readSurface(picture, analyzed, surface);
    surfaces.set(key, reading);
    return reading;
  }

  /** The decoder's answer to a prompt; answers to its prefixes come first, unless they are cached. */
  async function oddsOf(path: string, prompt: SelectionPrompt): Promise<Selection['odds'] | undefined> {
    if (prompt.points.length === 0) return undefined;
    const key = JSON.stringify([path, prompt]);
    const known = answers.get(key);
    if (known) return known;
    const { odds } = await answer(path, prompt);
    answers.set(key, odds);
    return odds;
  }

  async function answer(path: string, prompt: SelectionPrompt): Promise<Selection> {
    const before = await oddsOf(path, { ...prompt, points: prompt.points.slice(0, -1) });
    return selectByPoints(await photoAt(path), prompt, before);
  }

  return {
    async select({ prepared, points, box }) {
      const prompt: SelectionPrompt = { points, ...(box && { box }) };
      const { mask, odds } = await answer(prepared, prompt);
      if (points.length > 0) answers.set(JSON.stringify([prepared, prompt]), odds);
      return packed(mask);
    },
    async selectSurface(task) {
      const photo = await photoAt(task.prepared);
      const reading = await surfaceOf(photo, task);
      const { width, height } = photo.picture;
      const before =
        task.selected === null
          ? foundSurface(reading, width, height)
          : { width, height, data: await unpacked(task.selected, width * height) };
      const mask =
        task.points.length > 0 ? await correctSelection(photo, reading, before, task.points) : before;
      const { areas } = connectedComponents(mask);
      const pieces = areas.filter((area) => area >= LEAST_PIECE * width * height).length;
      return { ...(await packed(mask)), pieces };
    },
  };
}

async function packed({ width, height, data }: Mask): Promise<SelectResult> {
  return { width, height, mask: (await compress(data)).toString('base64') };
}

async function unpacked(mask: string, size: number): Promise<Uint8Array> {
  const bytes = await decompress(Buffer.from(mask, 'base64'), { maxOutputLength: size }).catch(() => null);
  if (bytes?.length === size) return bytes;
  throw new EngineError('edit_invalid', 'The selection must have the size of the prepared photo.');
}
