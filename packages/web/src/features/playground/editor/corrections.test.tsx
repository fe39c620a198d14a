import { deflateSync } from 'node:zlib';
import type { Version } from '@home-design/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';
import type { Mask } from '../select/mask.ts';

// jsdom cannot draw.
vi.mock('../select/selection-picture.ts', () => ({
  selectionPicture: ({ data }: Mask) => `iVBORw0KGgo${[...data].join('')}`,
}));

const original = make.version();
const corrections = { add: { regions: [], boxes: [] }, remove: { regions: [3], boxes: [] } };
const painted = make.edit(original, { params: { color: 'navy', strength: 0.8, corrections } });
const PATH = `/images/${original.image}`;

/** Two surfaces: the left half is wall, the right half is none. */
const map = {
  width: 2,
  height: 1,
  labels: deflateSync(Buffer.from([0, 0, 1, 0])).toString('base64'),
  regions: [0, 1].map((id) => ({
    id,
    share: 0.5,
    is_wall: id === 0,
    is_floor: id === 1,
    wall_probability: 0.5,
  })),
};

/** The left half is wall. */
const leftHalf = {
  width: 2,
  height: 1,
  mask: deflateSync(Buffer.from([255, 0])).toString('base64'),
  pieces: 1,
};

async function show(versions: Version[], opens = 'Correct the walls') {
  const pending = make.pending(original, make.id());
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image(versions),
    [`GET ${PATH}/versions`]: () => ({ results: versions, count: versions.length }),
    [`GET /edit-jobs/${pending.job_id}/status`]: () => make.job(pending),
    [`POST /versions/${original.id}/regions`]: () => map,
    [`POST /versions/${original.id}/selection/prepare`]: () => ({ width: 2, height: 1 }),
    [`POST /versions/${original.id}/selection/surface`]: () => leftHalf,
    'POST /transformations/wall-color': () => ({
      id: pending.job_id,
      job_id: pending.job_id,
      status: 'in_progress',
      version: pending,
    }),
  });
  const at = `/app/playground?imageId=${original.image}&versionId=${versions.at(-1)?.id}`;
  const shown = showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await openedPlayground();
  fireEvent.click(await screen.findByRole('button', { name: opens }));
  return { api, ...shown };
}

const canvas = () => screen.findByRole('application', { name: 'Mark on the photo' });
const button = (name: string) => screen.getByRole('button', { name });
const asked = ({ api }: Awaited<ReturnType<typeof show>>) =>
  api.calls('POST /transformations').map(({ body }) => body);

/** Moves the cross from the middle to this place and presses Space. */
async function tap(key: 'ArrowLeft' | 'ArrowRight') {
  const target = await canvas();
  await screen.findByText('Tap a surface to switch it on or off.');
  for (let step = 0; step < 5; step += 1) fireEvent.keyDown(target, { key });
  fireEvent.keyDown(target, { key: ' ' });
}

beforeEach(() => {
  // jsdom cannot draw.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe('correcting walls on the photo', () => {
  it('removes a wall and adds another surface by taps, and Apply sends both', async () => {
    const shown = await show([original]);
    await tap('ArrowLeft');
    expect(await screen.findByText('Surface off, 50% of the picture')).toBeTruthy();
    for (let step = 0; step < 5; step += 1) fireEvent.keyDown(await canvas(), { key: 'ArrowRight' });
    await tap('ArrowRight');
    expect(await screen.findByText('Surface on, 50% of the picture')).toBeTruthy();
    expect(screen.getByText(/2 marks on the photo\./)).toBeTruthy();
    fireEvent.click(button('Apply'));
    await waitFor(() =>
      expect(asked(shown)).toEqual([
        {
          version_id: original.id,
          args: {
            color: 'white',
            strength: 0.8,
            corrections: { add: { regions: [1], boxes: [] }, remove: { regions: [0], boxes: [] } },
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
  });

  it('draws a rectangle by keys, undoes it, and leaves the photo unmarked after Done', async () => {
    await show([original]);
    fireEvent.click(await screen.findByRole('radio', { name: 'Rectangle' }));
    const target = await canvas();
    for (const key of [' ', 'ArrowRight', 'ArrowDown', 'Enter']) fireEvent.keyDown(target, { key });
    expect(screen.getByText(/1 mark on the photo\./)).toBeTruthy();
    fireEvent.keyDown(target, { key: 'Backspace' });
    expect(screen.getByText(/0 marks on the photo\./)).toBeTruthy();
    fireEvent.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
    expect(screen.queryByText(/marks on the photo\./)).toBeNull();
  });

  it('starts again before the paint of a painted version, with its color and its corrections', async () => {
    const shown = await show([original, painted]);
    expect(await screen.findByText(/Applying starts again from “Original”/)).toBeTruthy();
    expect(screen.getByText(/1 mark on the photo\./)).toBeTruthy();
    await tap('ArrowLeft');
    fireEvent.click(button('Apply'));
    await waitFor(() =>
      expect(asked(shown)).toEqual([
        {
          version_id: original.id,
          args: {
            color: 'navy',
            strength: 0.8,
            corrections: { add: { regions: [], boxes: [] }, remove: { regions: [3, 0], boxes: [] } },
          },
        },
      ]),
    );
  });
});

describe('selecting walls', () => {
  const searches = ({ api }: Awaited<ReturnType<typeof show>>) =>
    api.calls('POST /versions/').filter(({ path }) => path.endsWith('/surface/'));

  it('starts with the found walls when a painted version is corrected, and searches once', async () => {
    const shown = await show([original, painted], 'Select the walls');
    expect(await screen.findByText('50% of the picture is selected. Only this is painted.')).toBeTruthy();
    expect(searches(shown).map(({ body }) => body)).toEqual([{ surface: 'walls', points: [] }]);
    fireEvent.click(button('Undo'));
    await waitFor(() => expect(screen.queryByText(/of the picture is selected/)).toBeNull());
    expect(searches(shown)).toHaveLength(1);
  });

  it('starts empty on an unpainted photo, and the found walls can be added', async () => {
    const shown = await show([original], 'Select the walls');
    fireEvent.click(await screen.findByRole('button', { name: 'Add the detected walls' }));
    expect(await screen.findByText('50% of the picture is selected. Only this is painted.')).toBeTruthy();
    expect(searches(shown)).toHaveLength(1);
  });
});
