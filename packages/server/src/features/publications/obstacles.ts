import type { PublicationObstacle, PublishingProfile } from '@home-design/contract';
import { withoutEnding } from '../versions/index.ts';
import { historyOf } from './photo-history.ts';
import { type PhotoOfListing, planSet, ruleOf } from './plan-set.ts';

/** What stands in the way of publishing photos by a profile, in their order. */
export function obstaclesOf(
  profile: PublishingProfile,
  photos: readonly PhotoOfListing[],
): PublicationObstacle[] {
  return [...ofListing(profile, photos), ...photos.flatMap((photo, place) => ofPhoto(profile, photo, place))];
}

function ofListing(profile: PublishingProfile, photos: readonly PhotoOfListing[]): PublicationObstacle[] {
  const count = planSet(profile, photos).length / profile.destinations.length;
  return profile.destinations
    .filter(({ max_pictures }) => max_pictures !== null && count > max_pictures)
    .map(({ name, max_pictures }) => ({
      image: null,
      name: null,
      detail: `${name} takes ${max_pictures} pictures, and this set has ${count}.`,
      remedy: 'Leave some photos out.',
    }));
}

function ofPhoto(profile: PublishingProfile, photo: PhotoOfListing, place: number): PublicationObstacle[] {
  const { shown, image, versions } = photo;
  const about = { image: image.id, name: withoutEnding(image.name) };
  const { edits } = historyOf(shown, versions);
  const banned = edits.filter((edit) => ruleOf(profile, edit) === 'banned');
  return [
    ...banned.map((edit) => ({
      ...about,
      detail:
        profile.exceptions.find(({ mode }) => mode === edit.operation)?.why ??
        `‘${edit.label}’ is not allowed by these rules.`,
      remedy: 'Show another version of this photo, or leave it out.',
    })),
    ...profile.destinations
      .filter(({ min_width, min_height }) => shown.width < min_width || shown.height < min_height)
      .map(({ name, min_width, min_height }) => ({
        ...about,
        detail: `${name} takes no picture below ${min_width} × ${min_height} pixels, and this one has ${shown.width} × ${shown.height}.`,
        remedy: 'Upload a larger photo, or leave it out.',
      })),
    ...(place === 0 && profile.first_picture === 'unaltered' && shown.kind !== 'original'
      ? [
          {
            ...about,
            detail: 'The first picture must be a photo that was not changed.',
            remedy: 'Put another photo first.',
          },
        ]
      : []),
  ];
}
