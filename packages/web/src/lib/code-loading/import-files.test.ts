import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importFiles } from './import-files.ts';

const fetched: string[] = [];
let isServerThere: boolean;

beforeEach(() => {
  fetched.length = 0;
  isServerThere = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    fetched.push(new URL(address).pathname);
    return new Response('');
  });
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it('imports nothing while a file is missing, and everything when the server is back', async () => {
  const load = vi.fn(async () => 'code');
  isServerThere = false;
  await expect(importFiles(load, ['assets/part-1.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  isServerThere = true;
  expect(await importFiles(load, ['assets/part-1.js', 'assets/shared-1.js'])).toBe('code');
  expect(fetched).toEqual(['/assets/part-1.js', '/assets/shared-1.js']);
});

it('fetches a file once, and none that the page began with', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/first-2.js"></script>';
  const load = async () => 'code';
  await importFiles(load, ['assets/first-2.js', 'assets/part-2.js']);
  await importFiles(load, ['assets/part-2.js']);
  expect(fetched).toEqual(['/assets/part-2.js']);
});

it('fetches a file once for imports at the same time, and again for the next import if it failed', async () => {
  const load = async () => 'code';
  const both = () => Promise.allSettled([1, 2].map(() => importFiles(load, ['assets/shared-6.js'])));
  isServerThere = false;
  expect((await both()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isServerThere = true;
  expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(fetched).toEqual(['/assets/shared-6.js']);
});

it('fetches the file of the import itself if the build names none', async () => {
  const load = Object.assign(async () => 'code', { toString: () => '()=>import("./alone-3.js")' });
  await importFiles(load);
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toMatch(/\/alone-3\.js$/);
});

it('does not take a 404 answer for the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
  const load = vi.fn(async () => 'code');
  await expect(importFiles(load, ['assets/part-4.js'])).rejects.toThrow('404');
  expect(load).not.toHaveBeenCalled();
});

it('waits for style sheets, and retries one that failed', async () => {
  const load = vi.fn(async () => 'code');
  const sheet = () => document.querySelector<HTMLLinkElement>('link[href$="part-5.css"]');
  const first = importFiles(load, ['assets/part-5.css']);
  sheet()?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Style sheet did not come');
  expect(sheet()).toBeNull();
  const second = importFiles(load, ['assets/part-5.css']);
  sheet()?.dispatchEvent(new Event('load'));
  expect(await second).toBe('code');
});
