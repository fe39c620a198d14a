import type { EditJob, Version } from '@home-design/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const original = make.version();
const JOB = make.id();
const pending = make.pending(original, JOB);
const finished = make.edit(original, { id: pending.id });
const failed = { ...pending, status: 'failed', error_message: 'No walls were found.' } as Version;
const WHY = 'We are not sure which parts of this photo are walls.';
const PATH = `/images/${original.image}`;

/** A server whose versions and job the test changes. */
function show(start: { versions: Version[]; job?: EditJob; left?: number }) {
  const world = { versions: start.versions, job: start.job ?? make.job(pending) };
  const api = fakeApi({
    ...credits(start.left ?? 8),
    [`GET ${PATH}`]: () => make.image(world.versions),
    [`GET ${PATH}/versions`]: () => ({ results: world.versions, count: world.versions.length }),
    [`GET /edit-jobs/${JOB}/status`]: () => world.job,
    'POST /transformations/wall-color': () => {
      world.versions = [original, pending];
      return { id: JOB, job_id: JOB, status: 'in_progress', version: pending };
    },
  });
  const at = `/app/playground?imageId=${original.image}`;
  return { api, world, ...showScreen(<PlaygroundPage />, { path: '/app/playground', at }) };
}

const history = openedPlayground;
const button = (name: string) => screen.getByRole('button', { name });
async function apply() {
  await history();
  fireEvent.click(button('Apply'));
}

