import type { Raster } from '../../base/raster/raster.ts';
import { embedPhoto, type PhotoEmbedding } from '../segment-anything/embed-photo.ts';
import { type NamedRoom, nameRoom } from './room-network.ts';
import { thingFeatures } from './thing-features.ts';

/** What networks see in a photo of a room, before anything is measured. */
export interface SeenRoom extends NamedRoom {
  /** For questions to the mask decoder of Segment Anything. */
  readonly embedding: PhotoEmbedding;
}

/** Shows a photo to the image encoder, the object detector and the room network. */
export async function seeRoom(photo: Raster): Promise<SeenRoom> {
  const embedding = await embedPhoto(photo);
  return { embedding, ...(await nameRoom(photo, embedding, await thingFeatures(photo))) };
}
