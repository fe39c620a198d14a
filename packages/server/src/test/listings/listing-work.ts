import { randomUUID } from 'node:crypto';
import { planNumbers, quotaBytes } from '../../config.ts';
import { type ListingWorkDeps, listingWork } from '../../features/listings/index.ts';
import { defaultProject } from '../../features/projects/index.ts';
import { transaction } from '../../platform/database/database.ts';
import type { QueueEntry, QueueJob } from '../../platform/queue/queue.ts';
import { createTurns } from '../../platform/turns.ts';
import type { TestServer } from '../harness.ts';
import type { ScriptedWeb } from '../scripted/scripted-web.ts';

type Kind = 'read' | 'pictures';

/** What a worker does for listings, one step at a time: a test chooses, begins and breaks off attempts itself. */
export function listingsByHand(server: TestServer, web: ScriptedWeb, change: Partial<ListingWorkDeps> = {}) {
  const deps: ListingWorkDeps = {
    ...{ ...server, program: 'test', webFetcher: web, defaultProject, ingests: createTurns(1) },
    limits: {
      plans: planNumbers(server.config),
      storageBytes: quotaBytes(server.config),
      photoMegabytes: server.config.MAX_PHOTO_MB,
    },
    readAgainAfterMs: [0, 0],
    fetchAgainAfterMs: [0],
    ...change,
  };
  const work = listingWork(deps);
  const choose = (kind: Kind, wanted = 1): Promise<QueueEntry[]> =>
    transaction(server.db, async (tx) => (await work[kind].choose?.(tx, wanted)) ?? []);
  const attempt = (kind: Kind, entry: QueueEntry, change: Partial<QueueJob> = {}): Promise<void> =>
    work[kind].handler({
      ...entry,
      ...{ attempt: 1, lease: randomUUID(), signal: new AbortController().signal },
      ...change,
    });
  return {
    choose,
    attempt,
    giveUp: (kind: Kind, entry: QueueEntry) => work[kind].onExhausted?.(entry),
    /** Does everything that waits, each thing by one attempt. */
    drain: async (kind: Kind): Promise<void> => {
      for (let entries = await choose(kind); entries.length > 0; entries = await choose(kind)) {
        for (const entry of entries) await attempt(kind, entry);
      }
    },
  };
}
