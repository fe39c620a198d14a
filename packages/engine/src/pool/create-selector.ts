import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type PreparedPhoto, readPreparedPhoto } from '../scene/selection/prepared-photo.ts';
import { type Selection, type SelectionPrompt, selectByPoints } from '../scene/selection/select-by-points.ts';
import type { SelectResult, SelectTask } from './tasks.ts';

const compress = promisify(deflate);

/** Photos in memory, 5 MB each, and answers that the next tap may continue from, a quarter of a megabyte each. */
const MOST = { photos: 12, answers: 64 } as const;

/** Answers taps, one at a time: recent photos and answers are cached, so that a tap costs one run of the decoder. */
export function createSelector(): (task: SelectTask) => Promise<SelectResult> {
  const photos = new LRUCache<string, PreparedPhoto>({ max: MOST.photos });
  const answers = new LRUCache<string, Selection['odds']>({ max: MOST.answers });

  async function photoAt(path: string): Promise<PreparedPhoto> {
    const known = photos.get(path);
    if (known) return known;
    const read = await readPreparedPhoto(path);
    photos.set(path, read);
    return read;
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

  return async ({ prepared, points, box }) => {
    const prompt: SelectionPrompt = { points, ...(box && { box }) };
    const { mask, odds } = await answer(prepared, prompt);
    if (points.length > 0) answers.set(JSON.stringify([prepared, prompt]), odds);
    const { width, height, data } = mask;
    return { width, height, mask: (await compress(data)).toString('base64') };
  };
}
