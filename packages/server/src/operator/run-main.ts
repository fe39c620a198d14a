import { endWhenCutOff } from '@home-design/engine/command-line';
import { type Config, readConfig } from '../config.ts';
import { EXIT_USAGE } from './command-result.ts';
import { OperatorError, runCommand } from './run-command.ts';

function addressOf({ HOST, PORT }: Config): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

async function main(): Promise<number> {
  const config = readConfig();
  const server = {
    address: addressOf(config),
    dataFolder: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
  };
  const { output, exitCode } = await runCommand(process.argv.slice(2), server, showProgress, (line) => {
    process.stderr.write(`${line}\n`);
  });
  (exitCode === EXIT_USAGE ? process.stderr : process.stdout).write(output);
  return exitCode;
}

/** Only on a terminal, in a line that is overwritten. */
function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r${done} of ${total} versions${done === total ? '\n' : ''}`);
}

/** Runs the command that the arguments name, and sets the exit code of this process. */
export function runMain(): void {
  endWhenCutOff();
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
}
