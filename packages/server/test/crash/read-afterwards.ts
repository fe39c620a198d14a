import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { sweepPictures } from '../../src/features/versions/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { hashFile } from '../../src/platform/hash-file.ts';
import { MAX_ATTEMPTS } from '../../src/platform/queue/queue.ts';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
import { pictureFolders } from '../../src/platform/storage/picture-folders.ts';

/** Errors in database and files after the last server has stopped; the lists are empty if all is well. */
export interface Afterwards {
  /** Folders of storage without a version, and unfinished work. */
  orphans: string[];
  /** Versions whose pictures are missing, or do not match the stored hash. */
  damaged: string[];
  /** Jobs with no version, or with several, or whose version ended otherwise than the job. */
  jobsWithoutOneVersion: string[];
  /** Succeeded jobs that were not charged exactly once, and failed jobs that were charged. */
  wrongCharges: string[];
  unfinished: string[];
  /** Jobs that failed although too few of their attempts were killed to give them up. */
  givenUpEarly: string[];
  succeeded: number;
  failed: number;
}

/** Sweeps once more, while no server runs, and collects all errors. */
export async function readAfterwards(settings: Record<string, string>): Promise<Afterwards> {
  const config = readConfig(settings);
  const log = pino({ level: 'silent' });
  const database = await openDatabase(
    { url: config.DATABASE_URL, folder: join(config.DATA_DIR, 'database') },
    (error) => log.warn(error),
  );
  try {
    const files = join(config.DATA_DIR, 'files');
    const storage = await createDiskStorage(files);
    const clock = systemClock;
    await sweepPictures({ db: database.db, storage, clock }, { startedAt: clock.now(), alone: true });
    const jobs = await jobsOf(database.db);
    return {
      ...(await picturesOf(database.db, files)),
      jobsWithoutOneVersion: jobs.filter((job) => !job.hasItsVersion).map((job) => job.id),
      wrongCharges: jobs
        .filter((job) => !job.isChargedRightly)
        .map((job) => `${job.id}: ${job.entries.join()}`),
      unfinished: jobs
        .filter((job) => job.status !== 'succeeded' && job.status !== 'failed')
        .map((job) => job.id),
      givenUpEarly: jobs
        .filter((job) => job.status === 'failed' && job.attempt < MAX_ATTEMPTS)
        .map((job) => `${job.id}: ${job.error}`),
      succeeded: jobs.filter((job) => job.status === 'succeeded').length,
      failed: jobs.filter((job) => job.status === 'failed').length,
    };
  } finally {
    await database.close();
  }
}

async function jobsOf(db: Database) {
  const jobs = await db.selectFrom('editJobs').selectAll().execute();
  const versions = await db.selectFrom('versions').selectAll().where('kind', '=', 'edited').execute();
  const entries = await db.selectFrom('creditEntries').selectAll().execute();
  return jobs.map((job) => {
    const own = versions.filter((version) => version.jobId === job.id);
    const kinds = entries
      .filter((entry) => entry.jobId === job.id)
      .map((entry) => entry.kind)
      .sort();
    const expected = job.status === 'succeeded' ? ['reserve', 'settle'] : ['release', 'reserve'];
    const ending = job.status === 'succeeded' ? 'completed' : 'failed';
    return {
      id: job.id,
      status: job.status,
      attempt: job.attempt,
      error: job.errorMessage,
      entries: kinds,
      hasItsVersion: own.length === 1 && own[0]?.id === job.versionId && own[0]?.status === ending,
      isChargedRightly: kinds.join() === expected.join(),
    };
  });
}

async function picturesOf(db: Database, files: string): Promise<Pick<Afterwards, 'orphans' | 'damaged'>> {
  const versions = await db.selectFrom('versions').selectAll().execute();
  const known = new Set(versions.flatMap((version) => [version.id, `${version.id}.analysis`]));
  const pictures = await pictureFolders(join(files, 'pictures'));
  const scratch = await readdir(join(files, 'scratch'));

  const damaged: string[] = [];
  for (const version of versions.filter((one) => one.files !== null)) {
    const original = join(files, 'pictures', version.id, version.files?.original ?? '');
    const hash = await hashFile(original).catch(() => 'missing');
    if (hash !== version.contentHash) damaged.push(version.id);
  }
  return { orphans: [...pictures.filter((name) => !known.has(name)), ...scratch], damaged };
}
