import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClientConfig } from '@home-design/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { startTestServer } from '../../../test/harness.ts';

let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'home-design-web-'));
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head></head></html>');
});
afterAll(() => rm(web, { recursive: true, force: true }));

it.each([
  [undefined, 90],
  ['7', 7],
  ['0', null],
])('a page knows the default end of new links: SHARE_LINK_DAYS=%s', async (days, known) => {
  const settings: Record<string, string> = days === undefined ? {} : { SHARE_LINK_DAYS: days };
  const server = await startTestServer({ webFolder: web, settings });
  try {
    const { body } = await server.app.inject('/');
    const [, json] = /id="home-design-config">(.*?)<\/script>/.exec(body) ?? [];
    expect(ClientConfig.parse(JSON.parse(json ?? '')).shareLinkDays).toBe(known);
  } finally {
    await server.close();
  }
});

it('SHARE_LINK_DAYS is a valid number of days for a link', () => {
  expect(() => readConfig({ SHARE_LINK_DAYS: '4000' })).toThrow(/SHARE_LINK_DAYS/);
  expect(() => readConfig({ SHARE_LINK_DAYS: 'soon' })).toThrow(/SHARE_LINK_DAYS/);
});
