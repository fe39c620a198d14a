import type {
  ImageId,
  ListingBatchId,
  ListingId,
  ListingSource,
  ListingStatus,
  ListingType,
  OwnPublishingRules,
  ProjectId,
  PublicationId,
  PublicationProvenance,
  PublicationStatus,
  UserId,
} from '@home-design/contract';
import type { ColumnType, Generated } from 'kysely';

/** Tables about properties that people import. */
export interface ListingTables {
  listingBatches: ListingBatchTable;
  listings: ListingTable;
  listingImages: ListingImageTable;
  listingTasks: ListingTaskTable;
  ownPublishingProfiles: OwnPublishingProfileTable;
  listingPublications: ListingPublicationTable;
  listingPages: ListingPageTable;
  listingPairs: ListingPairTable;
  listingMerges: ListingMergeTable;
}

/** JSON columns go in as text: one of the two drivers takes nothing else for arrays. */
type Json<T> = ColumnType<T, string | undefined, string>;
type CreatedAt = ColumnType<Date, Date, never>;
/** What is not known until the source was read. */
type ReadLater<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What a person chose for the sets of a listing; what is absent was not chosen. */
export interface PublishingChoices {
  leftOut?: ImageId[];
  /** By photo; the others are called by their names. */
  captions?: Record<ImageId, string>;
  /** Ids of destinations of the profile; none: all. */
  destinations?: string[];
}

/** A price as its source says it. */
export interface KeptPrice {
  amount: number;
  /** ISO 4217. */
  currency: string | null;
  per: 'week' | 'month' | 'year' | null;
}

/** Who offers a property, as its source says; empty where it does not. */
export interface KeptAttribution {
  office: string;
  agent: string;
  contact: string;
  mlsName: string;
  mlsNumber: string;
}

/** An address, a file or a row that was not taken. */
export interface Refusal {
  url: string;
  detail: string;
}

export interface ListingBatchTable {
  id: ListingBatchId;
  userId: UserId;
  /** Addresses of the import, those that were not taken among them. */
  total: number;
  refused: number;
  /** Those that were not taken, and why. */
  refusals: Json<Refusal[]>;
  createdAt: CreatedAt;
}

export interface ListingTable {
  id: ListingId;
  userId: UserId;
  batchId: ListingBatchId | null;
  /** Place among the addresses of its import, from 1. */
  batchPlace: number;
  /** Null until it has one, and again when that is deleted for good. */
  projectId: ColumnType<ProjectId | null, undefined, ProjectId | null>;
  sourceType: ListingSource;
  sourceUrl: string | null;
  /** What the file or folder was called that it came from. */
  sourceName: ReadLater<string>;
  /** The address in the form in which the same page is the same text; one of each a person. */
  sourceKey: string | null;
  status: ListingStatus;
  /** Why it failed; null unless it did. */
  error: ReadLater<string>;
  listingType: ReadLater<ListingType>;
  isFeatured: Generated<boolean>;
  isArchived: Generated<boolean>;
  title: Generated<string>;
  address: Generated<string>;
  description: Generated<string>;
  price: ColumnType<KeptPrice | null, string | null | undefined, string | null>;
  bedrooms: ReadLater<number>;
  bathrooms: ReadLater<number>;
  squareFeet: ReadLater<number>;
  attribution: ColumnType<KeptAttribution | null, string | null | undefined, string | null>;
  /** By the name of a field of the wire form: where it was found. */
  foundIn: Json<Record<string, string>>;
  remarks: Json<string[]>;
  /** What the source calls its state. */
  etag: ReadLater<string>;
  /** Id of the rules by which it is published; the server's list says which there are. */
  publishingProfile: Generated<string>;
  /** What was chosen for its sets. */
  publishingChoices: ColumnType<PublishingChoices, string | undefined, string>;
  /** A project is made as soon as it was read. */
  wantsProject: boolean;
  /** Folder of the picture that is kept; see `features/listing-pictures`. */
  pictureId: ReadLater<string>;
  /** SHA-256 (hex) of its file. */
  pictureHash: ReadLater<string>;
  /** Where it was fetched. */
  pictureSource: ReadLater<string>;
  /** Folder of the saved page that carries pictures, and its size in bytes; see `features/listing-pictures`. */
  savedPageId: ReadLater<string>;
  savedPageBytes: ReadLater<number>;
  /** The listing that it is a part of now; that one is never a part of another one itself. */
  mergedInto: ReadLater<ListingId>;
  fetchedAt: ReadLater<Date>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date, Date>;
}

