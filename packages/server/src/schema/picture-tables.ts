import type {
  DetectedObjects,
  EditClass,
  EditJobId,
  EditMode,
  EditStep,
  ImageId,
  OperationId,
  ProjectId,
  RecipeId,
  StagingPlan,
  TagId,
  UserId,
  VersionId,
  WorkflowId,
  WorkflowStep,
} from '@home-design/contract';
import type { PictureFiles } from '@home-design/engine';
import type { ColumnType, Generated } from 'kysely';
import type { PaceColumns } from './pace-columns.ts';

/**
 * Tables about pictures. Columns are camelCase here and snake_case in the database (Kysely's
 * CamelCasePlugin with `maintainNestedObjectKeys`, so that the keys inside JSON columns stay as they are).
 */
export interface PictureTables {
  projects: ProjectTable;
  images: ImageTable;
  versions: VersionTable;
  editJobs: EditJobTable;
  operations: OperationTable;
  creditEntries: CreditEntryTable;
  tags: TagTable;
  versionTags: VersionTagTable;
  workflows: WorkflowTable;
  recipes: RecipeTable;
}

/** JSON columns are written as text: one of the two drivers accepts nothing else for arrays. */
type Json<T> = ColumnType<T, string, string>;
type CreatedAt = ColumnType<Date, Date, never>;
/** Since when it is in the bin, alone or with its parent; null while it is not. */
type DeletedAt = ColumnType<Date | null, undefined, Date | null>;
/** Counts edits of the row, so that an update can name the state it was made from. */
type RowVersion = ColumnType<number, number | undefined, number>;

export interface ProjectTable {
  id: ProjectId;
  userId: UserId;
  title: string;
  address: string;
  notes: string;
  /** The user's sample project, created once; it does not count. */
  isSample: Generated<boolean>;
  /** The project for photos uploaded outside of projects; a user has one at most. */
  isDefault: Generated<boolean>;
  deletedAt: DeletedAt;
  version: RowVersion;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date, Date>;
}

export interface ImageTable {
  id: ImageId;
  userId: UserId;
  projectId: ProjectId | null;
  name: string;
  /** The received file, not the stored one: type, size in bytes and SHA-256 (hex). */
  receivedFormat: 'jpeg' | 'png' | 'webp';
  receivedBytes: number;
  receivedSha256: string;
  /** Its fingerprint, see the engine's `fingerprintOf`; null if there is none. */
  fingerprint: ColumnType<string | null, string | null | undefined, string | null>;
  /** Place among the photos of the project, from 1; also kept in the bin. */
  position: Generated<number>;
  /** The selection it was uploaded with, and its place in it; null for single photos. */
  uploadBatch: ColumnType<string | null, string | null | undefined, string | null>;
  batchIndex: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whether its primary version was chosen; otherwise the newest finished one is shown. */
  isPrimaryChosen: Generated<boolean>;
  deletedAt: DeletedAt;
  /** The root of the deletion; null while it is not in the bin. */
  deletedWith: ColumnType<'itself' | 'project' | null, undefined, 'itself' | 'project' | null>;
  createdAt: CreatedAt;
}

/** Names of the files in the version's folder; the mask is null if everything may change. */
export type VersionFiles = PictureFiles & { mask: string | null };

/** How a picture was made; kept as proof of its origin. */
export interface Provenance {
  /** `upload`, or the engine that made the edit. */
  source: 'upload' | 'engine';
  /** Version of the program. */
  program: string;
  /** 0 … 1; how sure the engine was. Absent for uploads. */
  confidence?: number;
  /** Regions of the photo's region map that were changed. Absent for uploads. */
  regions?: number[];
}

/** Things found in a version, with the time, for an image's last detection. */
export interface KeptObjects extends DetectedObjects {
  /** ISO 8601. */
  foundAt: string;
}

/**
 * An edit whose version was deleted for good, while pictures made from it still exist. Their labels
 * must not depend on what is kept.
 */
export interface LostEdit {
  version: VersionId;
  mode: EditMode;
  editClass: EditClass | null;
  /** Arguments of the edit. */
  settings: Record<string, unknown>;
  seed: number | null;
  description: string;
  /** ISO 8601. */
  madeAt: string;
  program: string | null;
  /** Things found in the source picture; null: there was no detection. */
  found: Pick<KeptObjects, 'objects'> | null;
}

