import { API_BASE, type EditJob, type Image, type Recipe } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { expectStatus, makeEdit, makeImage, readImage, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { failing } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

const MEGABYTE = 1024 * 1024;
const PAINT = { transformation: 'wall-color', parameters: { color: 'sage' } };

let server: PictureServer;
let guest: TestClient;
let image: Image;
let failed: EditJob;
let recipe: Recipe;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
  image = await makeImage(guest);
  server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No wall was found.')));
  failed = await makeEdit(guest, image.id);
  recipe = expectStatus(await guest.post(`${API_BASE}/recipes/`, { name: 'Sage', steps: [PAINT] }), 201);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const leave = (megabytes: number) =>
  vi.spyOn(server.storage, 'freeBytes').mockResolvedValue(megabytes * MEGABYTE);

const calls: [string, () => [path: string, body: object]][] = [
  ['an edit', () => ['transformations/wall-color/', { image_id: image.id, args: { color: 'sage' } }]],
  [
    'a batch',
    () => [
      'transformations/batch/',
      { ...PAINT, args: { color: 'sage' }, parameters: undefined, image_ids: [image.id] },
    ],
  ],
  ['a workflow', () => ['workflows/', { image_id: image.id, steps: [PAINT] }]],
  ['a recipe', () => [`recipes/${recipe.id}/apply/`, { image_id: image.id }]],
  ['a second try', () => [`edit-jobs/${failed.id}/retry/`, {}]],
];

it.each(calls)(
  'R4 %s is refused with 507 on a nearly full disk, and nothing is charged',
  async (_what, call) => {
    const [path, body] = call();
    leave(150);
    const [used, { versions }] = [await usedDesigns(guest), await readImage(guest, image.id)];
    const answer = await guest.post(`${API_BASE}/${path}`, body);
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      { code: 'storage_full', detail: 'The server has no space left for pictures.' },
    ]);
    expect(answer.headers['retry-after']).toBe('60');
    expect(await usedDesigns(guest)).toBe(used);
    expect((await readImage(guest, image.id)).versions).toEqual(versions);

    leave(200);
    expect((await guest.post(`${API_BASE}/${path}`, body)).statusCode).toBeLessThan(300);
    await server.idle();
  },
);

it('R4 more edits at once need more room', async () => {
  leave(200);
  const steps = [PAINT, PAINT, PAINT];
  const ask = () => guest.post(`${API_BASE}/workflows/`, { image_id: image.id, steps });
  expect((await ask()).statusCode).toBe(507);
  leave(300);
  expect((await ask()).statusCode).toBe(202);
  await server.idle();
});
