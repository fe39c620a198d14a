import { API_BASE, type EditJob, type Job } from '@home-design/contract';
import { editJobStatus, jobStatus } from './rules.ts';
import type { SeenJob } from './store.ts';

function shared(row: SeenJob) {
  return {
    id: row.id,
    kind: row.mode,
    image: row.imageId,
    version: row.versionId,
    result_version: row.status === 'succeeded' ? row.versionId : null,
    error_message: row.errorMessage,
    error_code: row.errorCode,
    stage: row.stage,
    progress: row.progress,
    queue_position: row.place?.ahead ?? null,
    estimated_wait_seconds: row.place?.seconds ?? null,
    estimated_seconds: row.estimatedSeconds,
    seconds_left: row.secondsLeft,
    preview_url: row.hasPreview ? `${API_BASE}/edit-jobs/${row.id}/preview/` : null,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

/** The wire form of a job for `/edit-jobs/`. */
export function editJobView(row: SeenJob): EditJob {
  return { ...shared(row), status: editJobStatus(row.status) };
}

/** The wire form of a job for `/jobs/`. */
export function jobView(row: SeenJob): Job {
  return { ...shared(row), status: jobStatus(row.status) };
}
