import type { Raster } from '../../base/raster/raster.ts';
import { embedPhoto, type PhotoEmbedding } from '../segment-anything/embed-photo.ts';
import { withBlinds } from './blinds.ts';
import { type NamedRoom, nameRoom } from './room-network/room-network.ts';
import { thingFeatures } from './thing-features.ts';

/** The networks' reading of a photo of a room, before anything is measured. */
export interface SeenRoom extends NamedRoom {
  /** For prompts to the mask decoder of Segment Anything. */
  readonly embedding: PhotoEmbedding;
}

/** Runs the image encoder, the object detector and the room network on a photo. */
export async function seeRoom(photo: Raster): Promise<SeenRoom> {
  const embedding = await embedPhoto(photo);
  const named = await nameRoom(photo, embedding, await thingFeatures(photo));
  return { embedding, ...named, cells: withBlinds(named.cells, photo) };
}
