import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serviceWorker } from './offline-shell.ts';

type Listener = (event: Record<string, unknown>) => void;

/** Runs the worker as it is built, with a network of the test. */
function startWorker(fetch: (request: unknown) => Promise<Response>) {
  const listeners = new Map<string, Listener>();
  const acts: string[] = [];
  const worker = {
    skipWaiting: () => acts.push('replaces the worker before'),
    clients: { claim: () => acts.push('takes over open pages') },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  new Function('self', 'fetch', serviceWorker())(worker, fetch);
  listeners.get('install')?.({});
  listeners.get('activate')?.({ waitUntil: () => undefined });
  /** The worker's answer; undefined: the browser asks the network itself. */
  const open = (path: string, mode = 'navigate', method = 'GET') => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: `https://rooms.example${path}`, mode, method },
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return answer;
  };
  return { acts, open };
}
const unreachable = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

describe('the service worker', () => {
  it('answers a page with the offline page when the server cannot be reached', async () => {
    const answer = await startWorker(unreachable).open('/app/projects');
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    const page = (await answer?.text()) ?? '';
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('<h1>No connection</h1>');
  });

  it('takes over at once, so that no page waits for a new release', () => {
    expect(startWorker(unreachable).acts).toEqual(['replaces the worker before', 'takes over open pages']);
  });

  it('passes on what the server answers', async () => {
    const busy = new Response('busy', { status: 500 });
    expect(await startWorker(async () => busy).open('/app/projects')).toBe(busy);
  });

  it.each([
    ['a script', '/assets/a.js', 'no-cors', 'GET'],
    ['a call of the API', '/api/v1/home-design/projects/', 'cors', 'GET'],
    ['a download', '/api/v1/home-design/versions/1/download/', 'navigate', 'GET'],
    ['a form', '/app/projects', 'navigate', 'POST'],
  ])('leaves %s to the network', (_what, path, mode, method) => {
    expect(startWorker(unreachable).open(path, mode, method)).toBeUndefined();
  });

  it("S9 shows a page that needs no other file, under a policy that allows the page's own style alone", async () => {
    const answer = await startWorker(unreachable).open('/');
    const page = (await answer?.text()) ?? '';
    expect(page).not.toMatch(/<script|\sstyle="|url\(|@import|https?:/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = answer?.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  });
});
