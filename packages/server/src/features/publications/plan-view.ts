import type { PublicationId, PublicationPlan } from '@home-design/contract';
import type { ListingRow } from '../listings/index.ts';
import { publishedSize } from '../publishing-profiles/index.ts';
import { pictureAddress } from '../versions/index.ts';
import { nameOfPhoto } from './plan-set.ts';
import type { ReadPlan } from './read-plan.ts';
import { provenanceView } from './view.ts';

/** The wire form of a plan. */
export function planView(
  { projectId }: ListingRow,
  { set, photos, destinations, obstacles, signing }: ReadPlan,
  sameAs: PublicationId | null,
): PublicationPlan {
  const { profile } = set;
  const versions = new Map(photos.flatMap((photo) => photo.versions.map((version) => [version.id, version])));
  const thumbnailOf = (id: string) => {
    const version = versions.get(id as never);
    return (version && pictureAddress(version, 'thumbnail')) ?? '';
  };
  return {
    profile_id: profile.id,
    profile_version: profile.version,
    profile_name: profile.name,
    project: projectId,
    destinations: profile.destinations.map((destination) => ({
      ...destination,
      is_chosen: destinations.some(({ id }) => id === destination.id),
    })),
    photos: photos.map(({ image, shown, versions: own, caption, isLeftOut }) => ({
      image: image.id,
      name: nameOfPhoto(image.name),
      is_left_out: isLeftOut,
      caption,
      version: shown.id,
      versions: own
        .filter(({ deletedAt, files }) => deletedAt === null && files !== null)
        .map(({ id, label, kind }) => ({ version: id, label, is_original: kind === 'original' })),
      thumbnail_url: thumbnailOf(shown.id),
    })),
    pictures: set.pictures.map((picture) => {
      const { width = 0, height = 0 } = versions.get(picture.version.id) ?? {};
      const destination = destinations.find(({ id }) => id === picture.destination);
      return {
        file: picture.file,
        destination: picture.destination,
        image: picture.image,
        version: picture.version.id,
        photo: picture.photo,
        state: picture.state,
        is_companion: picture.isCompanion,
        label: picture.drawnLabel,
        caption: picture.caption,
        ...(destination ? publishedSize({ width, height }, destination) : { width, height }),
        thumbnail_url: thumbnailOf(picture.version.id),
      };
    }),
    obstacles,
    provenance: provenanceView(signing),
    watermark: set.watermark,
    same_as: sameAs,
  };
}
