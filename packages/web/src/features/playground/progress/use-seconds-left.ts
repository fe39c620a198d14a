import type { EditJob } from '@home-design/contract';
import { useState } from 'react';
import { type ShownEnd, shownEnd } from './time-left.ts';

/** Seconds until a job is done, counted down between its messages. Null if unknown. */
export function useSecondsLeft(job: EditJob | undefined, now: Date): number | null {
  const [shown, setShown] = useState<ShownEnd>({ job: undefined, endsAt: null });
  const latest = shown.job === job ? shown : shownEnd(shown, job, now);
  if (latest !== shown) setShown(latest);
  return latest.endsAt === null ? null : Math.max(0, (latest.endsAt - now.getTime()) / 1000);
}
