import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/operator/main.ts', import.meta.url));

/** `npm run operator` in its own process, which can be killed at any moment. */
export interface OperatorProcess {
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Resolves when it has ended, with its exit code; null if it was killed. */
  ended: Promise<number | null>;
}

export function startOperator(args: readonly string[], settings: Record<string, string>): OperatorProcess {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => text, ended };
}

/** Runs a command to its end. @throws with its output if it fails */
export async function operator(args: readonly string[], settings: Record<string, string>): Promise<string> {
  const { ended, output } = startOperator(args, settings);
  const code = await ended;
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${output()}`);
  return output();
}
