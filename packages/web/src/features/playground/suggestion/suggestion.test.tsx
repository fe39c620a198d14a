import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const REASON = 'Some walls may be missing, or something else may have been painted.';
const original = make.version();
const suggested = make.edit(original, { label: 'Sage walls', suggested_because: REASON });
const pending = make.pending(original, make.id());

async function show() {
  const world = { versions: [original, suggested] };
  const api = fakeApi({
    ...credits(8),
    [`GET /images/${original.image}`]: () => make.image(world.versions),
    [`GET /images/${original.image}/versions`]: () => ({
      results: world.versions,
      count: world.versions.length,
    }),
    [`POST /versions/${suggested.id}/keep`]: () => {
      const kept = { ...suggested, suggested_because: null };
      world.versions = [original, kept];
      return kept;
    },
    [`DELETE /versions/${suggested.id}`]: () => {
      world.versions = [original];
      return undefined;
    },
    [`POST /versions/${original.id}/selection/prepare`]: () => ({ width: 4, height: 3 }),
    // The tool looks for the walls as soon as it opens.
    [`POST /versions/${original.id}/selection/surface`]: () => new Promise(() => undefined),
    'POST /transformations/wall-color': () => ({
      id: pending.job_id,
      job_id: pending.job_id,
      status: 'in_progress',
      version: pending,
      alternatives: [],
    }),
  });
  const at = `/app/playground?imageId=${original.image}&versionId=${suggested.id}`;
  const shown = showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await openedPlayground();
  const bar = within(await screen.findByRole('region', { name: 'Suggestion, not charged' }));
  return { api, bar, ...shown };
}

describe('a suggested version', () => {
  it('says why it is one and what keeping it costs, and cannot be downloaded', async () => {
    const { bar } = await show();
    expect(bar.getByText(`${REASON} Keeping it takes 1 design.`)).toBeTruthy();
    const history = within(await screen.findByRole('region', { name: /^Version history/ }));
    expect(history.getByText(/^Suggestion, not charged · /)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
  });

  it('is a version like any other once it is kept', async () => {
    const { api, bar } = await show();
    fireEvent.click(bar.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('Suggestion kept')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggestion, not charged' })).toBeNull());
    expect(api.calls(`POST /versions/${suggested.id}/keep`)).toHaveLength(1);
    expect(await screen.findByRole('link', { name: /Download/ })).toBeTruthy();
  });

  it('stays a suggestion when no design is left, and says so', async () => {
    const { api, bar } = await show();
    api.answer(
      `POST /versions/${suggested.id}/keep`,
      () => new Refusal(402, 'None left.', 'credits_exhausted'),
    );
    fireEvent.click(bar.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('None left.')).toBeTruthy();
    await waitFor(() =>
      expect(bar.getByRole('button', { name: 'Keep it' })).toHaveProperty('disabled', false),
    );
  });

  it('can be kept again at once when the server could not be reached, while the page still waits for it', async () => {
    const { api, bar } = await show();
    api.answer(`POST /versions/${suggested.id}/keep`, () => Promise.reject(new TypeError('Failed to fetch')));
    api.answer(`GET /images/${original.image}`, () => new Promise(() => undefined));
    fireEvent.click(bar.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('The suggestion could not be kept')).toBeTruthy();
    await waitFor(() =>
      expect(bar.getByRole('button', { name: 'Keep it' })).toHaveProperty('disabled', false),
    );
  });

  it('can be discarded, which shows the version before it', async () => {
    const { bar } = await show();
    fireEvent.click(bar.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Version deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggestion, not charged' })).toBeNull());
  });

  it('can be corrected: the version before it opens with the tool', async () => {
    const { bar, address } = await show();
    fireEvent.click(bar.getByRole('button', { name: 'Select the walls' }));
    expect(await screen.findByRole('region', { name: 'Selecting on the photo' })).toBeTruthy();
    expect(address()).toContain(`versionId=${original.id}`);
  });

  it('is not edited further: another try starts from the version before it', async () => {
    const { api } = await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Wall color' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(api.calls('POST /transformations')).toHaveLength(1));
    expect(api.calls('POST /transformations')[0]?.body).toMatchObject({ version_id: original.id });
  });
});
