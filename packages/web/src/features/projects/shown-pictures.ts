import type { Image, Version, ZipContents } from '@home-design/contract';

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

/** The photo as it was taken; null when it has been lost. */
function originalOf(image: Image): Version | null {
  return image.versions.find((version) => version.kind === 'original') ?? null;
}

/** The version that stands for an image: what the server says, or else the newest finished one. */
export function standingVersion(image: Image): Version | null {
  const finished = finishedVersions(image);
  return finished.find(({ id }) => id === image.shown_version) ?? finished.at(-1) ?? null;
}

/** What a picture is compared with: its original; null for the original itself. */
export function beforeOf({ image, version }: ShownPicture): Version | null {
  return version.kind === 'original' ? null : originalOf(image);
}

/** The finished pictures of an image that a ZIP is to hold. */
export function picturesOf(image: Image, contents: ZipContents): Version[] {
  const finished = finishedVersions(image);
  switch (contents) {
    case 'all':
      return finished;
    case 'originals':
      return finished.filter(({ kind }) => kind === 'original');
    case 'shown': {
      const standing = standingVersion(image);
      return standing ? [standing] : [];
    }
  }
}
