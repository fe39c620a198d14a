import { stat, writeFile } from 'node:fs/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import {
  EngineError,
  type ListGoingResult,
  type PrepareSelectionResult,
  type PrepareSelectionTask,
  type SelectResult,
  type SelectSurfaceResult,
  type SelectSurfaceTask,
  type SelectTask,
} from '@home-design/engine';

/** A file that says which photo it was made of. */
export async function prepareByScript(task: PrepareSelectionTask): Promise<PrepareSelectionResult> {
  await writeFile(task.prepared, task.photo);
  return { width: 640, height: 480 };
}

/** One row with a pixel for each point: inside where it is meant. */
export async function selectByScript({ prepared, points }: SelectTask): Promise<SelectResult> {
  const isThere = await stat(prepared).catch(() => undefined);
  if (!isThere) throw new EngineError('crashed', 'That photo was never prepared.');
  const row = Uint8Array.from(points, ({ isMeant }) => (isMeant ? 255 : 0));
  return { width: points.length, height: 1, mask: deflateSync(row).toString('base64') };
}

/** What was selected with the last tap's pixel at its end; two pixels of the surface without a tap. */
export async function selectSurfaceByScript({
  prepared,
  selected,
  points,
}: SelectSurfaceTask): Promise<SelectSurfaceResult> {
  const isThere = await stat(prepared).catch(() => undefined);
  if (!isThere) throw new EngineError('crashed', 'That photo was never prepared.');
  const before = selected === null ? [255, 255] : [...inflateSync(Buffer.from(selected, 'base64'))];
  const row = Uint8Array.from([...before, ...points.slice(-1).map(({ isMeant }) => (isMeant ? 255 : 0))]);
  return { width: row.length, height: 1, mask: deflateSync(row).toString('base64'), pieces: 1 };
}

/** Two pixels: a sofa that goes, and a curtain that stays. */
export function listGoingByScript(): ListGoingResult {
  const box = { left: 0, top: 0, right: 0.5, bottom: 1 };
  return {
    width: 2,
    height: 1,
    map: deflateSync(Uint8Array.of(1, 2)).toString('base64'),
    things: [
      { id: 1, type: 'sofa', isTaken: true, share: 0.5, box },
      { id: 2, type: 'curtain', isTaken: false, share: 0.5, box: { ...box, left: 0.5, right: 1 } },
    ],
  };
}
