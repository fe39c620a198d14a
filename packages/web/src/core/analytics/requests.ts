import type { PostHog } from 'posthog-js/dist/module.full.no-external';

interface Queue {
  _queue: unknown[];
  enqueue(request: unknown): void;
  _clearFlushTimeout(): void;
  _formatQueue(): Record<string, unknown>;
  _sendRequestSafely(request: unknown): void;
}

/**
 * Parts of the library that it keeps to itself. Its version is pinned, and a journey proves that they do what is
 * written here: the library sends by age alone, and goes on sending what waits after somebody has refused.
 */
interface Internals {
  _requestQueue: Queue;
  _retryQueue?: { _queue: unknown[] };
  _send_request(request: unknown): void;
  _send_retriable_request(request: unknown, transport?: unknown): void;
}

/** Sends what waits as soon as so many events do. */
export function sendAtLength(queue: Queue, length: number): void {
  const enqueue = queue.enqueue.bind(queue);
  queue.enqueue = (request) => {
    enqueue(request);
    if (queue._queue.length < length) return;
    queue._clearFlushTimeout();
    for (const batch of Object.values(queue._formatQueue())) queue._sendRequestSafely(batch);
    queue._queue = [];
  };
}

/** Lets requests through while they are allowed, and forgets those that wait when they no longer are. */
export function gateRequests(library: PostHog, length: number): { allow(isAllowed: boolean): void } {
  const inner = library as unknown as Internals;
  let isOpen = true;
  for (const name of ['_send_request', '_send_retriable_request'] as const) {
    const send = inner[name].bind(inner);
    inner[name] = (...request: [unknown, unknown?]) => {
      if (isOpen) send(...request);
    };
  }
  sendAtLength(inner._requestQueue, length);
  return {
    allow(isAllowed) {
      isOpen = isAllowed;
      if (isAllowed) return;
      inner._requestQueue._queue = [];
      if (inner._retryQueue) inner._retryQueue._queue = [];
    },
  };
}
