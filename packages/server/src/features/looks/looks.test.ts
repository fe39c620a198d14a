import { API_BASE, type Image, type Look, type LookSummary, type ProjectDetail } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { LIGHT, type LookWorld, useLookWorld } from '../../test/look-world.ts';
import { expectStatus, makeImage, readImage, readJob, usedDesigns } from '../../test/makers.ts';
import { failing, heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: LookWorld['server'];
let guest: LookWorld['guest'];
let project: LookWorld['project'];
let images: LookWorld['images'];
const { all, ask, start, read, done, onItem } = useLookWorld((world) => {
  ({ server, guest, project, images } = world);
});

const FURNISH = { transformation: 'furniture', parameters: { style: 'rustic' } };
const SHIFT = { exposure: 0.3, red: -0.1, blue: 0.2 };
const states = (look: Look) => look.items.map(({ state }) => state);
const requests = () => server.engine.edits.map(({ request }) => request);

describe('a look', () => {
  it('makes the same edits of all photos with one seed, and is read back by its address', async () => {
    server.engine.edits.length = 0;
    const look = await start({ name: 'Even light', seed: 77 });
    expect(look).toMatchObject({ name: 'Even light', project, seed: 77, cancelled_at: null });
    expect(look.items.map(({ image }) => image)).toEqual(images.map(({ id }) => id));
    await server.idle();
    const made = await read(look);
    expect(states(made)).toEqual(['done', 'done', 'done']);
    expect(made.items.map(({ after }) => after?.operation)).toEqual(['lighting', 'lighting', 'lighting']);
    expect(made.items.map(({ before }) => before?.kind)).toEqual(['original', 'original', 'original']);
    expect(requests().map(({ seed }) => seed)).toEqual([77, 77, 77]);
    expect(await usedDesigns(guest)).toBe(3);
    const { results } = expectStatus<{ results: LookSummary[] }>(
      await guest.get(`${API_BASE}/projects/${project}/looks/`),
      200,
    );
    expect(results).toMatchObject([{ id: look.id, name: 'Even light', photos: 3, approved: 0 }]);
  });

  it('gives furniture of every photo the same materials, each in its own kind of room', async () => {
    server.engine.edits.length = 0;
    const rooms = ['bedroom', 'kitchen', undefined];
    const photos = images.map(({ id }, i) => ({
      image_id: id,
      ...(rooms[i] ? { room_type: rooms[i] } : {}),
    }));
    const look = await done({ steps: [FURNISH], photos, seed: 5 });
    expect(requests()).toMatchObject([
      { mode: 'furniture', room_type: 'bedroom', seed: 5, materials_seed: 5 },
      { mode: 'furniture', room_type: 'kitchen', seed: 5, materials_seed: 5 },
      { mode: 'furniture', room_type: 'living_room', seed: 5, materials_seed: 5 },
    ]);
    const again = expectStatus<Look>(await onItem(look, look.items[0], 'retry', { seed: 6 }), 202);
    await server.idle();
    expect(requests().at(-1)).toMatchObject({ room_type: 'bedroom', seed: 6, materials_seed: 5 });
    expect(again.items[0]).toMatchObject({ seed: 6, attempt: 2, decision: 'open' });
  });

  it('matches light and straightens first, if a photo asks for it, each as a separate version', async () => {
    const [a, b] = images;
    const photos = [{ image_id: a?.id, light: SHIFT, straightens: true }, { image_id: b?.id }];
    const look = await done({ photos });
    const operations = async (image: Image | undefined) =>
      (await readImage(guest, image!.id)).versions.map(({ operation }) => operation);
    expect(await operations(a)).toEqual(['upload', 'light-match', 'upright', 'lighting']);
    expect(await operations(b)).toEqual(['upload', 'lighting']);
    expect(look.items[0]?.jobs.map(({ kind }) => kind)).toEqual(['light-match', 'upright', 'lighting']);
    expect(await usedDesigns(guest)).toBe(4);
  });

  it('keeps the first steps when a photo is tried again: only the rest is made and charged', async () => {
    const look = await done({ photos: [{ image_id: images[0]?.id, light: SHIFT }] });
    expectStatus(await onItem(look, look.items[0], 'retry'), 202);
    await server.idle();
    const again = await read(look);
    expect(again.items[0]?.jobs.map(({ kind }) => kind)).toEqual(['lighting']);
    expect(again.items[0]?.after?.parent).toBe(look.items[0]?.after?.parent);
    expect(again.items[0]?.seed).not.toBe(look.items[0]?.seed);
    expect(await usedDesigns(guest)).toBe(3);
    expectStatus(await onItem(again, again.items[0], 'retry'), 202);
    await server.idle();
    expect((await read(look)).items[0]?.jobs.map(({ kind }) => kind)).toEqual(['lighting']);
  });

  it('takes the steps and the name of a recipe, and allows light without a recipe', async () => {
    const recipe = expectStatus<{ id: string }>(
      await guest.post(`${API_BASE}/recipes/`, { name: 'Dusk', steps: [LIGHT] }),
      201,
    );
    const look = await done({ steps: undefined, recipe_id: recipe.id });
    expect(look).toMatchObject({ name: 'Dusk', steps: [LIGHT] });
    const light = await done({ steps: [], photos: [{ image_id: images[0]?.id, light: SHIFT }] });
    expect(light.items[0]?.after?.operation).toBe('light-match');
  });

  it('is accepted as a whole or not at all: designs, places in the queue, photos', async () => {
    const many = { steps: [LIGHT, LIGHT, LIGHT] };
    const full = await ask(many);
    expect([full.statusCode, full.json().code]).toEqual([429, 'edits_waiting_full']);
    await done();
    await done();
    await done();
    const dear = await ask({ steps: [LIGHT, LIGHT] });
    expect([dear.statusCode, dear.json().code]).toEqual([402, 'credits_exhausted']);
    const foreign = await makeImage(await server.guest());
    const stranger = await ask({ photos: [...all(), { image_id: foreign.id }] });
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'image_not_found']);
    expect(await usedDesigns(guest)).toBe(9);
    const { results } = (await guest.get(`${API_BASE}/projects/${project}/looks/`)).json();
    expect(results).toHaveLength(3);
  });

  it.each([
    ['a photo twice', () => ({ photos: [...all(), ...all()] }), 'photos'],
    ['no photo', () => ({ photos: [] }), 'photos'],
    ['nothing to do', () => ({ steps: [] }), 'photos.0'],
    ['an unknown edit', () => ({ steps: [{ transformation: 'fly' }] }), null],
    [
      'alternatives',
      () => ({ steps: [{ ...FURNISH, parameters: { alternatives: 2 } }] }),
      'steps.0.parameters.alternatives',
    ],
    [
      'taking marks off',
      () => ({ steps: [{ transformation: 'watermark-removal', parameters: { rights: true } }] }),
      'steps.0.transformation',
    ],
    [
      'light beyond what is taken',
      () => ({ photos: [{ image_id: images[0]?.id, light: { ...SHIFT, exposure: 3 } }] }),
      'photos.0.light.exposure',
    ],
  ])('refuses %s', async (_what, body, field) => {
    const answer = await ask(body());
    expect([400, 404]).toContain(answer.statusCode);
    if (field) expect(Object.keys(answer.json().errors)).toContain(field);
    expect(await usedDesigns(guest)).toBe(0);
  });
});

