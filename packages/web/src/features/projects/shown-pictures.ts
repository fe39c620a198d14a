import type { Image, Version } from '@home-design/contract';

/** A finished picture of a project, as it is shown. */
export interface ShownPicture {
  image: Image;
  version: Version;
}

/** The finished versions of images, image by image, each image's original first. */
export function shownPictures(images: readonly Image[]): ShownPicture[] {
  return images.flatMap((image) => finishedVersions(image).map((version) => ({ image, version })));
}

/** Pictures there are already, the oldest first. */
export function finishedVersions(image: Image): Version[] {
  return image.versions.filter((version) => version.status === 'completed');
}
