import type { EditClass } from '@home-design/vocabulary';
import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { EngineError } from '../../base/engine-error.ts';
import { createMask, type Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { Editing, EditResult } from '../base/edit.ts';
import { EditRequest } from '../edit-request.ts';
import { composeEdits } from './compose.ts';
import type { Step } from './step.ts';

const { photo, analysis } = drawnKnownRoom(60, 40);
const paint = EditRequest.parse({ mode: 'wall-color', color: '#9CAF88' });
const furnish = EditRequest.parse({ mode: 'furniture' });
const relight = EditRequest.parse({ mode: 'lighting' });
const empty = EditRequest.parse({ mode: 'empty-room' });

/** Sets one pixel, a different one for every mode, like an edit that changes nothing else. */
function touched(before: Raster, at: number): Raster {
  const data = before.data.slice();
  data[at * 3] = 255 - data[at * 3]!;
  return { ...before, data };
}

const CLASSES: Record<string, EditClass> = {
  'wall-color': 'surfaces',
  furniture: 'movable things',
  'empty-room': 'movable things',
  lighting: 'light only',
};
const PLACES: Record<string, number> = { 'wall-color': 5, furniture: 6, 'empty-room': 7, lighting: 8 };

type Made = EditResult & { editClass: EditClass };

function madeBy(changes: Partial<Record<string, Partial<EditResult> | EngineError>> = {}) {
  const calls: { mode: string; photo: Raster; room: Analysis }[] = [];
  const make: Editing['make'] = async (given, { mode }, readRoom, watch) => {
    const change = changes[mode] ?? {};
    calls.push({ mode, photo: given, room: await readRoom(watch) });
    if (change instanceof EngineError) throw change;
    const mask = createMask(given.width, given.height);
    mask.data[PLACES[mode]!] = 255;
    const made: Made = {
      raster: touched(given, PLACES[mode]!),
      mask,
      confidence: 0.9,
      warnings: [],
      regions: [],
      editClass: CLASSES[mode]!,
      ...change,
    };
    return made;
  };
  return { calls, make };
}

const wayOf = (edits: Step['ways'][number]['edits'], done: string) => ({
  edits,
  willDo: `Will: ${done}`,
  done,
});

function step(about: string, role: Step['role'], ...ways: Step['ways'][number]['edits'][]): Step {
  return { about, role, effort: 1, ways: ways.map((edits) => wayOf(edits, `${about} done.`)) };
}

const refused = (message: string) => new EngineError('edit_not_confident', message);
const read = async () => analysis;
/** A judgment that knows nothing in advance. */
const foreseeAll: Editing['foresee'] = async (_photo, request) => ({ outlook: 'will', request });
const compose = (steps: Step[], make: Editing['make'], watch = {}, foresee = foreseeAll) =>
  composeEdits(photo, steps, { foresee, make }, read, watch);

describe('composeEdits', () => {
  it('makes each edit on the result of the one before and joins their reports', async () => {
    const { calls, make } = madeBy({
      'wall-color': { warnings: ['Look twice.'], regions: [4, 2], confidence: 0.7 },
      furniture: { warnings: ['Look twice.'] },
    });
    const result = await compose(
      [step('Walls', 'core', [paint]), step('Furniture', 'core', [furnish])],
      make,
    );
    expect(calls.map(({ mode }) => mode)).toEqual(['wall-color', 'furniture']);
    expect(result.raster).toEqual(touched(touched(photo, 5), 6));
    expect(result).toMatchObject({
      confidence: 0.7,
      warnings: ['Look twice.'],
      regions: [2, 4],
      editClass: 'surfaces',
    });
    expect(result.steps).toEqual([
      { about: 'Walls', edits: ['wall-color'], outcome: 'Walls done.', outlook: 'will' },
      { about: 'Furniture', edits: ['furniture'], outcome: 'Furniture done.', outlook: 'will' },
    ]);
    expect([...result.mask!.data.keys()].filter((i) => result.mask!.data[i]! > 0)).toEqual([5, 6]);
  });

  it('leaves out a refused edit with its reason, and counts only edits that were made', async () => {
    const { make } = madeBy({ 'wall-color': refused('No wall was found.') });
    const steps = [step('Wall color', 'core', [paint]), step('Furniture', 'core', [furnish])];
    const result = await compose(steps, make);
    expect(result.raster).toEqual(touched(photo, 6));
    expect(result.warnings).toEqual(['Left out: wall color. No wall was found.']);
    expect(result.editClass).toBe('movable things');
    expect(result.steps![0]).toMatchObject({ about: 'Wall color', edits: [], outcome: 'No wall was found.' });
  });

  it('is a suggestion for the reasons of its parts', async () => {
    const unsure = { suggestedBecause: 'Some walls may be missing.' };
    const { make } = madeBy({ 'wall-color': unsure, furniture: unsure });
    const steps = [step('Walls', 'core', [paint]), step('Furniture', 'core', [furnish])];
    await expect(compose(steps, make)).resolves.toMatchObject(unsure);
  });

  it('leaves out a removal that may not be clean, because later edits would be built on it', async () => {
    const { make } = madeBy({ 'empty-room': { suggestedBecause: 'Little of the floor is in view.' } });
    const steps = [step('Furniture', 'core', [empty, furnish]), step('Walls', 'core', [paint])];
    const result = await compose(steps, make);
    expect(result).not.toHaveProperty('suggestedBecause');
    expect(result.steps).toMatchObject([{ edits: [] }, { edits: ['wall-color'] }]);
  });

  it('takes the next way if one fails halfway, starting from the photo before it', async () => {
    const { make } = madeBy();
    const onlyBeside: Editing['make'] = (given, request, readRoom, watch) =>
      request.mode === 'furniture' && given !== photo
        ? Promise.reject(refused('No floor.'))
        : make(given, request, readRoom, watch);
    const result = await compose([step('Furniture', 'core', [empty, furnish], [furnish])], onlyBeside);
    expect(result.raster).toEqual(touched(photo, 6));
    expect(result.steps![0]!.edits).toEqual(['furniture']);
  });

  it('reads surfaces again after something was removed, with the same camera and room box', async () => {
    const { calls, make } = madeBy({ 'empty-room': { regions: [1] }, 'wall-color': { regions: [3] } });
    const result = await compose([step('All', 'core', [empty, paint, relight])], make);
    const rooms = calls.map(({ room }) => room);
    expect(rooms[0]).toBe(analysis);
    expect(rooms[1]).not.toBe(analysis);
    expect(rooms[1]).toMatchObject({ camera: analysis.camera, layout: analysis.layout });
    expect(rooms[2]).toBe(rooms[1]);
    // A second reading numbers the regions anew, so the result leaves its numbers out.
    expect(result.regions).toEqual([1]);
  });

  it('allows the whole picture to change if a step may change it', async () => {
    const { make } = madeBy({ lighting: { mask: null } });
    const result = await compose([step('Walls', 'core', [paint]), step('Light', 'extra', [relight])], make);
    expect(result.mask).toBeNull();
  });

  it('skips ways that do not suit this photo, and says why the others failed', async () => {
    const { calls, make } = madeBy({ furniture: refused('No floor.') });
    const nothing = { reason: 'Nothing stands there.', solvedBy: null };
    const never = { ...wayOf([empty], 'Never.'), whyNot: async () => nothing };
    const steps: Step[] = [
      step('Walls', 'core', [paint]),
      { ...step('Furniture', 'core'), ways: [wayOf([furnish], 'Beside.'), never] },
      { ...step('Clearing', 'core'), ways: [never] },
    ];
    const { steps: reports } = await compose(steps, make);
    expect(calls.map(({ mode }) => mode)).toEqual(['wall-color', 'furniture']);
    expect(reports!.map(({ outcome }) => outcome)).toEqual([
      'Walls done.',
      'No floor.',
      'Nothing stands there.',
    ]);
  });

  it('rejects a result below the confidence that its way requires', async () => {
    const { make } = madeBy({ 'empty-room': { confidence: 0.3 } });
    const unsure: Step = {
      ...step('Furniture', 'core', [furnish]),
      ways: [{ ...wayOf([empty, furnish], 'Anew.'), leastConfidence: 0.4 }, wayOf([furnish], 'Beside.')],
    };
    expect((await compose([unsure], make)).steps![0]!.outcome).toBe('Beside.');
  });

  it('refuses with every reason if no core step can be done, even if the extras can', async () => {
    const { make } = madeBy({ 'wall-color': refused('No wall.'), furniture: refused('No floor.') });
    const steps = [
      step('Wall color', 'core', [paint]),
      step('Furniture', 'core', [furnish]),
      step('Light', 'extra', [relight]),
    ];
    await expect(compose(steps, make)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message:
        'This photo cannot be changed so without drawing it anew, which takes a hosted image model. Wall color: No wall. Furniture: No floor.',
    });
  });

  it('refuses at once if a needed step cannot be done', async () => {
    const { calls, make } = madeBy({ furniture: refused('No floor.') });
    const steps = [step('Furniture', 'needed', [furnish]), step('Walls', 'core', [paint])];
    await expect(compose(steps, make)).rejects.toMatchObject({ code: 'edit_not_confident' });
    expect(calls.map(({ mode }) => mode)).toEqual(['furniture']);
  });

  it('tries no step that was judged impossible, and gives the reason of the forecast', async () => {
    const { calls, make } = madeBy();
    const foresee: Editing['foresee'] = async (_photo, request) => {
      if (request.mode === 'wall-color') throw refused('No wall was found.');
      return { outlook: 'may', request };
    };
    const steps = [step('Wall color', 'core', [paint]), step('Furniture', 'core', [furnish])];
    const result = await compose(steps, make, {}, foresee);
    expect(calls.map(({ mode }) => mode)).toEqual(['furniture']);
    expect(result.steps).toEqual([
      { about: 'Wall color', edits: [], outcome: 'No wall was found.', outlook: 'cannot' },
      { about: 'Furniture', edits: ['furniture'], outcome: 'Furniture done.', outlook: 'may' },
    ]);
  });

  it('makes no step at all if the forecast has no result', async () => {
    const { calls, make } = madeBy();
    const foresee: Editing['foresee'] = (_photo, request) =>
      request.mode === 'furniture'
        ? Promise.reject(refused('No floor.'))
        : Promise.resolve({ outlook: 'will', request });
    const steps = [step('Walls', 'extra', [paint]), step('Furniture', 'needed', [furnish])];
    await expect(compose(steps, make, {}, foresee)).rejects.toMatchObject({
      message: expect.stringMatching(/ Furniture: No floor\.$/),
    });
    expect(calls).toEqual([]);
  });

  it('makes an edit with the details that its forecast settled', async () => {
    const asked: EditRequest[] = [];
    const { make } = madeBy();
    const noting: Editing['make'] = (given, request, readRoom, watch) => {
      asked.push(request);
      return make(given, request, readRoom, watch);
    };
    const settled = { ...furnish, seed: 77 };
    const foresee: Editing['foresee'] = async () => ({ outlook: 'will', request: settled });
    await compose([step('Furniture', 'core', [furnish])], noting, {}, foresee);
    expect(asked).toEqual([settled]);
  });

  it('counts an edit that changed nothing as left out', async () => {
    const { make } = madeBy({ 'wall-color': { raster: photo } });
    await expect(compose([step('Walls', 'core', [paint])], make)).rejects.toMatchObject({
      message: expect.stringContaining('There was nothing to change.'),
    });
  });

  it.each([['edit_invalid'], ['cancelled']] as const)('passes %s on', async (code) => {
    const { make } = madeBy({ 'wall-color': new EngineError(code, 'No.') });
    const composed = compose([step('Walls', 'core', [paint]), step('Furniture', 'core', [furnish])], make);
    await expect(composed).rejects.toMatchObject({ code, message: 'No.' });
  });

  it('stops between steps when canceled, and reports progress from 0 to 1', async () => {
    const { make } = madeBy();
    const fractions: number[] = [];
    const steps = [step('Walls', 'core', [paint]), step('Furniture', 'core', [empty, furnish])];
    await compose(steps, make, {
      onProgress: ({ fraction }: { fraction: number }) => fractions.push(fraction),
    });
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(Math.max(...fractions)).toBeLessThanOrEqual(1);
    const canceled = compose(steps, make, { signal: AbortSignal.abort() });
    await expect(canceled).rejects.toMatchObject({ code: 'cancelled' });
  });
});