/** A picture that a source names, and what became of it in the project. */
export interface ListingImageTable {
  id: string;
  listingId: ListingId;
  /** From 1, in the order of the source. */
  place: number;
  sourceUrl: string | null;
  caption: string;
  state: 'waiting' | 'done' | 'failed';
  error: ReadLater<string>;
  /** The photo it became; null until then, and again when that is deleted for good. */
  imageId: ColumnType<ImageId | null, undefined, ImageId | null>;
  /** What it looks like, see the engine's `fingerprintOf`; null until it was taken in. */
  fingerprint: ReadLater<string>;
  /** The merged listing whose source names it; null: the source of this one does. */
  mergedFrom: ReadLater<ListingId>;
}

/** What is still to be done for a listing; the row goes when it is done. */
export interface ListingTaskTable {
  /** Of the job in the queue, too. */
  id: string;
  listingId: ListingId;
  kind: 'read' | 'pictures';
  queuedAt: CreatedAt;
  /** Not before then. */
  readyAt: Date;
  /** Whether a worker has chosen it; from then on its job is in the queue. */
  isChosen: Generated<boolean>;
  /** Held by the attempt that may write. */
  lease: ColumnType<string | null, undefined, string | null>;
  /** Attempts that failed. */
  failures: Generated<number>;
}

/** Publishing rules that a person wrote; a person has one row at most. */
export interface OwnPublishingProfileTable {
  userId: UserId;
  version: number;
  rules: ColumnType<OwnPublishingRules, string, string>;
  updatedAt: ColumnType<Date, Date, Date>;
}

/** A set of pictures made for publishing; its files are in a folder of storage that has its id. */
export interface ListingPublicationTable {
  id: PublicationId;
  userId: UserId;
  listingId: ListingId;
  status: PublicationStatus;
  /** Why it failed; null unless it did. */
  error: ReadLater<string>;
  /** Everything the set follows from, as it was when it was asked for; read by `features/publications`. */
  plan: ColumnType<unknown, string, never>;
  /** SHA-256 (hex) of that, and of how the pictures are signed. */
  inputHash: string;
  pictureCount: number;
  picturesDone: Generated<number>;
  /** Names of its files, in the order of the ZIP, once it is done. */
  files: ColumnType<PublishedFile[] | null, undefined, string>;
  bytes: ReadLater<number>;
  provenance: ColumnType<PublicationProvenance | null, undefined, string>;
  createdAt: CreatedAt;
  finishedAt: ReadLater<Date>;
  /** Whether a worker has chosen it; from then on its job is in the queue. */
  isChosen: Generated<boolean>;
  /** Held by the attempt that may write. */
  lease: ColumnType<string | null, undefined, string | null>;
  /** Attempts that failed. */
  failures: Generated<number>;
}

/** What the page of a listing shows to buyers; its links are among the share links. */
export interface ListingPageTable {
  listingId: ListingId;
  showsAddress: boolean;
  place: string;
  showsComparisons: boolean;
  showsContact: boolean;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  takesLeads: boolean;
  isIndexed: boolean;
  leftOut: ColumnType<ImageId[], string, string>;
  updatedAt: ColumnType<Date, Date, Date>;
}

/** Two listings that are likely one property; the smaller id comes first. */
export interface ListingPairTable {
  firstId: ListingId;
  secondId: ListingId;
  sameAddress: boolean;
  photosAlike: number;
  /** Its owner wants to keep both. */
  isApart: boolean;
  foundAt: Date;
}

/** A listing that became a part of another one, and what that changed. */
export interface ListingMergeTable {
  mergedId: ListingId;
  keptId: ListingId;
  /** Read by `features/listings/merging`. */
  changes: ColumnType<unknown, string, string>;
  mergedAt: CreatedAt;
}

/** A file of a set: its name in storage, and its path in the ZIP. */
export interface PublishedFile {
  name: string;
  path: string;
}
