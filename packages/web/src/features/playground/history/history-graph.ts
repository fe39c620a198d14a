import type { Version, VersionId } from '@home-design/contract';

/** The lines of one version beside its row. Lanes count from 0 at the left. */
export interface GraphRow {
  lane: number;
  /** Lines of other versions that pass from the row above to the row below. */
  through: readonly number[];
  /** Whether something newer was made from this version. */
  hasAbove: boolean;
  /** The lane in which the line to the parent continues below; null without a parent in the list. */
  below: number | null;
}

/**
 * The tree of versions as lines beside a list, newest first, like the branches of version control. Versions with the
 * same parent share its line. Only a parallel branch gets its own lane.
 */
export function historyGraph(newestFirst: readonly Pick<Version, 'id' | 'parent'>[]): GraphRow[] {
  const present = new Set(newestFirst.map(({ id }) => id));
  /** The version that the line in each lane leads to. */
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
