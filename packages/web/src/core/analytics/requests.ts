import type { PostHog } from 'posthog-js/dist/module.full.no-external';

interface Queue {
  _queue: unknown[];
  enqueue(request: unknown): void;
  _clearFlushTimeout(): void;
  _formatQueue(): Record<string, unknown>;
  _sendRequestSafely(request: unknown): void;
}

/**
 * Private parts of the library. Its version is pinned, and a browser test proves that they do what is
 * written here: the library sends by age alone, and goes on sending waiting events after the visitor has refused.
 */
interface Internals {
  _requestQueue: Queue;
  _retryQueue?: { _queue: unknown[] };
  _send_request(request: unknown): void;
  _send_retriable_request(request: unknown, transport?: unknown): void;
}

/** Sends waiting events as soon as there are this many. */
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

/** Sends requests while consent lasts, and drops the waiting ones when it ends. */
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
