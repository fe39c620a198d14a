import { type Image, isFinished, type Version } from '@home-design/contract';
import { type Furnished, furnishedBy } from '../base/furnished.ts';

/** A furnished version of another photo of the project. */
export interface FurnishedElsewhere extends Furnished {
  readonly photo: Image;
  readonly version: Version;
}

/** The furnished versions of the other photos, in the project's order; of each photo the newest first. */
export function furnishedElsewhere(photos: readonly Image[], here: Image['id']): FurnishedElsewhere[] {
  return photos
    .filter(({ id }) => id !== here)
    .flatMap((photo) =>
      photo.versions
        .toReversed()
        .filter(isFinished)
        .flatMap((version) => {
          const furnished = furnishedBy(photo.versions, version);
          return furnished ? [{ ...furnished, photo, version }] : [];
        }),
    );
}
