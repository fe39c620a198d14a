import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

/** Runs the command as a person's shell would. */
export async function edit(
  ...args: string[]
): Promise<{ code: number | null; out: string; complaints: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { out: '', complaints: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    texts.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    texts.complaints += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...texts };
}
