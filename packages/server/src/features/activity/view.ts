import type { Operation } from '@home-design/contract';
import { pictureAddress } from '../versions/index.ts';
import type { OperationRow } from './store.ts';

/** The wire form of an operation. */
export function operationView(row: OperationRow): Operation {
  return {
    id: row.id,
    description: row.description,
    project: row.projectId,
    project_title: row.projectTitle,
    image: row.imageId,
    thumb_url: row.original && pictureAddress(row.original, 'thumbnail'),
    status: row.status,
    started_at: row.startedAt.toISOString(),
  };
}
