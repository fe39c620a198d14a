import { randomUUID } from 'node:crypto';
import type { ImageId, OperationId, ProjectId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import { insertOperation } from '../activity/index.ts';
import { insertImage } from '../images/index.ts';
import { addProject } from '../projects/index.ts';
import {
  completionOf,
  insertOriginal,
  insertPending,
  setCompleted,
  type VersionRow,
} from '../versions/index.ts';
import type { TakenSample } from './take-pictures.ts';

/** The title of the project, and of its automatic board. */
const TITLE = 'Sample Project';

/** Inserts the rows of the sample project, without charging a design. */
export async function writeSample(
  tx: Database,
  who: Who,
  samples: readonly TakenSample[],
  { now, program }: { now: Date; program: string },
): Promise<ProjectId> {
  const projectId = randomUUID() as ProjectId;
  await addProject(tx, {
    id: projectId,
    userId: who.userId,
    title: TITLE,
    address: '',
    notes: 'Rooms to try things out on: look at what was done to them, or edit them yourself.',
    isSample: true,
    createdAt: now,
    updatedAt: now,
  });
  for (const [place, sample] of samples.entries()) {
    const imageId = randomUUID() as ImageId;
    // A few milliseconds apart, so that the first one is the newest in lists of recent photos.
    const createdAt = new Date(now.getTime() - 10 * (place + 1));
    await insertImage(tx, {
      id: imageId,
      userId: who.userId,
      projectId,
      name: sample.photo.name,
      receivedFormat: sample.original.result.format,
      receivedBytes: sample.receivedBytes,
      receivedSha256: sample.receivedSha256,
      position: place + 1,
      createdAt,
    });
    const original = await writeOriginal(tx, who, imageId, sample, { now: createdAt, program });
    await writeEdited(tx, original, sample, { now: new Date(createdAt.getTime() + 5), program });
  }
  await insertOperation(tx, {
    id: randomUUID() as OperationId,
    userId: who.userId,
    projectId,
    imageId: null,
    jobId: null,
    description: 'Sample project created',
    status: 'completed',
    startedAt: now,
  });
  return projectId;
}

function writeOriginal(
  tx: Database,
  who: Who,
  imageId: ImageId,
  { originalId, original: { result, contentHash } }: TakenSample,
  { now, program }: { now: Date; program: string },
): Promise<VersionRow> {
  return insertOriginal(tx, {
    id: originalId,
    imageId,
    userId: who.userId,
    files: { ...result.files, mask: null },
    contentHash,
    storedBytes: 0,
    provenance: { source: 'upload', program },
    thumbhash: result.thumbhash,
    width: result.width,
    height: result.height,
    focalLength35: result.focalLength35,
    createdAt: now,
  });
}

async function writeEdited(
  tx: Database,
  original: VersionRow,
  { edit, edited, editedId }: TakenSample,
  { now, program }: { now: Date; program: string },
): Promise<void> {
  if (!edit || !edited || !editedId) return;
  const { result, contentHash } = edited;
  const seed = edit.seed ?? 0;
  await insertPending(tx, original, {
    id: editedId,
    jobId: null,
    operation: edit.mode,
    kind: edit.kind,
    label: edit.label,
    description: edit.description,
    branchName: 'main',
    parameters: { ...edit.arguments, seed },
    plan: edit.plan,
    seed,
    createdAt: now,
  });
  await setCompleted(tx, editedId, completionOf(result, { contentHash, storedBytes: 0, program, now }));
}
