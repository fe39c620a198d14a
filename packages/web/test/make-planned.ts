import type { PlannedPhoto, PlannedPicture } from '@home-design/contract';
import { make } from './make.ts';

/** A photo of a plan; what is passed in tells the story of the test. */
export const makePlannedPhoto = (name: string, about: Partial<PlannedPhoto> = {}): PlannedPhoto => {
  const version = make.id() as PlannedPhoto['version'];
  return {
    image: make.id() as PlannedPhoto['image'],
    name,
    is_left_out: false,
    caption: name,
    version,
    versions: [{ version, label: 'Original', is_original: true }],
    thumbnail_url: '/thumb.webp',
    ...about,
  };
};
/** A picture that is made of it. */
export const makePlannedPicture = (
  of: PlannedPhoto,
  file: string,
  about: Partial<PlannedPicture> = {},
): PlannedPicture => ({
  ...{ file, destination: 'mls', image: of.image, version: of.version, photo: of.name, state: 'original' },
  ...{ is_companion: false, label: null, caption: of.caption, width: 2048, height: 1365 },
  thumbnail_url: '/thumb.webp',
  ...about,
});
