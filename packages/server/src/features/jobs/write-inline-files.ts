import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineFiles, InlinePaths } from './modes/corrections.ts';

/** Writes the pictures of the arguments to files for the engine, which looks at the bytes, not at the names. */
export async function writeInlineFiles(files: InlineFiles, folder: string): Promise<InlinePaths> {
  const paths: Record<string, string> = {};
  for (const [name, base64] of Object.entries(files)) {
    const path = join(folder, name);
    await writeFile(path, Buffer.from(base64, 'base64'));
    paths[name] = path;
  }
  return paths;
}
