import type { LookItem } from '@home-design/contract';
import type { SeenJob } from '../jobs/index.ts';

/** The state of a photo, from the jobs of its workflow in their order. */
export function itemState(jobs: readonly Pick<SeenJob, 'status' | 'errorCode'>[]): LookItem['state'] {
  const has = (status: SeenJob['status']) => jobs.some((job) => job.status === status);
  if (has('in_progress')) return 'running';
  if (has('pending')) return has('succeeded') ? 'running' : 'waiting';
  const failed = jobs.find(({ status }) => status === 'failed');
  // A workflow without jobs was deleted with its versions.
  if (!failed) return jobs.length === 0 ? 'cancelled' : 'done';
  return failed.errorCode === 'cancelled' ? 'cancelled' : 'failed';
}

/** Whether the edits of a photo have ended. */
export const hasItemEnded = (state: LookItem['state']): boolean => state !== 'waiting' && state !== 'running';
