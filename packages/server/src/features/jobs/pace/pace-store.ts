import type { EditJobId, EditMode } from '@home-design/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { sizeOf } from '../estimate-store.ts';
import { Pace } from './pace.ts';

/** Number of recent edits that an estimate is made of. */
const LATELY = 15;

/** What an edit must have in common with the earlier ones that it is compared with. */
export interface Alike {
  mode: EditMode;
  picture: { width: number; height: number };
  /** Whether its photo was analyzed before. */
  hadAnalysis: boolean;
}

/** Paces of recent edits of the same kind, of pictures of about the same size. */
export async function recentPaces(db: Database, { mode, picture, hadAnalysis }: Alike): Promise<Pace[]> {
  const [from, to] = sizeOf(picture.width * picture.height);
  const { rows } = await sql<{ pace: unknown }>`
    select edit_jobs.pace
    from edit_jobs join versions on versions.id = edit_jobs.source_version_id
    where edit_jobs.mode = ${mode} and edit_jobs.status = 'succeeded'
      and edit_jobs.pace is not null and edit_jobs.had_analysis = ${hadAnalysis}
      and versions.width * versions.height > ${from}::bigint
      and versions.width * versions.height <= ${to}::bigint
    order by edit_jobs.finished_at desc
    limit ${LATELY}`.execute(db);
  return z.array(Pace).parse(rows.map(({ pace }) => pace));
}

/** Seconds until running edits will probably end, by the database's clock; those without an estimate are left out. */
export async function secondsLeftOf(
  db: Database,
  ids: readonly EditJobId[],
): Promise<ReadonlyMap<EditJobId, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: EditJobId; seconds: number }>`
    select id, greatest(0, extract(epoch from expected_end - now()))::double precision as seconds
    from edit_jobs
    where id = any(${[...ids]}::uuid[]) and expected_end is not null`.execute(db);
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}
