import type { Version } from '@home-design/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const original = make.version();
const other = make.version();
const kitchen = make.image([other]);

/** A mark in the left half, and a sign on a wall in the right one. */
const marks = [
  { left: 0.1, right: 0.45, is_taken: true },
  { left: 0.55, right: 0.9, is_taken: false },
].map(({ is_taken, ...sides }, id) => ({
  id,
  kind: 'text',
  confidence: 0.9 - 0.5 * id,
  box: { ...sides, top: 0.4, bottom: 0.6 },
  is_taken,
}));

function show() {
  const pending = make.pending(original, make.id());
  const pictures = (version: Version) => ({
    [`GET /images/${version.image}`]: () => (version === other ? kitchen : make.image([original])),
    [`GET /images/${version.image}/versions`]: () => ({ results: [version], count: 1 }),
  });
  const api = fakeApi({
    ...credits(8),
    ...pictures(original),
    ...pictures(other),
    [`GET /edit-jobs/${pending.job_id}/status`]: () => make.job(pending),
    [`POST /versions/${original.id}/marks`]: () => ({ marks }),
    'POST /transformations/watermark-removal': () => ({
      id: pending.job_id,
      job_id: pending.job_id,
      status: 'in_progress',
      version: pending,
    }),
  });
  const at = (version: Version) => `/app/playground?imageId=${version.image}&versionId=${version.id}`;
  return { api, at, ...showScreen(<PlaygroundPage />, { path: '/app/playground', at: at(original) }) };
}

const rights = () => screen.findByLabelText<HTMLInputElement>('This picture is mine, or I may change it');

async function chooseWatermark() {
  await openedPlayground();
  fireEvent.click(screen.getByRole('radio', { name: 'Watermark removal' }));
  return rights();
}

beforeEach(() => {
  // jsdom cannot draw.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('found marks are switched off and on by taps on the photo', async () => {
  const shown = show();
  fireEvent.click(await chooseWatermark());
  fireEvent.change(screen.getByLabelText('Removal quality'), { target: { value: 'high' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark the watermark on the photo' }));
  await screen.findByText('Tap a mark to switch it on or off. Green ones are removed.');

  const canvas = await screen.findByRole('application', { name: 'Mark on the photo' });
  const move = (key: string, times: number) => {
    for (let step = 0; step < times; step += 1) fireEvent.keyDown(canvas, { key });
  };
  move('ArrowLeft', 10);
  move(' ', 1);
  expect(await screen.findByText('Line of text: stays')).toBeTruthy();
  move('ArrowRight', 20);
  move(' ', 1);
  expect(await screen.findByText('Line of text: will be removed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));

  await waitFor(() => expect(shown.api.calls('POST /transformations')).toHaveLength(1));
  expect(shown.api.calls('POST /transformations')[0]?.body).toMatchObject({
    args: {
      removal_quality: 'high',
      corrections: { add: { regions: [1], boxes: [] }, remove: { regions: [0], boxes: [] } },
    },
  });
  expect(shown.api.calls(`POST /versions/${original.id}/marks`)[0]?.body).toEqual({
    removal_quality: 'high',
  });
});

it('U-35 the statement of rights counts for one photo, and is required again for the next', async () => {
  const shown = show();
  fireEvent.click(await chooseWatermark());
  expect((await rights()).checked).toBe(true);
  await act(() => shown.goTo(shown.at(other)));
  expect((await chooseWatermark()).checked).toBe(false);
});
