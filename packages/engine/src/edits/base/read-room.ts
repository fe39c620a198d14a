import type { Watch } from '../../base/progress/watch.ts';
import type { Analysis } from '../../scene/analysis.ts';

/** Gives the analysis of the photo's room: from the cache, or made now and cached. */
export type ReadRoom = (watch: Watch) => Promise<Analysis>;
