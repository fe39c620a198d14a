import { API_BASE, type DetectedObjects, type EditAccepted, type FoundMark } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, readImage, usedDesigns } from '../../test/makers.ts';
import { photoWorld } from '../../test/photo-world.ts';
import { SCRIPTED_MARKS, SCRIPTED_OBJECTS } from '../../test/scripted/scripted-sights.ts';

const { ask, breakEngine, looks, now, original, stranger } = photoWorld();

const at = (call: string) => `${API_BASE}/images/${now().image.id}/${call}/`;
const detect = (body: object = { version_id: original() }, client = now().guest) =>
  client.post(at('detect_objects'), body);

describe('detecting objects', () => {
  it('API-050 OBJECTS-09 OBJECTS-10 OBJECTS-13 answers types with counts, and where each thing is', async () => {
    expect(expectStatus<DetectedObjects>(await detect(), 200)).toEqual(SCRIPTED_OBJECTS);
    expect(expectStatus<DetectedObjects>(await detect({}), 200)).toEqual(SCRIPTED_OBJECTS);
  });

  it('PLAYGROUND-52 OBJECTS-17 keeps the categories on the image', async () => {
    const { guest, image } = now();
    expect(image.detected_objects).toEqual({ categories: [] });
    await detect();
    expect((await readImage(guest, image.id)).detected_objects).toEqual({
      categories: SCRIPTED_OBJECTS.categories,
    });
  });

  it('analyzes once, is free, and stores the analysis for later edits', async () => {
    const { engine, guest, image } = now();
    const before = await usedDesigns(guest);
    await detect();
    await detect();
    expect(looks()).toEqual(['detect']);
    expect(await usedDesigns(guest)).toBe(before);
    await makeEdit(guest, image.id);
    expect(engine.foundAnalysis.at(-1)).toBe(true);
  });

  it('says that a picture cannot be analyzed, and can be asked again', async () => {
    breakEngine();
    expect(expectStatus(await detect(), 500)).toMatchObject({ code: 'look_failed' });
    expectStatus(await detect(), 200);
  });

  it('finds nothing for a version of another image, or for a stranger', async () => {
    const other = await makeImage(now().guest);
    const refusal = { code: 'version_not_found' };
    expect(expectStatus(await detect({ version_id: other.versions[0]?.id }), 404)).toMatchObject(refusal);
    expect(expectStatus(await detect(undefined, await stranger()), 404)).toMatchObject(refusal);
    expect(looks()).toEqual([]);
  });
});

describe('finding watermarks', () => {
  const find = (body: object = {}, client = now().guest) => ask('marks', body, client);

  it('lists their numbers, places, and which are removed by default', async () => {
    const { marks } = expectStatus<{ marks: FoundMark[] }>(await find(), 200);
    expect(marks.map(({ id, kind, is_taken }) => ({ id, kind, is_taken }))).toEqual([
      { id: 0, kind: 'text', is_taken: true },
      { id: 1, kind: 'text', is_taken: false },
    ]);
    expect(marks[0]?.box).toEqual(SCRIPTED_MARKS[0]?.box);
    await find({ removal_quality: 'high' });
    expect(now().engine.looks).toMatchObject([{ looksTwice: false }, { looksTwice: true }]);
  });

  it('says that a picture cannot be analyzed, and shows a stranger nothing', async () => {
    breakEngine();
    expect(expectStatus(await find(), 500)).toMatchObject({ code: 'look_failed' });
    expectStatus(await find({}, await stranger()), 404);
  });
});

describe('removing by description', () => {
  const remove = (body: object) => now().guest.post(at('remove_by_description'), body);

  it('API-051 OBJECTS-14 removes all things of the chosen types', async () => {
    const body = { categories: ['chair'], version_id: original(), detected_categories: ['chair', 'sofa'] };
    const { version } = expectStatus<EditAccepted>(await remove(body), 202);
    expect(version).toMatchObject({
      operation: 'object-removal',
      label: 'Chair removed',
      status: 'pending',
    });
    await now().server.idle();
    expect(now().engine.edits.at(-1)?.request).toMatchObject({
      mode: 'object-removal',
      categories: ['chair'],
    });
  });

  it('accepts the list of categories in the form of the answer', async () => {
    const detected_categories = SCRIPTED_OBJECTS.categories;
    expectStatus(await remove({ categories: ['sofa'], version_id: original(), detected_categories }), 202);
    await now().server.idle();
  });

  it.each([
    [{}, 'categories'],
    [{ categories: [] }, 'categories'],
    [{ categories: ['unicorn'] }, 'categories.0'],
  ])('OBJECTS-12 refuses %j with 400', async (body, field) => {
    const refused = expectStatus<{ detail: string; errors: object }>(await remove(body), 400);
    expect(Object.keys(refused.errors)).toEqual([field]);
    expect(refused.detail).not.toBe('');
  });
});

it('API-052 empties a room by the call of the image', async () => {
  const body = { version_id: original(), room_type: 'bedroom' };
  const { version } = expectStatus<EditAccepted>(await now().guest.post(at('empty_room'), body), 202);
  expect(version).toMatchObject({ operation: 'empty-room', label: 'Empty bedroom' });
  await now().server.idle();
  expect(now().engine.edits.at(-1)?.request).toMatchObject({ mode: 'empty-room', room_type: 'bedroom' });
});
