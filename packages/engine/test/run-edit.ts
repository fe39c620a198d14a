import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runEditCommand } from '../src/cli/edit-command.ts';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

/** What a command answered. */
interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly complaints: string;
}

/** Runs the command as a person's shell would. */
export async function edit(...args: string[]): Promise<Answer> {
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

/** Runs the command in this process: what needs no shell of its own to be proven need not wait for one. */
export async function editHere(...args: string[]): Promise<Answer> {
  const texts = { out: '', complaints: '' };
  const caught = (stream: NodeJS.WriteStream, name: 'out' | 'complaints') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      texts[name] += String(text);
      return true;
    });
  const streams = [caught(process.stdout, 'out'), caught(process.stderr, 'complaints')];
  try {
    const code = await runEditCommand(['node', 'edit', ...args]);
    return { code, ...texts };
  } finally {
    for (const stream of streams) stream.mockRestore();
  }
}
