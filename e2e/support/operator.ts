import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { ServerUnderTest } from './start-server.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/operator/main.ts', import.meta.url));
const run = promisify(execFile);

/** Gives the user of a page another plan. */
export async function givePlan(server: ServerUnderTest, page: Page, plan: string): Promise<void> {
  const user: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}');
  await operator(server, 'plan', String(Object(user).uid), plan);
}

/** Returns the output of `npm run operator -- …` for a running server. */
export async function operator(server: ServerUnderTest, ...args: string[]): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const env = { ...process.env, HOST: hostname, PORT: port, DATA_DIR: server.folder };
  return (await run(process.execPath, [MAIN, ...args], { env })).stdout;
}
