import type {
  ImageId,
  LightShift,
  LookId,
  LookItem,
  LookItemId,
  ProjectId,
  UserId,
  VersionId,
  WorkflowId,
  WorkflowStep,
} from '@home-design/contract';
import type { ColumnType, Generated } from 'kysely';

/** Tables about edits of all photos of a project at once. */
export interface LookTables {
  looks: LookTable;
  lookItems: LookItemTable;
}

/** JSON columns are written as text: one of the two drivers accepts nothing else for arrays. */
type Json<T> = ColumnType<T, string, string>;

/** The same edits of a project's photos, with one seed. */
export interface LookTable {
  id: LookId;
  userId: UserId;
  projectId: ProjectId;
  name: string;
  /** The seed of every photo's edits, and of the materials, also for retried photos. */
  seed: number;
  steps: Json<WorkflowStep[]>;
  createdAt: ColumnType<Date, Date, never>;
  /** When it was stopped as a whole. */
  cancelledAt: ColumnType<Date | null, undefined, Date>;
}

/** One photo of a look; the jobs of its workflow have the results. */
export interface LookItemTable {
  id: LookItemId;
  lookId: LookId;
  /** Place among the photos, from 1. */
  position: number;
  imageId: ImageId;
  /** The version it starts from; null after that is deleted. */
  sourceVersionId: VersionId | null;
  /** The edits as last started. */
  workflowId: WorkflowId | null;
  light: ColumnType<LightShift | null, string | null, never>;
  straightens: boolean;
  roomType: LookItem['room_type'];
  seed: number;
  /** Number of starts. */
  attempt: Generated<number>;
  decision: Generated<LookItem['decision']>;
}
