import type { EditMode } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Number of recent edits in the median … */
const LATELY = 20;
/** … and the fewest for an estimate. */
const FEWEST = 3;
/** Upper bounds, in pixels, of small and of medium pictures; the rest are large. */
const SIZES = [1_200_000, 5_000_000] as const;

/**
 * Estimated seconds that an edit takes once it has begun: the median of the recent ones of its kind, for pictures of
 * about the same size. Null if there are too few.
 */
export async function estimateSeconds(
  db: Database,
  mode: EditMode,
  picture: { width: number; height: number },
): Promise<number | null> {
  const [from, to] = sizeOf(picture.width * picture.height);
  const { rows } = await sql<{ seconds: number | null; count: number }>`
    select percentile_cont(0.5) within group (order by seconds) as seconds, count(*)::int as count
    from (
      select extract(epoch from edit_jobs.finished_at - edit_jobs.started_at)::double precision as seconds
      from edit_jobs
      join versions on versions.id = edit_jobs.source_version_id
      where edit_jobs.mode = ${mode} and edit_jobs.status = 'succeeded'
        and versions.width * versions.height > ${from}::bigint
        and versions.width * versions.height <= ${to}::bigint
      order by edit_jobs.finished_at desc
      limit ${LATELY}
    ) as lately`.execute(db);
  const [found] = rows;
  return found && found.count >= FEWEST ? found.seconds : null;
}

/** The size class of a picture, as its bounds in pixels. */
export function sizeOf(pixels: number): [from: number, to: number] {
  const [small, middling] = SIZES;
  if (pixels <= small) return [0, small];
  return pixels <= middling ? [small, middling] : [middling, 1e9];
}
