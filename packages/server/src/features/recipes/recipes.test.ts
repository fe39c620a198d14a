import { API_BASE, type Recipe, type RecipeId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeImage, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

const RECIPES = `${API_BASE}/recipes/`;
const STEPS = [
  { transformation: 'wall-color', parameters: { color: 'sage', seed: 1 } },
  { transformation: 'lighting', parameters: { type: 'golden_hour' } },
];

let server: PictureServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
});
afterAll(() => server.close());

const make = async (recipe: object = {}) =>
  expectStatus<Recipe>(await guest.post(RECIPES, { name: 'Evening', steps: STEPS, ...recipe }), 201);
const of = (id: RecipeId) => `${RECIPES}${id}/`;

describe('VERSIONS-31 recipes', () => {
  it('API-083 API-084 API-085 are made, read, and listed by name', async () => {
    const evening = await make({ description: 'For the west side' });
    expect(evening).toEqual({
      id: expect.any(String),
      name: 'Evening',
      description: 'For the west side',
      steps: STEPS,
      created_at: expect.stringMatching(/Z$/),
      updated_at: evening.created_at,
    });
    const attic = await make({ name: 'attic' });
    expect(expectStatus(await guest.get(of(evening.id)), 200)).toEqual(evening);
    expect(expectStatus(await guest.get(RECIPES), 200)).toEqual({ results: [attic, evening], count: 2 });
  });

  it('API-086 are changed in part', async () => {
    const { id } = await make();
    const renamed = expectStatus<Recipe>(await guest.patch(of(id), { name: 'Dusk' }), 200);
    expect(renamed).toMatchObject({ name: 'Dusk', steps: STEPS });
    const steps = STEPS.slice(0, 1);
    expect(expectStatus<Recipe>(await guest.patch(of(id), { steps }), 200)).toMatchObject({
      name: 'Dusk',
      steps,
    });
  });

  it('API-087 are deleted; the versions made by them stay', async () => {
    const { id } = await make();
    const image = await makeImage(guest);
    expectStatus(await guest.post(`${of(id)}apply/`, { image_id: image.id }), 202);
    await server.idle();
    expectStatus(await guest.delete(of(id)), 204);
    expectStatus(await guest.get(of(id)), 404);
    expectStatus(await guest.delete(of(id)), 404);
    expect((await readImage(guest, image.id)).versions).toHaveLength(3);
  });

  it('API-088 are applied to a photo, step by step', async () => {
    const { id } = await make();
    const image = await makeImage(guest);
    const answer = await guest.post(`${of(id)}apply/`, { image_id: image.id });
    const { jobs } = expectStatus<{ jobs: { version: string }[] }>(answer, 202);
    await server.idle();
    const [original, painted, lit] = (await readImage(guest, image.id)).versions;
    expect(jobs.map((job) => job.version)).toEqual([painted?.id, lit?.id]);
    expect([painted?.parent, lit?.parent]).toEqual([original?.id, painted?.id]);
    expect(lit).toMatchObject({ status: 'completed', params: { type: 'golden_hour' } });
  });

  it.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ steps: [] }, 'steps'],
    [{ steps: [{ transformation: 'wall-color', parameters: { shine: 1 } }] }, 'steps.0.parameters.shine'],
    // U-35: the statement of rights concerns one photo.
    [
      { steps: [...STEPS, { transformation: 'watermark-removal', parameters: { rights: true } }] },
      'steps.2.transformation',
    ],
  ])('refuse %j', async (recipe, field) => {
    const answer = await guest.post(RECIPES, { name: 'Evening', steps: STEPS, ...recipe });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toContainEqual(expect.stringContaining(field));
  });
});
