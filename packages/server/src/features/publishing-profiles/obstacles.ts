import {
  banReason,
  type EditClass,
  type EditMode,
  type ImageId,
  type JudgedArguments,
  judgeMadeEdit,
  type PublishingDestination,
  type PublishingObstacle,
  type PublishingProfile,
} from '@home-design/contract';

/** An edit in a picture. */
export interface MadeEdit {
  mode: EditMode;
  /** The class of its change, according to the engine. */
  editClass: EditClass;
  given?: JudgedArguments;
}

/** A photo as it would be published. */
export interface PhotoToPublish {
  imageId: ImageId;
  name: string;
  /** Size of the picture that would be published. */
  width: number;
  height: number;
  /** The edits from the original photo to the picture; none: it is the photo. */
  edits: readonly MadeEdit[];
  /** Whether the original photo exists. */
  hasOriginal: boolean;
  /** Whether an edit of it waits or runs. */
  isBeingEdited: boolean;
}

/** The facts about the listing besides its photos. */
export interface ListingToPublish {
  hasProject: boolean;
  /** Pictures of its source that are still being fetched. */
  photosOnTheirWay: number;
}

/** The rule of a profile for a picture: the strictest of the rules for its edits. */
export function ruleOfPicture(profile: PublishingProfile, edits: readonly MadeEdit[]) {
  const judged = edits.map(({ mode, editClass, given }) => judgeMadeEdit(profile, mode, editClass, given));
  return (
    judged.find(({ rule }) => rule === 'banned') ??
    judged.find(({ rule }) => rule === 'labeled') ??
    judged[0] ??
    null
  );
}

/** Whether a picture shows other things than the camera saw. A change of light alone does not count. */
export const isAltered = ({ edits }: Pick<PhotoToPublish, 'edits'>): boolean =>
  edits.some(({ editClass }) => editClass !== 'light only');

/**
 * The obstacles to publishing: first those of the whole listing, then those of photos, in their order.
 * @param photos in the order of publishing
 */
export function obstaclesTo(
  profile: PublishingProfile,
  photos: readonly PhotoToPublish[],
  listing: ListingToPublish = { hasProject: true, photosOnTheirWay: 0 },
): PublishingObstacle[] {
  return [
    ...ofListing(profile, photos.length, listing),
    ...photos.flatMap((photo, index) => {
      const about = { image: photo.imageId, name: photo.name, position: index + 1 };
      return ofPhoto(profile, photo, index === 0).map((obstacle) => ({ ...about, ...obstacle }));
    }),
  ];
}

type Found = Pick<PublishingObstacle, 'code' | 'detail' | 'remedy'>;
const OF_LISTING = { image: null, name: null, position: null };

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);

function ofListing(
  profile: PublishingProfile,
  photoCount: number,
  { hasProject, photosOnTheirWay }: ListingToPublish,
): PublishingObstacle[] {
  if (!hasProject) {
    return [
      {
        ...OF_LISTING,
        code: 'no_project',
        detail: 'This listing has no project, so it has no photos.',
        remedy: 'Create a project for it.',
      },
    ];
  }
  const found: PublishingObstacle[] = [];
  if (photosOnTheirWay > 0) {
    found.push({
      ...OF_LISTING,
      code: 'photos_on_their_way',
      detail: `${pictures(photosOnTheirWay)} of the source ${photosOnTheirWay === 1 ? 'is' : 'are'} still being fetched.`,
      remedy: 'Wait until they are in the project.',
    });
  }
  if (photoCount === 0) {
    found.push({
      ...OF_LISTING,
      code: 'no_photos',
      detail: 'The project of this listing has no photos.',
      remedy: 'Put photos into the project.',
    });
  }
  for (const { name, max_pictures: most } of profile.destinations) {
    if (most === null || photoCount <= most) continue;
    found.push({
      ...OF_LISTING,
      code: 'too_many_photos',
      detail: `${name} takes at most ${pictures(most)}, and the project has ${photoCount} photos.`,
      remedy: `Take ${photoCount - most === 1 ? 'one photo' : `${photoCount - most} photos`} out of the project.`,
    });
  }
  return found;
}

function ofPhoto(profile: PublishingProfile, photo: PhotoToPublish, isFirst: boolean): Found[] {
  const found: Found[] = [];
  const judgment = ruleOfPicture(profile, photo.edits);
  if (judgment?.rule === 'banned') {
    found.push({
      code: 'edit_banned',
      detail: `${profile.name} does not allow what was changed in this picture: ${banReason(judgment)}`,
      remedy: 'Choose another version of the photo as its primary one, or other rules for the listing.',
    });
  }
  if (isFirst && profile.first_picture === 'unaltered' && isAltered(photo)) {
    found.push({
      code: 'first_picture_altered',
      detail: `${profile.name} wants a first picture that was not altered.`,
      remedy: 'Put another photo first, or choose the original as the primary version of this one.',
    });
  }
  const small = profile.destinations.find((destination) => !fits(photo, destination));
  if (small) {
    found.push({
      code: 'picture_too_small',
      detail: tooSmall(photo, small),
      remedy: 'Put a larger photo into the project, or choose Upscale for it.',
    });
  }
  if (!photo.hasOriginal) {
    found.push({
      code: 'original_missing',
      detail: 'The original photo no longer exists.',
      remedy: 'Upload the photo again.',
    });
  }
  if (photo.isBeingEdited) {
    found.push({
      code: 'edit_under_way',
      detail: 'An edit of this photo is being made.',
      remedy: 'Wait until it is done, or cancel it.',
    });
  }
  return found;
}

/** The published size of a picture: scaled down to fit, never up. */
export function publishedSize(
  { width, height }: { width: number; height: number },
  { max_width, max_height }: Pick<PublishingDestination, 'max_width' | 'max_height'>,
): { width: number; height: number } {
  const factor = Math.min(1, max_width / width, max_height / height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** Orientation does not matter: the longer side is compared with the longer one. */
function fits(photo: PhotoToPublish, destination: PublishingDestination): boolean {
  const { width, height } = publishedSize(photo, destination);
  const { min_width, min_height } = destination;
  return (
    Math.max(width, height) >= Math.max(min_width, min_height) &&
    Math.min(width, height) >= Math.min(min_width, min_height)
  );
}

function tooSmall(photo: PhotoToPublish, destination: PublishingDestination): string {
  const { name, min_width, min_height } = destination;
  const wanted = `${name} wants at least ${min_width} × ${min_height} pixels`;
  const { width, height } = publishedSize(photo, destination);
  const isShrunk = width < photo.width || height < photo.height;
  return isShrunk
    ? `${wanted}. This picture is so long that it has ${width} × ${height} where it fits.`
    : `${wanted}. This picture has ${photo.width} × ${photo.height}.`;
}
