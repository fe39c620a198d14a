import type { Config } from './config.ts';
import { createLogger } from './platform/log.ts';
import { startServer } from './start-server.ts';

/** Orchestrators kill after ten seconds; this leaves time for the last lines of the log. */
const STOP_LIMIT_MS = 9_500;
/** A service manager signals every process it started, and the start script passes its own signal on. */
const SAME_SIGNAL_MS = 1_000;

/** Runs the server until the process is told to end; then finishes running work and ends it. */
export async function runUntilStopped(config: Config, { pretty }: { pretty: boolean }): Promise<void> {
  const log = createLogger({ level: config.LOG_LEVEL, pretty });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an unexpected failure ended the server');
    process.exit(1);
  });

  const server = await startServer(config, log);
  let stoppingSince: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping; what is under way may finish');
    setTimeout(() => {
      log.warn('not everything could be finished in time');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    server.stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
