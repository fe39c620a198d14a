import type { Config } from './config.ts';
import type { JobWatch } from './features/jobs/index.ts';
import type { Clock } from './platform/clock.ts';
import type { ContentCredentials } from './platform/content-credentials/content-credentials.ts';
import type { OpenDatabase } from './platform/database/opened-database.ts';
import type { Engine } from './platform/engine.ts';
import type { Identity } from './platform/identity/identity.ts';
import type { Logger } from './platform/log.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { ResoServer } from './platform/reso/reso-server-adapter.ts';
import type { Storage } from './platform/storage/storage.ts';

/** What the HTTP side is built from. */
export interface AppDeps {
  config: Config;
  database: OpenDatabase;
  storage: Storage;
  queue: Queue;
  identity: Identity;
  engine: Engine;
  /** Signs published pictures. */
  credentials: ContentCredentials;
  watch: JobWatch;
  /** The MLS that listings can be imported from; undefined: none. */
  reso: ResoServer | undefined;
  /** Undefined: the server takes no payments. */
  payments: Payments | undefined;
  /** Signs anti-forgery tokens. */
  secret: Buffer;
  /** Key of share links, 32 random bytes. */
  shareSecret: Buffer;
  /** Key of the operator's own calls, 32 random bytes. */
  operatorKey: Buffer;
  log: Logger;
  /** Prints a line in the terminal; absent: writes it to the log. */
  print?: (line: string) => void;
  clock: Clock;
  /** Ends this process; absent: like SIGTERM. */
  stop?: () => void;
  /** Folder of the built web app; absent: the one of the build. */
  webFolder?: string;
}
