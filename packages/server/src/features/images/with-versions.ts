import type { Database } from '../../platform/database/database.ts';
import { versionsOfImages } from '../versions/index.ts';
import type { ImageRow } from './store.ts';
import type { ImageWithVersions } from './view.ts';

/** Adds the versions to images, in one query for any number of them. */
export async function withVersions(db: Database, images: readonly ImageRow[]): Promise<ImageWithVersions[]> {
  const versions = await versionsOfImages(
    db,
    images.map((image) => image.id),
  );
  const byImage = Map.groupBy(versions, (version) => version.imageId);
  return images.map((image) => ({ image, versions: byImage.get(image.id) ?? [] }));
}
