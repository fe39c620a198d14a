import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createEnginePool } from '@home-design/engine';
import { type Config, operatorContact } from './config.ts';
import { findPlaces, joinPair, requirePair } from './features/installation/index.ts';
import { watchJobs } from './features/jobs/index.ts';
import { finishRestore } from './operator/restore/finish-restore.ts';
import { systemClock } from './platform/clock.ts';
import { createContentCredentials } from './platform/content-credentials/content-credentials.ts';
import { instanceSetting } from './platform/database/instance-settings.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createIdentity } from './platform/identity/create-identity.ts';
import { readKeyFile } from './platform/key-file.ts';
import type { Logger } from './platform/log.ts';
import { createPayments } from './platform/payments/create-payments.ts';
import { createQueue } from './platform/queue/boss-queue.ts';
import { createResoServer } from './platform/reso/reso-server-adapter.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import { requireWritable } from './platform/storage/writable-folder.ts';
import { createWebFetcher } from './platform/web-fetcher/web-fetcher.ts';
import { VERSION } from './version.ts';
import { QUEUES } from './worker.ts';

const SECRET_BYTES = 32;

/** Opens the parts that both roles need: database, storage, queue, identity, engine. */
export async function createParts(config: Config, log: Logger) {
  const clock = systemClock;
  await requireWritable(config.DATA_DIR);
  await finishRestore(config, log);
  const places = await findPlaces(config);
  // Checked before an empty database is created beside the pictures of another one.
  if (!places.onPostgres && !places.hasEmbedded) await requirePair(undefined, places);
  const database = await openDatabase({ url: config.DATABASE_URL, folder: places.databaseFolder }, (error) =>
    log.warn({ err: error }, 'the database connection failed for a moment'),
  );
  try {
    const { db } = database;
    await requirePair(db, places);
    await requireWritable(join(places.filesFolder, 'pictures'));
    const migrations = await migrate(db);
    if (migrations.length > 0) log.info({ migrations }, 'the database was brought up to date');
    await joinPair(db, places);

    const queue = createQueue({ database, log, names: QUEUES });
    await queue.start();
    const [storage, identity, secret, shareSecret, operatorKey, watch] = await Promise.all([
      createDiskStorage(places.filesFolder),
      createIdentity({ config, db, clock }),
      instanceSetting(db, 'csrf_secret', () => randomBytes(SECRET_BYTES).toString('base64')),
      readKeyFile(join(config.DATA_DIR, 'keys', 'share-links')),
      readKeyFile(join(config.DATA_DIR, 'keys', 'operator')),
      watchJobs(database.listen),
    ]);
    const engine = createEnginePool({
      size: config.ENGINE_PROCESSES,
      memoryLimitMegabytes: config.ENGINE_MEMORY_MB,
      timeLimitMilliseconds: config.EDIT_TIME_LIMIT_SECONDS * 1_000,
    });
    const { C2PA_CERTIFICATE, C2PA_PRIVATE_KEY } = config;
    const credentials = createContentCredentials({
      operator:
        C2PA_CERTIFICATE && C2PA_PRIVATE_KEY
          ? { certificate: C2PA_CERTIFICATE, privateKey: C2PA_PRIVATE_KEY }
          : undefined,
      ownKeyFile: join(config.DATA_DIR, 'keys', 'content-credentials.pem'),
      clock,
    });
    const payments = await createPayments(config);
    const webFetcher = createWebFetcher({
      contact: operatorContact(config),
      version: VERSION,
      clock,
      maxPhotoMegabytes: config.MAX_PHOTO_MB,
    });
    const common = { config, log, clock, database, db, storage, queue, identity, watch, engine };
    const outside = { payments, webFetcher, credentials, reso: createResoServer(config) };
    const keys = { secret: Buffer.from(secret, 'base64'), shareSecret, operatorKey };
    return { ...common, ...outside, ...keys, program: VERSION };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export type Parts = Awaited<ReturnType<typeof createParts>>;
