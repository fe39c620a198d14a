import { createHash } from 'node:crypto';
import type { RoomType } from '@home-design/vocabulary';
import type { Raster } from '../../../base/raster/raster.ts';
import type { RoomBoxLight } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { roomLight } from '../room-light/room-light.ts';
import { seeRoom, sightOf } from './see-room.ts';
import type { StagingRoom } from './staging-room.ts';

/** What stagings of one photo share. */
export interface PhotographedRoom {
  readonly room: StagingRoom;
  /** Measures the light of the room, once. */
  readonly light: () => Omit<RoomBoxLight, 'lamps'>;
}

/** The room that was read last: other arrangements of the same photo often follow, and reading it takes a second. */
let last: { readonly key: string; readonly read: PhotographedRoom } | undefined;

/**
 * Reads a photographed room for its staging, unless the last one was read from the same pixels and the same analysis.
 *
 * @throws EngineError as `seeRoom`.
 */
export async function readPhotographedRoom(
  photo: Raster,
  analysis: Analysis,
  roomType: RoomType,
): Promise<PhotographedRoom> {
  const key = keyOf([photo, analysis, sightOf(roomType)]);
  if (last?.key === key) return last.read;
  const room = await seeRoom(photo, analysis, roomType);
  let light: Omit<RoomBoxLight, 'lamps'> | undefined;
  const read = { room, light: () => (light ??= roomLight(photo, analysis)) };
  last = { key, read };
  return read;
}

/** Equal for equal values only, with digests of their pixels. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    ArrayBuffer.isView(part)
      ? createHash('sha256')
          .update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
          .digest('base64')
      : part,
  );
}
