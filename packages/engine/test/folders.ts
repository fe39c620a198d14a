import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A fresh empty folder that goes when the running test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
