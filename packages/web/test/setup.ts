import { DecompressionStream, ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { resetConnection } from '../src/lib/api/connection.ts';
import { failOnComplaints } from './fail-on-complaints.ts';

// What is awaited comes; how soon says more about the machine than about the code.
configure({ asyncUtilTimeout: 30_000 });

// React may run the effects of what was drawn in a later turn of the event loop, which a busy
// machine makes visible. So whoever waited for the page also waits for its effects. The real
// function is kept, because a test may fake timers.
const { asyncWrapper } = getConfig();
const { setImmediate: inNextTurn } = globalThis;
configure({
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    for (let turn = 0; turn < 2; turn++) await new Promise<void>((go) => inNextTurn(() => go()));
    return found;
  },
});

failOnComplaints();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // The server answers, unless a test is about its absence.
  resetConnection(async () => true);
});

// Runs before the complaints are judged, because an unmount may complain, too.
afterEach(cleanup);

// Every browser has these; jsdom does not.
Object.assign(globalThis, { DecompressionStream, ReadableStream, TransformStream, WritableStream });

// jsdom has no layout; the component library asks for these, and what waits to be seen is not.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => undefined;
