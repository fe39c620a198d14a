import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SKY_TYPES } from '@home-design/contract';
import type {
  PieceSpritesResult,
  PieceSpritesTask,
  PreviewSkiesResult,
  PreviewSkiesTask,
  PreviewWallsResult,
  PreviewWallsTask,
} from '@home-design/engine';

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

/** Pictures of no pixels, named by their skies. */
export async function skiesByScript({ folder }: PreviewSkiesTask): Promise<PreviewSkiesResult> {
  for (const type of SKY_TYPES) await writeFile(join(folder, `${type}.webp`), `under ${type}`);
  return { width: 384, height: 288 };
}

/** Pictures of no pixels that say which piece they show at which turn. */
export async function piecesByScript({ item, turns, folder }: PieceSpritesTask): Promise<PieceSpritesResult> {
  const area = { left: 0.1, top: 0.2, right: 0.5, bottom: 0.9 };
  const sprites = Array.from({ length: turns }, (_, step) => ({
    turn: item.turn + (360 * step) / turns,
    area,
  }));
  for (const [number, { turn }] of sprites.entries()) {
    await writeFile(join(folder, `${number}.webp`), `${item.kind} at ${turn}`);
  }
  return { sprites };
}