export interface VersionTable {
  id: VersionId;
  imageId: ImageId;
  /** Copied from the image, so that every look-up by id checks the owner. */
  userId: UserId;
  /** Its parent in the tree: the version it was made from, or that one's nearest ancestor outside the bin. */
  parentId: VersionId | null;
  /** The version it was made from. */
  madeFromId: ColumnType<VersionId | null, VersionId | null | undefined, VersionId | null>;
  /** The job that makes or made this version. No foreign key: the job refers to the version already. */
  jobId: EditJobId | null;
  kind: 'original' | 'generated' | 'edited';
  /** `upload`, or the mode of the edit. */
  operation: 'upload' | EditMode;
  /** `suggested`: a result that may be looked at, but is not charged, and not used until it is kept. */
  status: 'pending' | 'processing' | 'suggested' | 'completed' | 'failed';
  label: string;
  description: string;
  branchName: 'main' | 'other';
  /** Arguments of the edit as they were accepted, defaults filled in; empty for uploads. */
  parameters: Json<Record<string, unknown>>;
  seed: number | null;
  files: ColumnType<VersionFiles | null, string | null, string | null>;
  /** Size of all its files; null while it has none, or until older ones are measured. */
  storedBytes: ColumnType<number | null, number | null | undefined, number | null>;
  /** SHA-256 (hex) of the stored original; part of every picture's address. */
  contentHash: string | null;
  provenance: ColumnType<Provenance | null, string | null, string | null>;
  errorCode: string | null;
  errorMessage: string | null;
  /** Why the result is or was a suggestion, in sentences; null if it never was. */
  suggestedBecause: ColumnType<string | null, string | null | undefined, string | null>;
  warnings: Json<string[]>;
  /** The result of each part of a combined edit; empty for others. */
  steps: ColumnType<EditStep[], string | undefined, string>;
  changedShare: number | null;
  /** The class of the change; null until completed and for uploads. */
  editClass: EditClass | null;
  /** The strongest class of all edits behind it, its own included; null until completed and for uploads. */
  shownClass: ColumnType<EditClass | null, undefined, EditClass | null>;
  /** Edits between its source version and itself whose versions were deleted for good, the first one first. */
  lostEdits: ColumnType<LostEdit[], string | undefined, string>;
  /** The things found in it; null before the first detection. */
  detectedObjects: ColumnType<KeptObjects | null, string | null | undefined, string | null>;
  /** The furniture plan of a staging; null for everything else, and while a new one is being planned. */
  plan: ColumnType<StagingPlan | null, string | null, string | null>;
  thumbhash: string | null;
  /** Upright pixels. Known for pending versions too, since edits keep the size of the photo. */
  width: number;
  height: number;
  /** 35 mm equivalent focal length, from EXIF before it was stripped; edits inherit it. */
  focalLength35: number | null;
  isPrimary: boolean;
  isFavorite: boolean;
  /** Was the primary version when it was moved to the bin, and no other has been chosen since. */
  wasPrimary: Generated<boolean>;
  deletedAt: DeletedAt;
  /** The root of the deletion; null while it is not in the bin. */
  deletedWith: ColumnType<
    'itself' | 'photo' | 'project' | null,
    undefined,
    'itself' | 'photo' | 'project' | null
  >;
  version: RowVersion;
  createdAt: CreatedAt;
  completedAt: Date | null;
}

/** A user's tag for versions; one of each name, in any letter case, per user. */
export interface TagTable {
  id: TagId;
  userId: UserId;
  name: string;
  /** sRGB, `#rrggbb`. */
  color: string;
  category: string | null;
  createdAt: CreatedAt;
}

export interface VersionTagTable {
  versionId: VersionId;
  tagId: TagId;
}

export interface EditJobTable extends PaceColumns {
  id: EditJobId;
  userId: UserId;
  imageId: ImageId;
  /** The version the edit starts from; null after that was deleted. */
  sourceVersionId: VersionId | null;
  /** The version the edit fills; null after that was deleted. */
  versionId: VersionId | null;
  mode: EditMode;
  /** Accepted arguments, the seed among them. */
  arguments: Json<Record<string, unknown>>;
  status: 'pending' | 'in_progress' | 'succeeded' | 'failed';
  stage: string;
  /** 0 … 1. */
  progress: number;
  /** Number of attempts that a worker began. */
  attempt: Generated<number>;
  /** Number of attempts that broke down: the engine's process died, or storage or the database failed. */
  breakdowns: Generated<number>;
  /** Held by the attempt that may write; every write of an attempt names it. */
  lease: string | null;
  errorCode: string | null;
  errorMessage: string | null;
  /** The failed job this one repeats. */
  retryOf: EditJobId | null;
  /** The workflow it is a step of, and its place, from 0. */
  workflowId: WorkflowId | null;
  workflowStep: number | null;
  /** Estimated duration once begun; null if unknown. */
  estimatedSeconds: number | null;
  /** Its number in the queue; null until it may run. */
  queueNumber: ColumnType<number | null, undefined, number>;
  /** Virtual times of its account's turn with it; null until a worker has chosen it. */
  virtualStart: ColumnType<number | null, undefined, number>;
  virtualFinish: ColumnType<number | null, undefined, number>;
  createdAt: CreatedAt;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** Edits of one image, each of the result of the one before; its jobs refer to it. */
export interface WorkflowTable {
  id: WorkflowId;
  userId: UserId;
  imageId: ImageId;
  name: string;
  createdAt: CreatedAt;
}

/** Edits kept under a name. */
export interface RecipeTable {
  id: RecipeId;
  userId: UserId;
  name: string;
  description: string;
  steps: Json<WorkflowStep[]>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date, Date>;
}

/** The record of edits; rows are only added, and the status follows the job. */
export interface OperationTable {
  id: OperationId;
  userId: UserId;
  projectId: ProjectId | null;
  imageId: ImageId | null;
  jobId: EditJobId | null;
  description: string;
  status: 'pending' | 'in_progress' | 'completed' | 'failed';
  startedAt: CreatedAt;
}

/**
 * Ledger of designs. `reserve` (+1) when an edit is accepted, `settle` (0) when it succeeded, `release` (-1)
 * when it did not: their sum over a month is what was used in it. `grant` adds to the month's allowance.
 */
export interface CreditEntryTable {
  id: string;
  userId: UserId;
  /** Null for grants. A job has each kind of entry at most once. */
  jobId: EditJobId | null;
  /** `keep`: the charge for a suggestion, whose reservation was released. */
  kind: 'grant' | 'reserve' | 'settle' | 'release' | 'keep';
  amount: number;
  /** Month (UTC) the entry counts in, `2026-11`; a release counts in the month of its reservation. */
  period: string;
  createdAt: CreatedAt;
  /** The origin of a grant; the same one is granted once. */
  source?: ColumnType<string | null, string | undefined, never>;
}
