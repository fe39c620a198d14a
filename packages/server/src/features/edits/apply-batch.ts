import type { BatchAccepted, ImageId } from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import { requireRoom } from '../../platform/storage/require-room.ts';
import { requireEdits } from '../jobs/index.ts';
import { notesOn } from './notes-on.ts';
import { type GivenArguments, readOrder } from './read-order.ts';
import { requireSource } from './require-source.ts';
import { acceptedView, type EditDeps, startEdits } from './start-edits.ts';

/**
 * Accepts one edit for the primary versions of several images, in their order: for all of them, or for none.
 * @throws AppError as for a single edit
 */
export async function applyBatch(
  deps: EditDeps,
  who: Who,
  imageIds: readonly ImageId[],
  transformation: string,
  given: GivenArguments,
): Promise<BatchAccepted> {
  const edit = readOrder(transformation, given);
  const designs = imageIds.length * edit.alternatives;
  await requireRoom(deps.storage, designs);
  return transaction(deps.db, async (tx) => {
    // Every batch locks in the same order, so that two batches of the same images cannot deadlock.
    const sources = new Map<ImageId, Awaited<ReturnType<typeof requireSource>>>();
    for (const imageId of imageIds.toSorted()) {
      sources.set(imageId, await requireSource(tx, who, { image_id: imageId }, [edit]));
    }
    await requireEdits(tx, who, designs, { now: deps.clock.now(), limits: deps.limits });
    const jobs = [];
    for (const imageId of imageIds) {
      const source = sources.get(imageId);
      if (source) jobs.push(...(await startEdits(tx, deps, who, source, edit)).map(acceptedView));
    }
    return { jobs, ...notesOn(given) };
  });
}
