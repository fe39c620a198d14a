import type { Version, WallPreviewLayers } from '@home-design/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';
import { forgetPreview } from './ask-preview.ts';

const paint = vi.hoisted(() => vi.fn());
// jsdom does not decode pictures.
vi.mock('./read-layers.ts', () => ({ readLayers: async () => ({ width: 2, height: 1, paint }) }));

const original = make.version();
const painted = make.edit(original);
const PATH = `/images/${original.image}`;
const LAYERS = `POST /versions/${original.id}/wall_preview`;
const layers: WallPreviewLayers = {
  width: 2,
  height: 1,
  photo: '',
  mask: '',
  small: { width: 2, height: 1, planes: '' },
  light: { lightness: 1, a: 0, b: 0 },
  old_paint: { L: 0.9, a: 0, b: 0 },
};
const PREPARING = 'Preparing the preview …';
const SHOWN = 'The photo shows a preview. Apply paints it.';

beforeEach(() => {
  forgetPreview();
  paint.mockReset().mockReturnValue(new Uint8ClampedArray(8));
  const putImageData = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ putImageData } as never);
  vi.stubGlobal('ImageData', class {});
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** The newest version of a photo, with Wall color chosen, on a server that has layers of the original. */
async function show(versions: Version[] = [original]) {
  const pending = make.pending(original, make.id());
  const result = make.edit(original, { id: pending.id });
  const world = { versions, job: make.job(pending) };
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image(world.versions),
    [`GET ${PATH}/versions`]: () => ({ results: world.versions, count: world.versions.length }),
    [`GET /edit-jobs/${pending.job_id}/status`]: () => world.job,
    [LAYERS]: () => ({ layers }),
    'POST /transformations/wall-color': () => {
      world.versions = [...versions, pending];
      return { id: pending.job_id, job_id: pending.job_id, status: 'in_progress', version: pending };
    },
  });
  const finish = () => {
    world.versions = [...versions, result];
    world.job = make.job(pending, { status: 'succeeded', progress: 1, result_version: result.id });
  };
  const at = `/app/playground?imageId=${original.image}&versionId=${versions.at(-1)?.id}`;
  showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await screen.findByRole('region', { name: 'Version history' });
  return { api, finish };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const preview = () => screen.queryByTestId('edit-preview');
/** Waits until the photo shows the walls in a color. */
const inPaint = (color: string) =>
  waitFor(() => expect(preview()?.getAttribute('data-preview')).toBe(`${color} 0.8`));
const isGone = () =>
  waitFor(() => {
    expect(preview()).toBeNull();
    expect(screen.queryByText('Preview')).toBeNull();
    expect(screen.queryByText(SHOWN)).toBeNull();
  });

describe('the preview of painted walls', () => {
  it('is loaded only when the user comes near the paints, and shown only when one is chosen', async () => {
    const { api } = await show();
    expect(api.calls(LAYERS)).toHaveLength(0);
    fireEvent.pointerEnter(screen.getByRole('radiogroup', { name: 'Wall color' }).closest('form')!);
    await waitFor(() => expect(api.calls(LAYERS)).toHaveLength(1));
    expect(preview()).toBeNull();
    expect(screen.queryByText(PREPARING)).toBeNull();
  });

  it('shows a paint as soon as the layers arrive, and says so on the photo and in the panel', async () => {
    const { api } = await show();
    const coming = Promise.withResolvers<unknown>();
    api.answer(LAYERS, () => coming.promise);
    choose('Navy');
    expect(await screen.findByText(PREPARING)).toBeTruthy();
    expect(await screen.findByText('Preparing preview …')).toBeTruthy();
    choose('Sage');
    expect(preview()).toBeNull();
    await act(async () => coming.resolve({ layers }));
    await inPaint('#9CAF88');
    expect(screen.getByText('Preview')).toBeTruthy();
    expect(screen.getByText(SHOWN)).toBeTruthy();
    expect(screen.queryByText(PREPARING)).toBeNull();
    expect(paint.mock.calls).toEqual([['#9CAF88', 0.8]]);
  });

  it('shows several paints with the same layers', async () => {
    const { api } = await show();
    choose('Navy');
    await inPaint('#2B3A57');
    choose('Cream');
    await inPaint('#F1E6CC');
    expect(api.calls(LAYERS)).toHaveLength(1);
  });

  it('shows the chosen paint when it is chosen again', async () => {
    await show();
    expect(screen.getByRole('radio', { name: 'White' }).getAttribute('aria-checked')).toBe('true');
    choose('White');
    await inPaint('#F4F2EC');
  });

  it.each([
    ['when the server fails', () => new Refusal(500, 'No.', 'look_failed')],
    ['when no wall is certain', () => ({ layers: null })],
  ])('is missing without a message %s', async (_where, answer) => {
    const { api } = await show();
    api.answer(LAYERS, answer);
    choose('Navy');
    await waitFor(() => expect(api.calls(LAYERS)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(PREPARING)).toBeNull());
    await isGone();
    expect(screen.queryByText('Preparing preview …')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('is not loaded when the browser saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { api } = await show();
    choose('Navy');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Navy' }).getAttribute('aria-checked')).toBe('true'),
    );
    expect(api.calls(LAYERS)).toHaveLength(0);
    expect(preview()).toBeNull();
    expect(screen.queryByText(PREPARING)).toBeNull();
  });
});

describe('the preview disappears', () => {
  it('when another kind of edit is chosen, and does not come back by itself', async () => {
    await show();
    choose('Navy');
    await inPaint('#2B3A57');
    choose('Lighting');
    await isGone();
    choose('Wall color');
    await screen.findByRole('radiogroup', { name: 'Wall color' });
    await isGone();
  });

  it('when another version is shown', async () => {
    const { api } = await show([original, painted]);
    api.answer(`POST /versions/${painted.id}/wall_preview`, () => ({ layers }));
    choose('Navy');
    await inPaint('#2B3A57');
    fireEvent.keyDown(document.body, { key: '[' });
    await isGone();
    expect(api.calls(LAYERS)).toHaveLength(0);
  });

  it('when versions are compared, or the change is marked, until a paint is chosen', async () => {
    const { api } = await show([original, painted]);
    api.answer(`POST /versions/${painted.id}/wall_preview`, () => ({ layers }));
    choose('Navy');
    await inPaint('#2B3A57');
    fireEvent.keyDown(document.body, { key: 'c' });
    await isGone();
    choose('Navy');
    await inPaint('#2B3A57');
    fireEvent.click(screen.getByRole('button', { name: 'What changed' }));
    await isGone();
  });

  it('while walls are marked, and returns if no mark was made', async () => {
    await show();
    choose('Navy');
    await inPaint('#2B3A57');
    fireEvent.click(screen.getByRole('button', { name: 'Correct the walls' }));
    await isGone();
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await inPaint('#2B3A57');
  });

  it('when the result arrives', async () => {
    const { finish } = await show();
    choose('Navy');
    await inPaint('#2B3A57');
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Processing');
    expect(preview()).toBeTruthy();
    finish();
    expect(await screen.findByRole('button', { name: 'Exit Comparison' })).toBeTruthy();
    await isGone();
  });
});
