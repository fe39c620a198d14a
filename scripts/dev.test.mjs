import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './lib/free-port.mjs';
import { inRoot } from './lib/paths.mjs';
import { runForTest } from './lib/run-for-test.mjs';

const READY = /is ready at (http:[^"\s]+)/g;
const CONFIG = /<script type="application\/json" id="home-design-config">(.*?)<\/script>/s;

/** @type {string} */
let folder;
/** @type {string} */
let page;
/** @type {import('./lib/run-for-test.mjs').Running} */
let dev;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-dev-'));
  // Port 0 would mean the default port.
  const port = await freePort(49_301);
  dev = runForTest(inRoot('scripts/dev.mjs'), { DATA_DIR: join(folder, 'data'), PORT: String(port) });
  page = await dev.says(/Open (http:\/\/localhost:\d+)\./);
}, 120_000);
afterAll(async () => {
  dev.child.kill('SIGTERM');
  await dev.ended;
  await rm(folder, { recursive: true });
});

const readPage = async () => {
  const answer = await fetch(page, { headers: { accept: 'text/html' } });
  return { status: answer.status, config: JSON.parse(CONFIG.exec(await answer.text())?.[1] ?? 'null') };
};
const starts = () => dev.output().match(READY)?.length ?? 0;
/** @param {string} path */
const save = (path) => utimes(inRoot(path), new Date(), new Date());

describe('npm run dev', () => {
  it("gives the page the server's own configuration, and forwards API calls to the server", async () => {
    await expect.poll(async () => (await readPage()).status, { timeout: 20_000 }).toBe(200);
    const { config } = await readPage();
    expect(config.identity).toMatchObject({ embedded: true, apiKey: 'embedded' });

    const me = await fetch(`${page}/api/v1/auth/me`);
    expect(await me.json()).toEqual({ isAuthenticated: false, user: null });
    expect(me.headers.get('set-cookie')).toContain('csrftoken=');
  });

  it('restarts the server when one of its files is saved, and delays pages and calls meanwhile', async () => {
    const before = starts();
    await save('packages/server/src/version.ts');
    await dev.says(/"stopped"/);
    const [{ status }, health] = await Promise.all([readPage(), fetch(`${page}/api/health`)]);
    expect([status, health.status]).toEqual([200, 200]);
    await expect.poll(starts, { timeout: 20_000 }).toBeGreaterThan(before);
  });

  it('notifies the open page when one of its files is saved', async () => {
    const client = await (await fetch(`${page}/@vite/client`)).text();
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
    const socket = new WebSocket(`${page.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    /** @type {string[]} */
    const told = [];
    socket.addEventListener('message', ({ data }) => told.push(JSON.parse(data).type));
    await expect.poll(() => told, { timeout: 20_000 }).toContain('connected');

    // A browser does the same when it opens the page.
    await (await fetch(`${page}/src/main.tsx`)).text();
    await save('packages/web/src/main.tsx');
    await expect
      .poll(() => told.some((type) => /update|full-reload/.test(type)), { timeout: 20_000 })
      .toBe(true);
    socket.close();
  });

  it('names the port that is in use, and starts nothing', async () => {
    const { port } = new URL(page);
    const second = runForTest(inRoot('scripts/dev.mjs'), { DATA_DIR: join(folder, 'other'), PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`Port ${port} is already in use. Please set PORT to another one.\n`);
  });
});