describe('canceling a look', () => {
  it('cancels and refunds what has not begun; running edits are finished and charged', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const look = await start();
    await held.begun;
    expect(await usedDesigns(guest)).toBe(3);
    const stopped = expectStatus<Look>(await guest.post(`${API_BASE}/looks/${look.id}/cancel/`), 200);
    expect(states(stopped)).toEqual(['running', 'cancelled', 'cancelled']);
    expect(stopped.cancelled_at).not.toBeNull();
    expect(await usedDesigns(guest)).toBe(1);
    held.release();
    await server.idle();
    expect(states(await read(look))).toEqual(['done', 'cancelled', 'cancelled']);
    for (const image of images.slice(1)) expect((await readImage(guest, image.id)).versions).toHaveLength(1);
    expect(await usedDesigns(guest)).toBe(1);
    const ledger = await server.db
      .selectFrom('creditEntries')
      .select(['kind', 'amount'])
      .where('userId', '=', (guest as TestClient & { userId: string }).userId as never)
      .execute();
    const count = (kind: string) => ledger.filter((entry) => entry.kind === kind).length;
    expect([count('reserve'), count('settle'), count('release')]).toEqual([3, 1, 2]);
  });

  it('cancels one photo, even with a running edit, and leaves the others', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const look = await start({ steps: [LIGHT, LIGHT] });
    await held.begun;
    expectStatus(await onItem(look, look.items[0], 'cancel'), 200);
    await server.idle();
    const after = await read(look);
    expect(states(after)).toEqual(['cancelled', 'done', 'done']);
    for (const { id } of look.items[0]?.jobs ?? []) {
      expect(await readJob(guest, id)).toMatchObject({ status: 'failed', error_code: 'cancelled' });
    }
    expect(await usedDesigns(guest)).toBe(4);
    expect((await onItem(after, after.items[1], 'cancel')).json().code).toBe('job_finished');
    expectStatus(await onItem(after, after.items[0], 'retry'), 202);
    await server.idle();
    expect(states(await read(look))).toEqual(['done', 'done', 'done']);
  });

  it('goes on with the others if one fails, which has a reason and no charge', async () => {
    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No light.')));
    const look = await done();
    expect(states(look)).toEqual(['failed', 'done', 'done']);
    expect(look.items[0]).toMatchObject({ error_message: 'No light.', after: null });
    expect(await usedDesigns(guest)).toBe(2);
    const approve = await guest.post(`${API_BASE}/looks/${look.id}/approve/`, {
      item_ids: [look.items[0]?.id],
    });
    expect([approve.statusCode, approve.json().code]).toEqual([409, 'look_item_not_ready']);
  });
});

it('is deleted with its project', async () => {
  const look = await done();
  const { id } = expectStatus<ProjectDetail>(await guest.get(`${API_BASE}/projects/${project}/`), 200);
  await server.db.deleteFrom('projects').where('id', '=', id).execute();
  expect(await server.db.selectFrom('looks').select('id').where('id', '=', look.id).execute()).toEqual([]);
});
