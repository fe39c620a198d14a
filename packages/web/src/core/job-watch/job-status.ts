import type { EditJob, Job } from '@home-design/contract';

/** The two lists of jobs use different words for success: `succeeded` and `completed` mean the same. */
export type JobStatus = EditJob['status'] | Job['status'];

export const hasSucceeded = (status: JobStatus): boolean => status === 'succeeded' || status === 'completed';

/** A job that has ended never changes again. */
export const hasEnded = (status: JobStatus): boolean => hasSucceeded(status) || status === 'failed';
