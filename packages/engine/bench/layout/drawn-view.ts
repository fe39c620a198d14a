import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeRaster, encodePng } from '../../src/codec/index.ts';
import type { Raster } from '../../src/raster/raster.ts';
import { drawRoom } from '../../src/rooms/index.ts';
import type { LayoutView } from './views.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/layout-views/', import.meta.url));

/** The picture of a view, drawn once and kept: drawing sixty takes minutes, analyzing them one. */
export async function drawnView(view: LayoutView): Promise<Raster> {
  const key = createHash('sha256').update(JSON.stringify(view.spec)).digest('hex').slice(0, 16);
  const path = join(CACHE, `${view.name}-${key}.png`);
  if (existsSync(path)) return decodeRaster(path);
  const { photo } = drawRoom(view.spec);
  await mkdir(CACHE, { recursive: true });
  // Written aside and moved, so that a run cut short leaves no half picture.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, await encodePng(photo));
  await rename(draft, path);
  return photo;
}
