import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreviewWallsResult, PreviewWallsTask } from '@home-design/engine';

/** Pictures of no pixels, named by what they are. */
export async function previewByScript({ folder }: PreviewWallsTask): Promise<PreviewWallsResult> {
  for (const name of ['photo.webp', 'mask.png', 'small.png']) await writeFile(join(folder, name), name);
  return {
    width: 640,
    height: 480,
    small: { width: 320, height: 240 },
    light: { lightness: 1, a: 0, b: 0 },
    from: { L: 0.9, a: 0, b: 0.01 },
  };
}
