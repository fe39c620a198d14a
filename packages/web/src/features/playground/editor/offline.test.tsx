import type { Version } from '@home-design/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { reportLost, resetConnection, tryNow } from '../../../lib/api/connection.ts';
import { useToasts } from '../../../ui/toasts/toasts.ts';
import { PlaygroundPage } from '../playground-page.tsx';

const original = make.version();
const JOB = make.id();
const pending = make.pending(original, JOB);
const PATH = `/images/${original.image}`;
const APPLY = 'POST /transformations/wall-color';

let isServerThere: boolean;
beforeEach(() => {
  isServerThere = true;
  resetConnection(async () => isServerThere);
});
afterEach(() => {
  resetConnection(async () => true);
  useToasts.setState([], true);
});

function show(versions: Version[]) {
  const world = { versions };
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image(world.versions),
    [`GET ${PATH}/versions`]: () => ({ results: world.versions, count: world.versions.length }),
    [`GET /edit-jobs/${JOB}/status`]: () => make.job(pending),
    [APPLY]: lose,
  });
  const at = `/app/playground?imageId=${original.image}`;
  return { api, world, ...showScreen(<PlaygroundPage />, { path: '/app/playground', at }) };
}

function lose(): never {
  isServerThere = false;
  throw new TypeError('Failed to fetch');
}

const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply' }));

it('ERRORS-14 issue 19: an edit that could not be sent is told once, keeps its settings, and is sent once by Retry', async () => {
  const { api, world } = show([original]);
  await openedPlayground();
  fireEvent.click(screen.getByRole('radio', { name: 'Sage' }));
  apply();
  await screen.findByRole('button', { name: 'Retry' });
  // Pressed again, it has no second message.
  apply();
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getAllByText('What you entered is kept.')).toHaveLength(1);
  expect(screen.queryByText('Network error')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Sage' }).getAttribute('aria-checked')).toBe('true');

  isServerThere = true;
  api.answer(APPLY, () => {
    world.versions = [original, pending];
    return { id: JOB, job_id: JOB, status: 'in_progress', version: pending };
  });
  await act(async () => tryNow());
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Processing: Sage walls')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  const keys = api.calls(APPLY).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

it('issue 19: Apply takes the place of Retry, so that the edit is not made twice', async () => {
  const { api, world } = show([original]);
  await openedPlayground();
  apply();
  await screen.findByRole('button', { name: 'Retry' });
  isServerThere = true;
  api.answer(APPLY, () => {
    world.versions = [original, pending];
    return { id: JOB, job_id: JOB, status: 'in_progress', version: pending };
  });
  await act(async () => tryNow());
  apply();
  expect(await screen.findByText('Processing: Sage walls')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('issue 19: a running edit goes on without a connection; note and history say so in place of an old stage', async () => {
  show([original, pending]);
  await screen.findByText(/running for/);
  const row = within(await screen.findByRole('region', { name: 'Version history' }));
  expect(await row.findByText(/^Processing · /)).toBeTruthy();
  isServerThere = false;
  await act(async () => reportLost());
  expect((await screen.findAllByText(/^The edit goes on\./)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/running for/)).toBeNull();
  expect(row.getByText(/^The edit goes on\./)).toBeTruthy();
  expect(row.queryByText(/^Processing/)).toBeNull();
  isServerThere = true;
  await act(async () => tryNow());
  expect(await screen.findByText(/running for/)).toBeTruthy();
});

it('issue 19: an edit still runs when the request to cancel it was lost', async () => {
  const { api } = show([original, pending]);
  const [cancel] = await screen.findAllByRole('button', { name: 'Cancel Sage walls' });
  api.answer(`POST /edit-jobs/${JOB}/cancel`, lose);
  // The list cannot be loaded again either.
  api.answer(`GET ${PATH}/versions`, lose);
  fireEvent.click(cancel as HTMLElement);
  expect(await screen.findByText('The edit could not be canceled')).toBeTruthy();
  expect(screen.getByText('Processing: Sage walls')).toBeTruthy();
  expect(within(await openedPlayground()).queryByText('Failed: Cancelled by user')).toBeNull();
});
