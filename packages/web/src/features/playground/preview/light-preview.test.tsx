import { LIGHTING_TYPES } from '@home-design/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';
import { forgetPreview } from './ask-preview.ts';
import type { WantedLight } from './light-question.ts';

const open = vi.hoisted(() => vi.fn());
// jsdom has no workers and does not decode pictures.
vi.mock('./lit-photo.ts', () => ({ openLitPhoto: open }));

const original = make.version();
const PATH = `/images/${original.image}`;
const SCREEN = 1024;
const SHOWN = 'The photo shows a preview. Apply changes the light.';
const PREPARING = 'Preparing the preview …';

const light = vi.fn();
/** The photo at the size of the screen, and at that of a thumbnail. */
const openedAs =
  (inLight: (light: WantedLight) => Promise<unknown>) => async (_url: string, side: number) => ({
    width: 2,
    height: 1,
    in: side === SCREEN ? inLight : async () => new Uint8ClampedArray(8),
  });

beforeEach(() => {
  forgetPreview();
  light.mockReset().mockImplementation(async () => new Uint8ClampedArray(8));
  open.mockReset().mockImplementation(openedAs(light));
  const putImageData = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ putImageData } as never);
  vi.stubGlobal('ImageData', class {});
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** An original photo with Lighting chosen. */
async function show() {
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image([original]),
    [`GET ${PATH}/versions`]: () => ({ results: [original], count: 1 }),
  });
  const at = `/app/playground?imageId=${original.image}&versionId=${original.id}`;
  showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await openedPlayground();
  fireEvent.click(screen.getByRole('radio', { name: 'Lighting' }));
  await screen.findByRole('radiogroup', { name: 'Lighting' });
  return api;
}

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const preview = () => screen.queryByTestId('edit-preview');
const inLight = (name: string) =>
  waitFor(() => expect(preview()?.getAttribute('data-preview')).toBe(`${name} 1.2 1.1 0 0.8`));
const thumbnails = () => screen.queryAllByTestId('light-thumbnail');
const isGone = () =>
  waitFor(() => {
    expect(preview()).toBeNull();
    expect(screen.queryByText('Preview')).toBeNull();
    expect(screen.queryByText(SHOWN)).toBeNull();
  });

describe('the thumbnails of lights', () => {
  it('show the photo in each light, and beside them what the chosen one is like', async () => {
    const api = await show();
    await waitFor(() => expect(thumbnails()).toHaveLength(LIGHTING_TYPES.length));
    expect(screen.getByText('Low, warm evening sun')).toBeTruthy();
    expect(screen.queryByText('Blue dusk with glowing lamps')).toBeNull();
    expect(preview()).toBeNull();
    expect(api.calls('POST /transformations/lighting')).toHaveLength(0);
  });

  it('are replaced by descriptions when they cannot be made, without a message', async () => {
    open.mockRejectedValue(new Error('No picture.'));
    await show();
    expect(await screen.findByText('Blue dusk with glowing lamps')).toBeTruthy();
    expect(thumbnails()).toHaveLength(0);
    choose(/^Twilight/);
    await isGone();
    await waitFor(() => expect(screen.queryByText(PREPARING)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('are not made when the browser saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    await show();
    expect(await screen.findByText('Blue dusk with glowing lamps')).toBeTruthy();
    choose(/^Twilight/);
    await isGone();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the preview of a light', () => {
  it('is shown when a light is chosen, and says so on the photo and in the panel', async () => {
    const api = await show();
    const coming = Promise.withResolvers<unknown>();
    light.mockReturnValue(coming.promise);
    choose(/^Twilight/);
    expect(await screen.findByText(PREPARING)).toBeTruthy();
    expect(await screen.findByText('Preparing preview …')).toBeTruthy();
    await waitFor(() => expect(light).toHaveBeenCalled());
    await act(async () => coming.resolve(new Uint8ClampedArray(8)));
    await inLight('twilight');
    expect(screen.getByText('Preview')).toBeTruthy();
    expect(screen.getByText(SHOWN)).toBeTruthy();
    expect(api.calls('POST /transformations/lighting')).toHaveLength(0);
  });

  it('follows the sliders, and is shown again for the chosen light', async () => {
    await show();
    choose(/^Golden hour/);
    await inLight('golden_hour');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Warmth' }), { key: 'ArrowRight' });
    await waitFor(() => expect(preview()?.getAttribute('data-preview')).toBe('golden_hour 1.2 1.1 0.05 0.8'));
    expect(light).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'golden_hour', warmth: 0.05 }),
      expect.anything(),
    );
  });

  it('disappears without a message when a light cannot be computed', async () => {
    await show();
    light.mockRejectedValue(new Error('No worker.'));
    choose(/^Moody/);
    await waitFor(() => expect(light).toHaveBeenCalled());
    await isGone();
    expect(screen.queryByText(PREPARING)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('disappears when another kind of edit is chosen', async () => {
    await show();
    choose(/^Moody/);
    await inLight('moody');
    fireEvent.click(screen.getByRole('radio', { name: 'Wall color' }));
    await isGone();
  });
});
