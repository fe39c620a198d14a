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

/** JSON columns go in as text: one of the two drivers takes nothing else for arrays. */
type Json<T> = ColumnType<T, string, string>;

/** The same edits of photos of a project, with one seed. */
export interface LookTable {
  id: LookId;
  userId: UserId;
  projectId: ProjectId;
  name: string;
  /** Of every photo's edits, and of the materials, also of photos that are tried again. */
  seed: number;
  steps: Json<WorkflowStep[]>;
  createdAt: ColumnType<Date, Date, never>;
  /** When it was stopped as a whole. */
  cancelledAt: ColumnType<Date | null, undefined, Date>;
}

/** One photo of a look; what becomes of it is told by the jobs of its workflow. */
export interface LookItemTable {
  id: LookItemId;
  lookId: LookId;
  /** Place among the photos, from 1. */
  position: number;
  imageId: ImageId;
  /** The version it starts from; null once that is gone. */
  sourceVersionId: VersionId | null;
  /** The edits as they were started last. */
  workflowId: WorkflowId | null;
  light: ColumnType<LightShift | null, string | null, never>;
  straightens: boolean;
  roomType: LookItem['room_type'];
  seed: number;
  /** How often it was started. */
  attempt: Generated<number>;
  decision: Generated<LookItem['decision']>;
}
