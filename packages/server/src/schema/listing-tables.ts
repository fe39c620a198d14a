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

/** Tables about imported properties. */
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

/** JSON columns are written as text: one of the two drivers accepts nothing else for arrays. */
type Json<T> = ColumnType<T, string | undefined, string>;
type CreatedAt = ColumnType<Date, Date, never>;
/** Unknown until the source was read. */
type ReadLater<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A user's choices for the sets of a listing; missing ones were not chosen. */
export interface PublishingChoices {
  leftOut?: ImageId[];
  /** By photo; other files by their names. */
  captions?: Record<ImageId, string>;
  /** Ids of the profile's destinations; none: all. */
  destinations?: string[];
}

/** A price, as written by its source. */
export interface KeptPrice {
  amount: number;
  /** ISO 4217. */
  currency: string | null;
  per: 'week' | 'month' | 'year' | null;
}

/** Who offers a property, as its source says; empty if it does not say. */
export interface KeptAttribution {
  office: string;
  agent: string;
  contact: string;
  mlsName: string;
  mlsNumber: string;
}

/** An address, a file or a row that was refused. */
export interface Refusal {
  url: string;
  detail: string;
}

export interface ListingBatchTable {
  id: ListingBatchId;
  userId: UserId;
  /** Addresses of the import, including the refused ones. */
  total: number;
  refused: number;
  /** The refused ones, with the reasons. */
  refusals: Json<Refusal[]>;
  createdAt: CreatedAt;
}

export interface ListingTable {
  id: ListingId;
  userId: UserId;
  batchId: ListingBatchId | null;
  /** Place among the addresses of its import, from 1. */
  batchPlace: number;
  /** Null until it has one, and again after that is deleted for good. */
  projectId: ColumnType<ProjectId | null, undefined, ProjectId | null>;
  sourceType: ListingSource;
  sourceUrl: string | null;
  /** Name of the source file or folder. */
  sourceName: ReadLater<string>;
  /** The normalized address: the same page has the same text. One of each per user. */
  sourceKey: string | null;
  status: ListingStatus;
  /** Why it failed; null if it did not. */
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
  /** Where each field was found, by its name on the wire. */
  foundIn: Json<Record<string, string>>;
  remarks: Json<string[]>;
  /** The state in the source's words. */
  etag: ReadLater<string>;
  /** Id of the rules by which it is published; the server has the list of all rules. */
  publishingProfile: Generated<string>;
  /** The choices for its sets. */
  publishingChoices: ColumnType<PublishingChoices, string | undefined, string>;
  /** A project is created as soon as the source was read. */
  wantsProject: boolean;
  /** Folder of the stored picture; see `features/listing-pictures`. */
  pictureId: ReadLater<string>;
  /** SHA-256 (hex) of its file. */
  pictureHash: ReadLater<string>;
  /** Where it was downloaded from. */
  pictureSource: ReadLater<string>;
  /** Folder of the saved page with pictures, and its size in bytes; see `features/listing-pictures`. */
  savedPageId: ReadLater<string>;
  savedPageBytes: ReadLater<number>;
  /** The listing it was merged into; that one is never merged itself. */
  mergedInto: ReadLater<ListingId>;
  fetchedAt: ReadLater<Date>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date, Date>;
}

/** A picture named by a source, and its result in the project. */
export interface ListingImageTable {
  id: string;
  listingId: ListingId;
  /** From 1, in the order of the source. */
  place: number;
  sourceUrl: string | null;
  caption: string;
  state: 'waiting' | 'done' | 'failed';
  error: ReadLater<string>;
  /** The resulting photo; null until then, and again after that is deleted for good. */
  imageId: ColumnType<ImageId | null, undefined, ImageId | null>;
  /** Its fingerprint, see the engine's `fingerprintOf`; null until it was taken in. */
  fingerprint: ReadLater<string>;
  /** The merged listing whose source names it; null: the source of this one does. */
  mergedFrom: ReadLater<ListingId>;
}

/** An open task of a listing; the row is deleted when it is done. */
export interface ListingTaskTable {
  /** Also the id of the job in the queue. */
  id: string;
  listingId: ListingId;
  kind: 'read' | 'pictures';
  queuedAt: CreatedAt;
  /** The earliest start. */
  readyAt: Date;
  /** Whether a worker has chosen it; its job is in the queue then. */
  isChosen: Generated<boolean>;
  /** Held by the attempt that may write. */
  lease: ColumnType<string | null, undefined, string | null>;
  /** Failed attempts. */
  failures: Generated<number>;
}

/** A user's own publishing rules; one row per user at most. */
export interface OwnPublishingProfileTable {
  userId: UserId;
  version: number;
  rules: ColumnType<OwnPublishingRules, string, string>;
  updatedAt: ColumnType<Date, Date, Date>;
}

/** A set of pictures for publishing; its files are in a storage folder with its id. */
export interface ListingPublicationTable {
  id: PublicationId;
  userId: UserId;
  listingId: ListingId;
  status: PublicationStatus;
  /** Why it failed; null if it did not. */
  error: ReadLater<string>;
  /** Everything that determines the set, at the time of the request; read by `features/publications`. */
  plan: ColumnType<unknown, string, never>;
  /** SHA-256 (hex) of that, and of the way the pictures are signed. */
  inputHash: string;
  pictureCount: number;
  picturesDone: Generated<number>;
  /** Names of its files, in the order of the ZIP, when it is done. */
  files: ColumnType<PublishedFile[] | null, undefined, string>;
  bytes: ReadLater<number>;
  provenance: ColumnType<PublicationProvenance | null, undefined, string>;
  createdAt: CreatedAt;
  finishedAt: ReadLater<Date>;
  /** Whether a worker has chosen it; its job is in the queue then. */
  isChosen: Generated<boolean>;
  /** Held by the attempt that may write. */
  lease: ColumnType<string | null, undefined, string | null>;
  /** Failed attempts. */
  failures: Generated<number>;
}

/** What a listing's page shows to buyers; its links are among the share links. */
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
  /** The owner wants to keep both. */
  isApart: boolean;
  foundAt: Date;
}

/** A listing that was merged into another one, and the changes of that. */
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
