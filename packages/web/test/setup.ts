import { DecompressionStream, ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { resetConnection } from '../src/lib/connection.ts';

// What is awaited comes; how soon says more about the machine than about the code.
configure({ asyncUtilTimeout: 10_000 });

let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  localStorage.clear();
  sessionStorage.clear();
  // The server answers, unless a test is about its absence.
  resetConnection(async () => true);
  // A complaint on the console is a failure, unless the test expects it and replaces this spy.
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    unexpected.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});

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
