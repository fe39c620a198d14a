import { stat, writeFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import {
  EngineError,
  type PrepareSelectionResult,
  type PrepareSelectionTask,
  type SelectResult,
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
