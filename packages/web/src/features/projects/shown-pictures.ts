import { type Image, isFinished, type Version, type ZipContents } from '@home-design/contract';

/** A finished picture of a project. */
export interface ShownPicture {
  image: Image;
  version: Version;
}

/** The finished versions of images, image by image, with the original first. */
export function shownPictures(images: readonly Image[]): ShownPicture[] {
  return images.flatMap((image) => finishedVersions(image).map((version) => ({ image, version })));
}

/** The existing pictures, the oldest first. */
export function finishedVersions(image: Image): Version[] {
  return image.versions.filter(isFinished);
}

/** The original photo; null when it is lost. */
function originalOf(image: Image): Version | null {
  return image.versions.find((version) => version.kind === 'original') ?? null;
}

/** The main version of an image: the server's choice, or else the newest finished one. */
export function standingVersion(image: Image): Version | null {
  const finished = finishedVersions(image);
  return finished.find(({ id }) => id === image.shown_version) ?? finished.at(-1) ?? null;
}

/** The picture to compare with: the original; null for the original itself. */
export function beforeOf({ image, version }: ShownPicture): Version | null {
  return version.kind === 'original' ? null : originalOf(image);
}

/** The finished pictures of an image for a ZIP. */
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
