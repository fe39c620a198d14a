import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flush } from './durable.ts';

/**
 * Writes a small file unless it exists: the first of several writers at once wins. Durable when it
 * resolves.
 */
export async function keepFirst(path: string, text: string): Promise<void> {
  await withDraft(path, text, async (draft) => {
    // Unlike a rename this never replaces a file that another process has just written.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  });
}

/** Writes or replaces a small file in one step. Durable when it resolves. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await withDraft(path, text, (draft) => rename(draft, path));
}

async function withDraft(path: string, text: string, use: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { flag: 'wx', mode: 0o600 });
    await flush(draft);
    await use(draft);
  } finally {
    await rm(draft, { force: true });
  }
  await flush(dirname(path));
}
