import { describe, expect, it, vi } from 'vitest';
import { isFramed } from './framed.ts';
import { keepOfflinePage } from './offline-page.ts';

vi.mock('./framed.ts', () => ({ isFramed: vi.fn(() => false) }));

/** A window that records listeners, with the given way to register workers. */
function windowWith(register: ((path: string) => Promise<unknown>) | undefined) {
  const listeners: (() => void)[] = [];
  const target = {
    navigator: { serviceWorker: register && { register } },
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'load') listeners.push(listener);
    },
  };
  keepOfflinePage(target as unknown as Window);
  return () => {
    for (const listener of listeners) listener();
    return listeners.length;
  };
}

describe('keepOfflinePage', () => {
  it('registers the service worker, not before the page has loaded', () => {
    const register = vi.fn(async () => undefined);
    const load = windowWith(register);
    expect(register).not.toHaveBeenCalled();
    load();
    expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  });

  it('ignores a browser that refuses', async () => {
    const refused = Promise.reject(new Error('refused'));
    expect(windowWith(() => refused)()).toBe(1);
    await expect(refused).rejects.toThrow('refused');
  });

  it('does nothing over plain http, where browsers have no workers', () => {
    expect(windowWith(undefined)()).toBe(0);
  });

  it('does nothing in a frame of another website', () => {
    vi.mocked(isFramed).mockReturnValueOnce(true);
    const register = vi.fn(async () => undefined);
    expect([windowWith(register)(), register.mock.calls]).toEqual([0, []]);
  });
});
