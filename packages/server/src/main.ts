import module from 'node:module';
import { compileWebAssemblyOnce } from './compile-web-assembly-once.ts';

/** Starts the server with the settings of the environment. `npm start` runs it on the pinned Node. */

const NEEDED_NODE_MAJOR = 24;

async function main(): Promise<void> {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < NEEDED_NODE_MAJOR) {
    throw new StartError(
      `This is Node ${process.versions.node}, and the server needs Node ${NEEDED_NODE_MAJOR}. ` +
        'Please start it with `npm start`, which brings its own.',
    );
  }

  // Before the cache: it keeps code apart that was compiled with other flags.
  compileWebAssemblyOnce();
  // Stores compiled code between starts, which makes the next start faster.
  module.enableCompileCache();
  // Imported only now: older versions of Node would fail on these files before they could say why.
  const { readConfig } = await import('./config.ts');
  const { runUntilStopped } = await import('./run-until-stopped.ts');
  await runUntilStopped(readConfig(), { pretty: process.stdout.isTTY === true });
}

/** A failure whose message is sufficient for people. */
class StartError extends Error {}

main().catch((error: unknown) => {
  const plain = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? ` ${error.cause.message}` : '';
  process.stderr.write(`Home Design could not start. ${plain}${cause}\n`);
  process.exit(1);
});
