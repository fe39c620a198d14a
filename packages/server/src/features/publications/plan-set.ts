import type { PublishingDestination, PublishingProfile } from '@home-design/contract';
import { withoutEnding } from '../../platform/pictures/file-names.ts';
import type { VersionRow } from '../versions/index.ts';
import { fileNames } from './file-names.ts';
import { historyOf } from './photo-history.ts';
import type { PictureOfSet, StoredPicture } from './planned-set.ts';

/** A photo of a listing with the version that stands for it. */
export interface PhotoOfListing {
  image: { id: PictureOfSet['image']; name: string; receivedSha256: string };
  shown: VersionRow;
  original: VersionRow;
  /** All, including those in the bin. */
  versions: readonly VersionRow[];
  /** The caption that was written for it, else its name. */
  caption: string;
  /** Whether the profile requires the label on its picture. */
  needsLabel: boolean;
}

/**
 * The pictures of a set in their order, for each destination: originals beside altered ones if the profile requires
 * it.
 * @param destinations the chosen ones of the profile
 */
export function planSet(
  profile: PublishingProfile,
  photos: readonly PhotoOfListing[],
  destinations: readonly PublishingDestination[],
): PictureOfSet[] {
  const pictures = photos.flatMap((photo) => picturesOf(profile, photo));
  const names = fileNames(
    profile.file_name,
    pictures.map(({ photo, state }, place) => ({ position: place + 1, photo, state })),
  );
  const severalDestinations = destinations.length > 1;
  return destinations.flatMap(({ id }) =>
    pictures.map((picture, place) => ({
      ...picture,
      destination: id,
      file: severalDestinations ? `${id}/${names[place]}` : `${names[place]}`,
    })),
  );
}

type Unplaced = Omit<PictureOfSet, 'file' | 'destination'>;

function picturesOf(profile: PublishingProfile, photo: PhotoOfListing): Unplaced[] {
  const { image, shown, original, versions } = photo;
  const name = nameOfPhoto(image.name);
  const { edits, isComplete } = historyOf(shown, versions);
  // A picture with an incomplete history is labeled as altered.
  const isLabeled = photo.needsLabel || !isComplete;
  const { mode, text } = profile.label;
  const common = {
    image: image.id,
    photo: name,
    original: { ...stored(original), uploadedSha256: image.receivedSha256 },
  };
  const main: Unplaced = {
    ...common,
    state: shown.kind === 'original' ? 'original' : 'edited',
    isCompanion: false,
    version: stored(shown),
    edits,
    isHistoryComplete: isComplete,
    drawnLabel: isLabeled && mode !== 'caption' ? text : null,
    caption: isLabeled && mode !== 'drawn' ? withSentence(photo.caption, `${text}.`) : photo.caption,
  };
  if (!isLabeled || profile.originals === 'none' || shown.kind === 'original') return [main];
  const companion: Unplaced = {
    ...common,
    state: 'original',
    isCompanion: true,
    version: stored(original),
    edits: [],
    isHistoryComplete: true,
    drawnLabel: null,
    caption: withSentence(photo.caption, 'Photo before the changes.'),
  };
  return profile.originals === 'before' ? [companion, main] : [main, companion];
}

/** The name of a photo without a caption. */
export const nameOfPhoto = (name: string): string => withoutEnding(name).trim() || 'Photo';

const withSentence = (words: string, sentence: string): string =>
  `${words}${/[.!?]$/.test(words) ? '' : '.'} ${sentence}`;

function stored(version: VersionRow): StoredPicture {
  if (!version.files) throw new Error(`Version ${version.id} has no picture`);
  return { id: version.id, file: version.files.original, sha256: version.contentHash };
}
