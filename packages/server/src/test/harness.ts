import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_BASE, type UserId } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app-deps.ts';
import { readConfig } from '../config.ts';
import { createSessions } from '../features/account/index.ts';
import { watchJobs } from '../features/jobs/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import {
  type ContentCredentials,
  createContentCredentials,
} from '../platform/content-credentials/content-credentials.ts';
import type { Database } from '../platform/database/database.ts';
import { SESSION_COOKIE } from '../platform/http/guards/cookies.ts';
import { createIdentity } from '../platform/identity/create-identity.ts';
import { createPayments } from '../platform/payments/create-payments.ts';
import { createQueue } from '../platform/queue/boss-queue.ts';
import { createResoServer } from '../platform/reso/reso-server-adapter.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { QUEUES } from '../worker.ts';
import { openTestDatabase } from './database/test-database.ts';
import { ScriptedEngine } from './scripted/scripted-engine.ts';
import { newUserId, TestClient } from './test-client.ts';

export interface TestServer extends AppDeps {
  app: FastifyInstance;
  db: Database;
  engine: ScriptedEngine;
  /** What was written into the terminal. */
  printed: string[];
  /** Where the files are. */
  folder: string;
  /** A browser that has opened the page and has no session. */
  visitor(): Promise<TestClient>;
  /** A browser with a guest's session, and the guest's id. */
  guest(): Promise<TestClient & { userId: UserId }>;
  /** The same with an account. */
  account(): Promise<TestClient & { userId: UserId }>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** There is no limit of projects unless one is set: most tests are about something else. */
  settings?: Record<string, string>;
  clock?: Clock;
  /** Absent: pictures cannot be signed. */
  credentials?: ContentCredentials;
  /** Folder of a built web app. */
  webFolder?: string;
}

/** The whole server on a database and a folder of its own; nothing listens, and no worker runs. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? systemClock;
  const config = readConfig({ LOG_LEVEL: 'silent', FREE_PROJECTS: '0', ...options.settings });
  const log = pino({ level: config.LOG_LEVEL });
  const folder = await mkdtemp(join(tmpdir(), 'home-design-files-'));
  const database = await openTestDatabase();
  const storage = await createDiskStorage(folder);
  const queue = createQueue({ database, log, names: QUEUES });
  await queue.start();
  const identity = await createIdentity({ config, db: database.db, clock });
  const watch = await watchJobs(database.listen);
  const engine = new ScriptedEngine();
  const secret = randomBytes(32);
  const shareSecret = randomBytes(32);
  const operatorKey = randomBytes(32);
  const payments = await createPayments(config);
  // Without the native part: what is signed has tests of its own.
  const credentials =
    options.credentials ??
    createContentCredentials({ ownKeyFile: join(folder, 'unused'), clock, load: async () => undefined });
  const common = {
    credentials,
    config,
    database,
    storage,
    queue,
    identity,
    engine,
    watch,
    log,
    clock,
    payments,
    reso: createResoServer(config),
  };
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const deps = { ...common, secret, shareSecret, operatorKey, print };
  const app = await buildApp({ ...deps, ...(options.webFolder ? { webFolder: options.webFolder } : {}) });
  await app.ready();

  const visitor = async () => {
    const client = new TestClient(app);
    await client.get(`${AUTH_BASE}/me`);
    return client;
  };
  const signedIn = async (kind: { isAnonymous: boolean }) => {
    const userId = newUserId();
    await database.db
      .insertInto('users')
      .values({ id: userId, ...kind, email: null, displayName: null })
      .execute();
    const client = new TestClient(app);
    const { token } = await createSessions(database.db, clock).start(database.db, userId);
    client.cookies.set(SESSION_COOKIE, token);
    await client.get(`${AUTH_BASE}/me`);
    return Object.assign(client, { userId });
  };
  return {
    ...deps,
    app,
    printed,
    db: database.db,
    folder,
    visitor,
    guest: () => signedIn({ isAnonymous: true }),
    account: () => signedIn({ isAnonymous: false }),
    close: async () => {
      await app.close();
      await queue.stop({ drainMs: 0 });
      await watch.close();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
