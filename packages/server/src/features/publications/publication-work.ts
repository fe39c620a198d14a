import type { WorkOptions } from '../../platform/queue/queue.ts';
import { giveUpSet, type MakeSetDeps, makeSet } from './make-set.ts';
import { choosePublications } from './task-store.ts';

/** Queue of the sets to make. */
export const PUBLICATION_QUEUE = 'publish-listing';

/** The worker's handler for sets: one at a time, in turns of accounts, so that edits continue at the same time. */
export function publicationWork(deps: MakeSetDeps): WorkOptions {
  return {
    concurrency: 1,
    choose: async (tx, wanted) =>
      (await choosePublications(tx, wanted)).map((id) => ({ id, payload: { publicationId: id } })),
    handler: (job) => makeSet(deps, job),
    onExhausted: ({ payload }) => giveUpSet(deps, payload),
  };
}
