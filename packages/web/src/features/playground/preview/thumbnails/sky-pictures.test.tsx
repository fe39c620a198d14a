import { SKY_TYPES } from '@home-design/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../../test/fake-api.ts';
import { make } from '../../../../../test/make.ts';
import { openedPlayground } from '../../../../../test/opened-playground.ts';
import { showScreen } from '../../../../../test/show-screen.tsx';
import { resetConnection, tryNow, useConnection } from '../../../../lib/api/connection.ts';
import { PlaygroundPage } from '../../playground-page.tsx';

const original = make.version();
const PATH = `/images/${original.image}`;
const PREVIEW = `POST /versions/${original.id}/sky_preview`;
const EXAMPLES = 'These pictures are examples.';
const NO_SKY = 'No open sky was found in this photo, so these are examples. Mark the sky to change it.';
const PREPARING = 'Preparing pictures of this photo …';

const skies = {
  width: 384,
  height: 288,
  pictures: SKY_TYPES.map((sky_type) => ({ sky_type, picture: btoa(sky_type) })),
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** An original photo with Sky chosen. */
async function show(answer: () => unknown) {
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image([original]),
    [`GET ${PATH}/versions`]: () => ({ results: [original], count: 1 }),
    [PREVIEW]: answer,
  });
  const at = `/app/playground?imageId=${original.image}&versionId=${original.id}`;
  showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await openedPlayground();
  fireEvent.click(screen.getByRole('radio', { name: 'Sky' }));
  await screen.findByRole('radiogroup', { name: 'Sky' });
  return api;
}

const sourcesOf = (id: string) => screen.queryAllByTestId(id).map((picture) => picture.getAttribute('src'));
const samples = SKY_TYPES.map((type) => `/skies/${type}.webp`);

describe('the pictures of skies', () => {
  it('show the photo under each sky, named by their cards alone, and cost nothing', async () => {
    const coming = Promise.withResolvers<unknown>();
    const api = await show(() => coming.promise);
    expect(await screen.findByText(PREPARING)).toBeTruthy();
    coming.resolve({ skies });
    await screen.findAllByTestId('sky-thumbnail');
    expect(sourcesOf('sky-thumbnail')).toEqual(
      SKY_TYPES.map((type) => `data:image/webp;base64,${btoa(type)}`),
    );
    expect(screen.queryByText(PREPARING)).toBeNull();
    for (const picture of screen.getAllByTestId('sky-thumbnail'))
      expect(picture.getAttribute('alt')).toBe('');
    fireEvent.click(screen.getByRole('radio', { name: 'Sunset. Low sun, warm glow' }));
    await waitFor(() => expect(screen.getByText('Low sun, warm glow')).toBeTruthy());
    expect(api.calls('POST /transformations')).toHaveLength(0);
    expect(api.calls(PREVIEW)).toHaveLength(1);
  });

  it('are examples if no sky was found, which is said beside them', async () => {
    await show(() => ({ skies: null }));
    expect(await screen.findByText(NO_SKY)).toBeTruthy();
    expect(sourcesOf('sky-sample')).toEqual(samples);
  });

  it('are examples if they cannot be made, without an alert, and the edit works', async () => {
    await show(() => new Refusal(500, 'The engine died.', 'look_failed'));
    expect(await screen.findByText(EXAMPLES)).toBeTruthy();
    expect(sourcesOf('sky-sample')).toEqual(samples);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('wait while the server is away, and load when it is back', async () => {
    let isThere = false;
    resetConnection(async () => isThere);
    const api = await show(() => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return { skies };
    });
    await waitFor(() => expect(useConnection.getState().at).toBe('away'));
    expect(await screen.findByText(PREPARING)).toBeTruthy();
    isThere = true;
    tryNow();
    expect(await screen.findAllByTestId('sky-thumbnail')).toHaveLength(SKY_TYPES.length);
    expect(api.calls(PREVIEW)).toHaveLength(2);
  });

  it('are replaced by descriptions when the browser saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const api = await show(() => ({ skies }));
    expect(await screen.findByText('Dark, towering clouds')).toBeTruthy();
    expect(sourcesOf('sky-sample')).toEqual([]);
    expect(api.calls(PREVIEW)).toHaveLength(0);
  });
});
