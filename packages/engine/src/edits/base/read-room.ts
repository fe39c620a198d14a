import type { Watch } from '../../base/progress/watch.ts';
import type { Analysis } from '../../scene/analysis.ts';

/** Gives what is known of the photo's room: from the cache, or worked out now and kept. */
export type ReadRoom = (watch: Watch) => Promise<Analysis>;
