import type { LookItem } from '@home-design/contract';
import type { SeenJob } from '../jobs/index.ts';

/** What becomes of a photo, by the jobs of its workflow in their order. */
export function itemState(jobs: readonly Pick<SeenJob, 'status' | 'errorCode'>[]): LookItem['state'] {
  const has = (status: SeenJob['status']) => jobs.some((job) => job.status === status);
  if (has('in_progress')) return 'running';
  if (has('pending')) return has('succeeded') ? 'running' : 'waiting';
  const failed = jobs.find(({ status }) => status === 'failed');
  // A workflow whose jobs are gone went with its versions.
  if (!failed) return jobs.length === 0 ? 'cancelled' : 'done';
  return failed.errorCode === 'cancelled' ? 'cancelled' : 'failed';
}

/** Whether nothing is done to the photo any more. */
export const hasItemEnded = (state: LookItem['state']): boolean => state !== 'waiting' && state !== 'running';
