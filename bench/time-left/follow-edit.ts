import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, type Guest } from '../guest.ts';

const POLL_MS = 200;

interface Job {
  status: string;
  stage: string;
  progress: number;
  queue_position: number | null;
  estimated_seconds: number | null;
  seconds_left?: number | null;
  started_at: string | null;
  finished_at: string | null;
}

/** What a page knew of a running edit at one moment. */
export interface Moment {
  /** Seconds since the edit began. */
  at: number;
  stage: string;
  progress: number;
  /** The usual duration, as the server gave it. */
  usual: number | null;
  /** The time left, as the server gave it. */
  left: number | null;
}

/** An edit as it was followed from its start to its end. */
export interface Followed {
  mode: string;
  seconds: number;
  moments: Moment[];
}

/** Makes an edit and follows it as pages do. Null if it is refused. */
export async function followEdit(
  guest: Guest,
  imageId: string,
  mode: string,
  args: object,
): Promise<Followed | null> {
  const { id } = (await callApi(guest, 'POST', `/transformations/${mode}/`, {
    image_id: imageId,
    args,
  })) as { id: string };
  const moments: Moment[] = [];
  for (;;) {
    const job = (await callApi(guest, 'GET', `/edit-jobs/${id}/status/`)) as Job;
    if (job.status === 'failed') return null;
    if (job.started_at !== null && job.finished_at !== null) {
      return { mode, seconds: secondsBetween(job.started_at, job.finished_at), moments };
    }
    if (job.started_at !== null && job.queue_position === null) {
      moments.push({
        at: secondsBetween(job.started_at, new Date().toISOString()),
        stage: job.stage,
        progress: job.progress,
        usual: job.estimated_seconds,
        left: job.seconds_left ?? null,
      });
    }
    await sleep(POLL_MS);
  }
}

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;
