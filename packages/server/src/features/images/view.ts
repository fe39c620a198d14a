import type { Image } from '@home-design/contract';
import type { KeptObjects } from '../../schema/picture-tables.ts';
import { pictureAddress, type TaggedVersion, versionView } from '../versions/index.ts';
import { shownVersion } from './shown-version.ts';
import type { ImageRow } from './store.ts';

/** An image with its versions, oldest first. */
export interface ImageWithVersions {
  image: ImageRow;
  versions: TaggedVersion[];
}

/** The wire form of an image. */
export function imageView({ image, versions }: ImageWithVersions): Image {
  const original = versions.find((version) => version.kind === 'original');
  if (!original) throw new Error(`Image ${image.id} has lost its original`);

  return {
    id: image.id,
    name: image.name,
    original_url: pictureAddress(original, 'original') ?? '',
    preview_url: pictureAddress(original, 'preview') ?? '',
    thumb_url: pictureAddress(original, 'thumbnail') ?? '',
    width: original.width,
    height: original.height,
    thumbhash: original.thumbhash ?? '',
    project: image.projectId,
    project_title: image.projectTitle,
    created_at: image.createdAt.toISOString(),
    versions: versions.map(versionView),
    shown_version: (shownVersion(image, versions) ?? original).id,
    detected_objects: { categories: lastFound(versions)?.categories ?? [] },
  };
}

/** The result of the latest detection in any of the versions. */
function lastFound(versions: readonly TaggedVersion[]): KeptObjects | null {
  const all = versions.flatMap(({ detectedObjects }) => detectedObjects ?? []);
  return all.reduce<KeptObjects | null>(
    (last, found) => (last === null || found.foundAt > last.foundAt ? found : last),
    null,
  );
}
