import { API_BASE, type EditForecast, type Version } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { ended, expectStatus, readImage, usedDesigns } from '../../test/makers.ts';
import { photoWorld } from '../../test/photo-world.ts';

const { ask: call, breakEngine, looks, now, stranger } = photoWorld();

const REDESIGN = { transformation: 'intelligent-space-redesign' };
const ask = (body: object = REDESIGN, client = now().guest) => call('forecast', body, client);

describe('a forecast', () => {
  it('says for each part whether it can be done, why not, and how to make it possible', async () => {
    const forecast = expectStatus<EditForecast>(await ask(), 200);
    expect(forecast).toEqual({
      parts: [
        { about: 'Walls', is_main: true, outlook: 'will', sentence: 'Paints the walls.', solved_by: null },
        {
          about: 'Furniture',
          is_main: true,
          outlook: 'cannot',
          sentence: 'There is no free floor.',
          solved_by: 'empty-room',
        },
      ],
      refusal: null,
    });
  });

  it('is free, is made once from one analysis, and leaves the analysis to the edit', async () => {
    const before = await usedDesigns(now().guest);
    await Promise.all([ask(), ask()]);
    await ask({ ...REDESIGN, args: { seed: 99 } });
    expect(looks()).toEqual(['analyse', 'forecast']);
    expect(await usedDesigns(now().guest)).toBe(before);
    await ask({ ...REDESIGN, args: { room_type: 'bedroom' } });
    expect(looks()).toEqual(['analyse', 'forecast', 'forecast']);
  });

  it('says that the whole edit would be refused', async () => {
    const { engine } = now();
    const usual = engine.forecast;
    engine.forecast = {
      parts: [],
      refusal: { reason: 'This photo was taken outdoors.', solvedBy: 'sky' },
    };
    const forecast = expectStatus<EditForecast>(await ask(), 200);
    engine.forecast = usual;
    expect(forecast.refusal).toEqual({ reason: 'This photo was taken outdoors.', solved_by: 'sky' });
  });

  it('is only for combined edits with valid arguments', async () => {
    const single = expectStatus(await ask({ transformation: 'wall-color' }), 400);
    expect(single).toMatchObject({
      code: 'invalid_request',
      errors: { transformation: [expect.any(String)] },
    });
    expect(expectStatus(await ask({ transformation: 'levitation' }), 400)).toMatchObject({
      code: 'unknown_transformation',
    });
    const wrong = await ask({ ...REDESIGN, args: { room_type: 'dungeon' } });
    expect(expectStatus(wrong, 400)).toMatchObject({ errors: { room_type: [expect.any(String)] } });
    expect(looks()).toEqual([]);
  });

  it('can be requested again after a failure', async () => {
    breakEngine();
    expect(expectStatus(await ask(), 500)).toMatchObject({ code: 'look_failed' });
    expectStatus(await ask(), 200);
  });

  it('says what is wrong with corrections that do not fit the picture', async () => {
    now().engine.refusal = new EngineError('edit_invalid', 'Region 99 is not in this photo.');
    expect(expectStatus(await ask(), 400)).toMatchObject({
      code: 'invalid_request',
      detail: 'Region 99 is not in this photo.',
    });
  });

  it('is visible to the owner only', async () => {
    await ask();
    expect(expectStatus(await ask(REDESIGN, await stranger()), 404)).toMatchObject({
      code: 'version_not_found',
    });
  });
});

describe('C-01 a combined edit costs a design', () => {
  const usual = () => now().engine.steps;
  let steps: ReturnType<typeof usual>;
  beforeAll(() => {
    steps = usual();
  });

  async function redesigned(outlook: 'will' | 'may' | 'cannot', edits: string[]): Promise<[number, Version]> {
    const { engine, guest, image } = now();
    engine.steps = [steps[0]!, { about: 'Furniture', edits, outcome: 'As it came out.', outlook }];
    const before = await usedDesigns(guest);
    const answer = await guest.post(`${API_BASE}/transformations/intelligent-space-redesign/`, {
      image_id: image.id,
    });
    const job = await ended(guest, expectStatus<{ job_id: never }>(answer, 202).job_id);
    engine.steps = steps;
    expect(job.status).toBe('succeeded');
    const { versions } = await readImage(guest, image.id);
    return [(await usedDesigns(guest)) - before, versions.find(({ id }) => id === job.result_version)!];
  }

  it.each([
    ['when all that was forecast was made', 'will', ['furniture'], 1],
    ['when what was uncertain came out', 'may', ['empty-room', 'furniture'], 1],
    ['when only that is missing which was said to be impossible', 'cannot', [], 1],
    ['not when what was forecast is missing', 'will', [], 0],
    ['not when what was uncertain did not come out', 'may', [], 0],
  ] as const)('%s', async (_when, outlook, edits, cost) => {
    const [used, version] = await redesigned(outlook, [...edits]);
    expect(used).toBe(cost);
    // The version stays the user's in both cases, and records its steps.
    expect(version.steps.at(-1)).toEqual({ about: 'Furniture', edits, outcome: 'As it came out.', outlook });
  });
});
