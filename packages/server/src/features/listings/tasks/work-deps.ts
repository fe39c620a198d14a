import type { Logger } from '../../../platform/log.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { ResoServer } from '../../../platform/reso/reso-server-adapter.ts';
import type { WebFetcher } from '../../../platform/web-fetcher/web-fetcher.ts';
import type { IngestDeps } from '../../images/index.ts';
import type { PlanLimits } from '../../plans/index.ts';

/** What reading listings and fetching their pictures needs. */
export interface ListingWorkDeps extends IngestDeps {
  queue: Queue;
  log: Logger;
  webFetcher: WebFetcher;
  /** The MLS to read listings from; absent: none is configured. */
  reso?: ResoServer | undefined;
  limits: PlanLimits & { storageBytes: number; photoMegabytes: number };
  /** Pauses before the next attempts at a page that could not be fetched; after the last one it is given up. */
  readAgainAfterMs?: readonly number[];
  /** The same for a picture. */
  fetchAgainAfterMs?: readonly number[];
}

/** A site that does not answer is usually back within a minute or two. */
export const READ_AGAIN_AFTER_MS: readonly number[] = [10_000, 60_000];
export const FETCH_AGAIN_AFTER_MS: readonly number[] = [2_000];

/** Failed attempts by internal errors before a task is given up. */
export const MAX_FAILURES = 3;
