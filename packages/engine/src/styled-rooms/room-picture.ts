import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomLighting, RoomStyle } from '@home-design/vocabulary';
import { encodeJpeg } from '../base/codec/index.ts';
import type { Raster } from '../base/raster/raster.ts';
import { composeRoom, meterRoom } from './compose.ts';
import { unpackLayers } from './layer-file.ts';
import { WALL_SHADES } from './light-layers.ts';
import { LIGHT_MIXES } from './lights.ts';
import { StyledRoomManifest } from './manifest.ts';
import { markRoom } from './mark-room.ts';

const FOLDER = join(import.meta.dirname, '../../styled-rooms');

/** A picture of the living room. */
export interface RoomPicture {
  readonly style: RoomStyle;
  readonly lighting: RoomLighting;
  /** `#rrggbb` */
  readonly wall: string;
}

/** The rooms that ship with the product, from their manifest. */
export function readStyledRooms(): StyledRoomManifest {
  return StyledRoomManifest.parse(JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')));
}

/** A key for all inputs of a picture; its version increases when the composition changes. */
export function roomPictureKey(picture: RoomPicture, sha256: string): string {
  const follows = [COMPOSED, sha256, picture.style, picture.wall, LIGHT_MIXES[picture.lighting]];
  return createHash('sha256').update(JSON.stringify(follows)).digest('hex').slice(0, 32);
}
const COMPOSED = 1;

/** Composes a picture of the living room from its layers, plain and with the product's name in its corner. */
export async function makeRoomPicture({
  style,
  lighting,
  wall,
}: RoomPicture): Promise<{ plain: Buffer; marked: Buffer; width: number; height: number }> {
  const { rooms, width, height } = readStyledRooms();
  const room = rooms.find((one) => one.style === style);
  if (!room) throw new RangeError(`There is no room in the style ${style}.`);
  const layers = await unpackLayers(
    join(FOLDER, room.file),
    { width, height, scales: room.scales },
    WALL_SHADES.length,
  );
  const mixture = LIGHT_MIXES[lighting];
  const photo = composeRoom(layers, mixture, wall, meterRoom(layers, mixture, wall));
  return { width, height, plain: await encodeLight(photo), marked: await encodeLight(markRoom(photo)) };
}

/** Qualities to try in turn until a file is small enough. */
const QUALITIES = [86, 82, 78, 72, 66] as const;
/** Most bytes of a picture on the front page. */
const MOST_BYTES = 150_000;

async function encodeLight(photo: Raster): Promise<Buffer> {
  let file = await encodeJpeg(photo, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (file.length <= MOST_BYTES) break;
    file = await encodeJpeg(photo, quality);
  }
  return file;
}
