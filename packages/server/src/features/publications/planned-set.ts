import type {
  EditClass,
  EditMode,
  ImageId,
  ListingAttribution,
  PublishingProfile,
  VersionId,
} from '@home-design/contract';

/** Everything a set of pictures follows from; kept with it, so that later changes do not reach into it. */
export interface PlannedSet {
  listing: {
    title: string;
    address: string;
    /** Who offers it; absent where its source does not say. */
    attribution?: ListingAttribution;
  };
  profile: PublishingProfile;
  /** Whose edits they are. */
  madeBy: string;
  /** Whether the product's name stands in a corner of each. */
  watermark: boolean;
  pictures: PictureOfSet[];
}

/** A picture of a set. */
export interface PictureOfSet {
  /** Path in the ZIP. */
  file: string;
  /** Id of the destination whose limits it keeps. */
  destination: string;
  image: ImageId;
  /** What the photo is called, without an ending. */
  photo: string;
  state: 'original' | 'edited';
  isCompanion: boolean;
  version: StoredPicture;
  original: StoredPicture & { uploadedSha256: string };
  /** From the original to the version, in the order in which they were made. */
  edits: EditOfPicture[];
  /** False: a version between them was deleted for good, and its edit is not known any more. */
  isHistoryComplete: boolean;
  /** What is drawn on it; null: nothing. */
  drawnLabel: string | null;
  caption: string;
}

/** A picture in storage. */
export interface StoredPicture {
  id: VersionId;
  file: string;
  /** SHA-256 (hex) of that file. */
  sha256: string | null;
}

export interface EditOfPicture {
  version: VersionId;
  mode: EditMode;
  editClass: EditClass | null;
  settings: Record<string, unknown>;
  seed: number | null;
  description: string;
  /** ISO 8601. */
  madeAt: string | null;
  program: string | null;
}
