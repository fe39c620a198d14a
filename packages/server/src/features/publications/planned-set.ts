import type {
  EditClass,
  EditMode,
  ImageId,
  ListingAttribution,
  PublishingProfile,
  VersionId,
} from '@home-design/contract';

/** The whole input of a set of pictures; stored with it, so that later changes do not affect it. */
export interface PlannedSet {
  listing: {
    title: string;
    address: string;
    /** The firm that offers it; absent if its source does not name one. */
    attribution?: ListingAttribution;
  };
  profile: PublishingProfile;
  /** The author of the edits. */
  madeBy: string;
  /** Whether the product's name is in a corner of each. */
  watermark: boolean;
  pictures: PictureOfSet[];
}

/** A picture of a set. */
export interface PictureOfSet {
  /** Path in the ZIP. */
  file: string;
  /** Id of the destination whose limits it meets. */
  destination: string;
  image: ImageId;
  /** The name of the photo, without an extension. */
  photo: string;
  state: 'original' | 'edited';
  isCompanion: boolean;
  version: StoredPicture;
  original: StoredPicture & { uploadedSha256: string };
  /** From the original to the version, in the order in which they were made. */
  edits: EditOfPicture[];
  /** False: a version between them was deleted for good, and its edit is unknown. */
  isHistoryComplete: boolean;
  /** The label on it; null: none. */
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
