import { type EditJobId, jobRoutes } from '@home-design/contract';
import type { JobEvents } from './watch-job.ts';

/**
 * Streams open at one time in this tab. Over HTTP/1.1 a browser keeps six connections to a host for all
 * tabs together; further jobs are polled, so that pictures still load.
 */
const MOST_STREAMS = 1;
let open = 0;

/** Opens the event stream of a job; null if this tab has one already, or the browser has no EventSource. */
export function openJobEvents(jobId: EditJobId): JobEvents | null {
  if (open >= MOST_STREAMS || typeof EventSource === 'undefined') return null;

  const source = new EventSource(jobRoutes.events.path.replace(':jobId', jobId));
  open += 1;
  let closed = false;
  return {
    addEventListener: source.addEventListener.bind(source),
    close: () => {
      if (!closed) open -= 1;
      closed = true;
      source.close();
    },
  };
}