describe('asking for an edit', () => {
  it('PLAYGROUND-16 EDITS-03 EDITS-04 EDITS-39 EDITS-38 offers ten paints and nine lights', async () => {
    show({ versions: [original] });
    await history();
    const names = (group: string) =>
      within(screen.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')?.split('.')[0]);
    expect(names('Wall color')).toEqual(
      'White Beige Gray Blue Green Navy Charcoal Sage Taupe Cream'.split(' '),
    );
    const stops = (group: string) =>
      within(screen.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .filter((radio) => radio.tabIndex === 0)
        .map((radio) => radio.getAttribute('aria-label'));
    expect(stops('Wall color')).toEqual(['White']);
    fireEvent.click(screen.getByRole('radio', { name: 'Lighting' }));
    await screen.findByRole('radiogroup', { name: 'Lighting' });
    expect(stops('Lighting')).toEqual(['Golden hour. Low, warm evening sun']);
    expect(names('Lighting')).toEqual([
      'Twilight',
      'Golden hour',
      'Ambient',
      'Flamboyant',
      'Moody',
      'Evenly lit',
      'Hard direct',
      'Warm light',
      'Cool light',
    ]);
    const values = ['Brightness', 'Contrast', 'Warmth', 'Strength'].map((name) =>
      screen.getByRole('slider', { name }).getAttribute('aria-valuenow'),
    );
    expect(values).toEqual(['1.2', '1.1', '0', '0.8']);
  });

  it('U-40 shows before the click what the edit changes, what it costs and what is left', async () => {
    show({ versions: [original], left: 3 });
    await history();
    expect(screen.getByText(/Trim, doors, windows and furniture stay exactly as they are/)).toBeTruthy();
    expect(await screen.findByText(/Costs 1 design\. 3 of 10 left this month\./)).toBeTruthy();
  });

  it('U-21 has a link after Apply that leads past history and navigation to the photo', async () => {
    show({ versions: [original] });
    await history();
    fireEvent.click(screen.getByRole('link', { name: 'Skip to the photo' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /, Original$/ }));
  });

  it('U-40 says why nothing can be applied without designs left', async () => {
    const { api } = show({ versions: [original], left: 0 });
    expect(await screen.findByText(/All 10 designs of this month are used/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/app/plans');
    await apply();
    expect(button('Apply').getAttribute('aria-disabled')).toBe('true');
    expect(api.calls('POST /transformations')).toEqual([]);
  });

  it('EDITS-42 PLAYGROUND-38 ERRORS-57 sends version and arguments, and shows the pending version at once', async () => {
    const { api } = show({ versions: [original] });
    await history();
    fireEvent.click(screen.getByRole('radio', { name: 'Sage' }));
    await apply();
    expect(await screen.findByText('Processing')).toBeTruthy();
    expect(api.calls('POST /transformations')[0]?.body).toEqual({
      version_id: original.id,
      args: { color: 'sage', strength: 0.8 },
    });
    expect(within(await history()).getByText('Sage walls')).toBeTruthy();
  });

  it('EDITS-23 refuses a seed that is not a whole number', async () => {
    const { api } = show({ versions: [original] });
    await history();
    fireEvent.click(button('Advanced'));
    fireEvent.change(await screen.findByLabelText('Seed'), { target: { value: '1.5' } });
    fireEvent.click(button('Apply'));
    expect(await screen.findByText('The seed must be a whole number from 0 to 4294967295')).toBeTruthy();
    expect(api.calls('POST /transformations')).toEqual([]);
  });

  it("EDITS-52 ERRORS-40 says 'Failed to apply edit', and the reason", async () => {
    const { api } = show({ versions: [original] });
    api.answer('POST /transformations/wall-color', () => new Refusal(402, 'You have used all designs.'));
    await apply();
    expect(await screen.findByText('Failed to apply edit')).toBeTruthy();
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told).toContain('You have used all designs.');
    // A plan without designs left is not an error.
    expect(screen.queryByText('Error')).toBeNull();
    api.answer('POST /transformations/wall-color', () => new Refusal(500, 'Something went wrong.'));
    fireEvent.click(button('Apply'));
    expect(await screen.findByText('Error')).toBeTruthy();
  });
});

describe('a running edit', () => {
  it('U-12 PLAYGROUND-12 VERSIONS-20 is shown when the page opens, with stage and fraction', async () => {
    show({ versions: [original, pending] });
    expect(await screen.findByText('Processing: Sage walls')).toBeTruthy();
    expect(await screen.findByText(/^Finding walls · 40% · running for/)).toBeTruthy();
    expect(within(await history()).getByText(/^Processing · Finding walls, 40%/)).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Progress of Sage walls' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
  });

  it('says how long it will take, and nothing as long as that is unknown', async () => {
    const { unmount } = show({
      versions: [original, pending],
      job: make.job(pending, { seconds_left: 21 }),
    });
    expect(await screen.findByText(/ · running for .+ · about 20 s left$/)).toBeTruthy();
    unmount();
    // A long analysis at a low progress does not make it a matter of minutes.
    const started_at = new Date(Date.now() - 30_000).toISOString();
    show({ versions: [original, pending], job: make.job(pending, { progress: 0.12, started_at }) });
    expect(await screen.findByText(/^Finding walls · 12% · running for [\d:]+$/)).toBeTruthy();
  });

  it('shows how many edits are ahead and when it will start', async () => {
    const waiting = { stage: 'Waiting', queue_position: 2, estimated_wait_seconds: 41, started_at: null };
    show({ versions: [original, pending], job: make.job(pending, waiting) });
    expect(
      await screen.findByText(/^Waiting · 2 edits ahead of yours · waiting for .+ · starts in about 40 s$/),
    ).toBeTruthy();
  });

  it('PLAYGROUND-13 PLAYGROUND-39 VERSIONS-22 JOBS-18 ends with the result selected and compared, and with a notice in the title', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { world, address } = show({ versions: [original, pending] });
    await screen.findByText('Processing: Sage walls');
    world.versions = [original, finished];
    world.job = make.job(pending, { status: 'succeeded', result_version: pending.id, progress: 1 });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    // Both notices end after a while, so they are looked for first.
    await waitFor(() => {
      expect(document.title).toContain('✓ Done');
      expect(screen.getByText('Sage walls is done.')).toBeTruthy();
    });
    await waitFor(() => expect(address()).toContain(`versionId=${pending.id}`));
    expect(await screen.findByRole('slider', { name: /^Divider between Before: Original/ })).toBeTruthy();
    expect(screen.queryByText('Processing: Sage walls')).toBeNull();
    vi.useRealTimers();
  });

  it('PLAYGROUND-40 EDITS-53 U-14 shows the reason of a failure in a toast and in the history', async () => {
    show({
      versions: [original, pending],
      job: make.job(pending, { status: 'failed', error_message: 'No walls were found.' }),
    });
    expect(await screen.findByText('No walls were found.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });

  it('shows a refusal as a notice, not as an error, with a button for the tool that helps', async () => {
    const about = { error_code: 'edit_not_confident', error_message: WHY };
    const { api, world } = show({ versions: [original, pending] });
    api.answer(`GET /edit-jobs/${JOB}/status`, () => {
      world.versions = [original, { ...failed, ...about }];
      return make.job(pending, { status: 'failed', ...about });
    });
    api.answer(`POST /versions/${original.id}/selection/prepare`, () => ({ width: 4, height: 3 }));
    // The tool looks for the walls as soon as it opens.
    api.answer(`POST /versions/${original.id}/selection/surface`, () => new Promise(() => undefined));
    expect(await screen.findByText('Not possible on this photo')).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
    expect(within(await history()).getByText(`Not possible: ${WHY}`)).toBeTruthy();
    const inHistory = within(await history()).getByRole('button', {
      name: 'Select the walls, for Sage walls',
    });
    fireEvent.click(screen.getByRole('radio', { name: 'Lighting' }));
    fireEvent.click(inHistory);
    expect(await screen.findByRole('region', { name: 'Selecting on the photo' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Wall color' }).getAttribute('aria-checked')).toBe('true');
  });

  it("EDITS-53 ERRORS-41 says 'Edit failed' without a reason", async () => {
    show({ versions: [original, pending], job: make.job(pending, { status: 'failed' }) });
    expect(await screen.findByText('Edit failed')).toBeTruthy();
  });

  it('JOBS-14 is shown as failed as soon as it is canceled, before the server answers', async () => {
    const { api } = show({ versions: [original, pending] });
    api.answer(`POST /edit-jobs/${JOB}/cancel`, () => new Promise(() => undefined));
    const [cancel] = await screen.findAllByRole('button', { name: 'Cancel Sage walls' });
    fireEvent.click(cancel as HTMLElement);
    expect(within(await history()).getByText('Failed: Cancelled by user')).toBeTruthy();
    expect(screen.queryByText('Processing: Sage walls')).toBeNull();
  });

  it('U-15 can be canceled without an error', async () => {
    const { api, world } = show({ versions: [original, pending] });
    const cancelled = make.job(pending, { status: 'failed', error_code: 'cancelled' });
    api.answer(`POST /edit-jobs/${JOB}/cancel`, () => {
      world.versions = [original];
      world.job = cancelled;
      return cancelled;
    });
    const [cancel] = await screen.findAllByRole('button', { name: 'Cancel Sage walls' });
    fireEvent.click(cancel as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Processing: Sage walls')).toBeNull());
    expect(screen.queryByText('Edit failed')).toBeNull();
  });
});

describe('a failed version', () => {
  it('U-14 JOBS-17 shows its reason and can be tried again, and the new job is watched', async () => {
    const { api, world } = show({ versions: [original, failed] });
    expect(within(await history()).getByText('Failed: No walls were found.')).toBeTruthy();
    const again = make.pending(original, make.id());
    api.answer(`GET /edit-jobs/${again.job_id}/status`, () => make.job(again, { stage: 'Painting' }));
    api.answer(`POST /edit-jobs/${JOB}/retry`, () => {
      world.versions = [original, again];
      return make.job(again);
    });
    fireEvent.click(button('Retry Sage walls'));
    expect(await screen.findByText('Processing: Sage walls')).toBeTruthy();
    expect((await screen.findAllByText(/Painting/)).length).toBeGreaterThan(0);
  });

  it('U-14 can be removed', async () => {
    const { api, world } = show({ versions: [original, failed] });
    await history();
    api.answer(`DELETE /versions/${failed.id}`, () => {
      world.versions = [original];
      return undefined;
    });
    fireEvent.click(button('Remove Sage walls'));
    await waitFor(() => expect(screen.queryByText('Failed: No walls were found.')).toBeNull());
  });
});
