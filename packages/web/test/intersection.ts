import { vi } from 'vitest';

/** jsdom has no layout: everything that is observed is seen at once. */
export function everythingIsSeen(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      disconnect() {}
    },
  );
}
