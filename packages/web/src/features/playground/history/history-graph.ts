import type { Version, VersionId } from '@home-design/contract';

/** How the line of one version is drawn beside its row. Lanes count from 0 at the left. */
export interface GraphRow {
  lane: number;
  /** Lines of other versions that pass from the row above to the row below. */
  through: readonly number[];
  /** Whether something newer was made from this version. */
  hasAbove: boolean;
  /** The lane in which the line to the parent goes on below; null for versions without a parent in the list. */
  below: number | null;
}

/**
 * The tree of versions as lines beside a list, newest first, as version control shows branches: versions made from the
 * same one share its line, and only what goes on beside it gets a lane of its own.
 */
export function historyGraph(newestFirst: readonly Pick<Version, 'id' | 'parent'>[]): GraphRow[] {
  const present = new Set(newestFirst.map(({ id }) => id));
  /** Which version the line in each lane is on its way to. */
  const lanes: (VersionId | null)[] = [];

  const freeLane = (): number => {
    const free = lanes.indexOf(null);
    return free === -1 ? lanes.push(null) - 1 : free;
  };

  return newestFirst.map(({ id, parent }) => {
    const awaited = lanes.indexOf(id);
    const hasAbove = awaited !== -1;
    const lane = hasAbove ? awaited : freeLane();
    lanes[lane] = null;
    const through = lanes.flatMap((target, place) => (target === null ? [] : [place]));
    if (parent === null || !present.has(parent)) return { lane, through, hasAbove, below: null };

    const shared = lanes.indexOf(parent);
    const below = shared === -1 ? lane : shared;
    lanes[below] = parent;
    return { lane, through, hasAbove, below };
  });
}

/** How many lanes the lines need. */
export const laneCount = (rows: readonly GraphRow[]): number =>
  Math.max(1, ...rows.map(({ lane, through }) => Math.max(lane, ...through) + 1));
