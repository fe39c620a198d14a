import { type Config, readConfig } from '../config.ts';
import { OperatorError, runCommand } from './run-command.ts';

/** `npm run operator -- <command>`: what only the person who runs the server may see and do. */

function addressOf({ HOST, PORT }: Config): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

async function main(): Promise<number> {
  const config = readConfig();
  const server = { address: addressOf(config), dataFolder: config.DATA_DIR };
  const { output, exitCode } = await runCommand(process.argv.slice(2), server);
  (exitCode === 0 ? process.stdout : process.stderr).write(output);
  return exitCode;
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
