import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from './lib/paths.mjs';
import { runForTest } from './lib/run-for-test.mjs';

/** @type {string} */
let folder;
/** @type {import('./lib/run-for-test.mjs').Running[]} */
let running;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-start-'));
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true });
});

/** @param {Record<string, string>} settings */
function start(settings) {
  const started = runForTest(inRoot('scripts/start.mjs'), settings);
  running.push(started);
  return started;
}

it('npm start: a second one on the same data, or on the same port, says so and ends; the first keeps running', async () => {
  const home = join(folder, 'data');
  const first = start({ DATA_DIR: home, PORT: '0' });
  const url = await first.says(/is ready at (http:[^"\s]+)/);

  const sameData = start({ DATA_DIR: home, PORT: '0' });
  expect(await sameData.ended).toBe(1);
  expect(sameData.output()).toMatch(
    /Home Design could not start\. The data folder \S+ is in use by process \d+\. Stop that one first, or set DATA_DIR to another folder\.\n$/,
  );

  const { port } = new URL(url);
  const samePort = start({ DATA_DIR: join(folder, 'other'), PORT: port });
  expect(await samePort.ended).toBe(1);
  expect(samePort.output()).toContain(
    `Home Design could not start. Port ${port} is already in use. Please set PORT to another one.\n`,
  );

  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
}, 180_000);
