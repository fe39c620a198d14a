import type { AuthUser, EditJob, Image, Version } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../../test/intersection.ts';
import { make } from '../../../../test/make.ts';
import { makeProfile } from '../../../../test/make-profile.ts';
import { noBoards } from '../../../../test/no-boards.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectPage } from '../page/project-page.tsx';
import { closeBatch } from './batch-store.ts';

const images = ['hall.jpg', 'kitchen.jpg', 'bath.jpg'].map((name) => make.image([make.version()], { name }));
const project = make.project({ images, image_count: 3 });
const PATH = `/projects/${project.id}`;
const ACTIVE = 'GET /edit-jobs';
/** A job for each image, in the given state. */
const jobs = images.map((image) => make.job(make.pending(image.versions[0] as never, make.id())));
const jobAt = (index: number, about: object = {}): EditJob => ({ ...(jobs[index] as EditJob), ...about });
const active = (...running: EditJob[]) => ({ results: running.toReversed(), count: running.length });
const accepted = (...all: EditJob[]) => ({
  jobs: all.map(({ id, image }) => ({
    id,
    job_id: id,
    status: 'in_progress',
    version: make.edit(images.find((each) => each.id === image)?.versions[0] as never),
  })),
});

async function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [`GET ${PATH}`]: () => project,
    [ACTIVE]: () => active(),
    ...credits(9),
    ...answers,
  });
  showScreen(<ProjectPage boards={noBoards} />, {
    path: '/app/projects/:projectId',
    at: `/app/projects/${project.id}`,
  });
  await screen.findByRole('heading', { name: 'Images (3)' });
  return api;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const panel = () => screen.findByRole('region', { name: /Editing|edited/ });
const rows = async () =>
  within(within(await panel()).getByRole('list', { name: 'Photos being edited' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

// These parts are loaded on demand; their loading time is not tested here.
beforeAll(async () => {
  await Promise.all([
    import('../selection/selection-bar.tsx'),
    import('./batch-dialog.tsx'),
    import('./batch-panel.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  everythingIsSeen();
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
  closeBatch(project.id);
});

describe('editing several photos at once', () => {
  it('requests one edit of the selected photos, shows the cost and follows it in one view', async () => {
    const api = await show({ [`POST ${PATH}/batch_jobs`]: () => accepted(jobAt(0), jobAt(2)) });
    await press('Select photos');
    expect(await screen.findByText('0 photos selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select bath.jpg' }));
    fireEvent.click(screen.getByRole('button', { name: /^View hall/ }));
    await press('Edit 2 photos');

    const dialog = await screen.findByRole('dialog', { name: 'Edit 2 photos' });
    expect(await within(dialog).findByText(/Takes 2 designs.*You have 9 left/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Wall color' }));
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Sage' }));
    api.answer(ACTIVE, () => active(jobAt(0), jobAt(2, { started_at: null, queue_position: 1 })));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Edit 2 photos' }));

    expect(await screen.findByRole('heading', { name: 'Editing 2 photos' })).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({
      transformation: 'wall-color',
      parameters: { color: 'sage' },
      image_ids: [images[0]?.id, images[2]?.id],
    });
    await waitFor(async () => expect(await rows()).toEqual(['hall.jpgFinding walls', 'bath.jpgWaiting']));
    expect(screen.queryByText(/photos selected/)).toBeNull();
  });

  it('says why the request was refused, and keeps the selection', async () => {
    await show({ [`POST ${PATH}/batch_jobs`]: () => new Refusal(402, 'You have 1 design left.') });
    await press('Select photos');
    await press('Select all');
    await press('Edit 3 photos');
    const dialog = await screen.findByRole('dialog', { name: 'Edit 3 photos' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Edit 3 photos' }));
    expect(await screen.findByText('You have 1 design left.')).toBeTruthy();
    expect(screen.getByText('3 photos selected')).toBeTruthy();
  });
});

describe('a running batch', () => {
  it('is found again when the page is reopened, and is canceled from its end', async () => {
    const api = await show({ [ACTIVE]: () => active(jobAt(0), jobAt(1), jobAt(2)) });
    expect(await screen.findByRole('heading', { name: 'Editing 3 photos' })).toBeTruthy();
    const stopped: string[] = [];
    for (const { id } of jobs) {
      api.answer(`POST /edit-jobs/${id}/cancel`, () => {
        stopped.push(id);
        // The first one has ended in the meantime.
        if (id === jobs[0]?.id) return new Refusal(409, 'The edit has ended.', 'job_finished');
        return { ...jobs.find((job) => job.id === id), status: 'failed', error_code: 'cancelled' };
      });
    }
    api.answer(`GET /edit-jobs/${jobs[0]?.id}/status`, () => jobAt(0, { status: 'succeeded' }));
    api.answer(ACTIVE, () => active());
    fireEvent.click(within(await panel()).getByRole('button', { name: 'Stop the rest' }));

    expect(await screen.findByRole('heading', { name: '1 of 3 photos edited' })).toBeTruthy();
    expect(screen.getByText('2 photos were left as before.')).toBeTruthy();
    expect(stopped).toEqual(jobs.map(({ id }) => id).toReversed());
    expect(await rows()).toEqual(['hall.jpgDone', 'kitchen.jpgStopped', 'bath.jpgStopped']);
    await press('Close');
    expect(screen.queryByRole('heading', { name: /photos edited/ })).toBeNull();
  });

  it('says how long its last edit still takes, once the server knows it of all', async () => {
    const runs = (seconds_left: number | null) => jobAt(0, { seconds_left });
    const waits = jobAt(1, {
      ...{ started_at: null, queue_position: 1, estimated_wait_seconds: 12, estimated_seconds: 20 },
    });
    const api = await show({ [ACTIVE]: () => active(runs(null), waits) });
    expect((await screen.findByText('0 of 2 done')).parentElement?.textContent).toBe('0 of 2 done');
    api.answer(ACTIVE, () => active(runs(12), waits));
    expect(await screen.findByText(/about 30 s left/, {}, { timeout: 10_000 })).toBeTruthy();
  });

  it('ends with a summary and the reasons, and retries the failed edits', async () => {
    const api = await show({ [ACTIVE]: () => active(jobAt(0), jobAt(1)) });
    await panel();
    api.answer(`GET /edit-jobs/${jobs[0]?.id}/status`, () => jobAt(0, { status: 'succeeded' }));
    const reason = 'No wall can be seen in this photo.';
    api.answer(`GET /edit-jobs/${jobs[1]?.id}/status`, () =>
      jobAt(1, { status: 'failed', error_message: reason, error_code: 'edit_not_confident' }),
    );
    api.answer(ACTIVE, () => active());
    expect(await screen.findByRole('heading', { name: '1 of 2 photos edited' })).toBeTruthy();
    expect(await rows()).toEqual(['hall.jpgDone', `kitchen.jpgCould not be edited: ${reason}`]);

    const again = jobAt(1, { id: make.id() });
    api.answer(`POST /edit-jobs/${jobs[1]?.id}/retry`, () => again);
    api.answer(ACTIVE, () => active(again));
    await press('Try the failed photo again');
    expect(await screen.findByRole('heading', { name: 'Editing 2 photos' })).toBeTruthy();
    expect(await rows()).toEqual(['hall.jpgDone', 'kitchen.jpgFinding walls']);
  });

  it('links to the results that are suggestions, and counts them', async () => {
    const hall = images[0] as Image;
    const original = hall.versions[0] as Version;
    const version = make.edit(original, { suggested_because: 'Some walls may be missing.' });
    const api = await show({ [ACTIVE]: () => active(jobAt(0), jobAt(1)) });
    await panel();
    api.answer(`GET ${PATH}`, () => ({
      ...project,
      images: [{ ...hall, versions: [original, version] }, ...images.slice(1)],
    }));
    api.answer(`GET /edit-jobs/${jobs[0]?.id}/status`, () =>
      jobAt(0, { status: 'succeeded', result_version: version.id }),
    );
    api.answer(`GET /edit-jobs/${jobs[1]?.id}/status`, () => jobAt(1, { status: 'succeeded' }));
    api.answer(ACTIVE, () => active());
    const link = await screen.findByRole('link', { name: 'Look at the suggestion for hall.jpg' });
    expect(link.getAttribute('href')).toContain(version.id);
    expect(screen.getByText('1 result is a suggestion. Look at it, and keep it if it is good.')).toBeTruthy();
  });

  it('U-01 cannot start with an edit that the publishing rules of the listing ban, and says why', async () => {
    const api = await show({
      [`GET ${PATH}/publishing_profile`]: () => ({ listing: make.id(), profile: makeProfile() }),
    });
    await press('Select photos');
    await press('Select all');
    await press('Edit 3 photos');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'Sky' }));
    expect(await dialog.findByText(/^Not allowed by this listing's publishing rules/)).toBeTruthy();
    const start = dialog.getByRole('button', { name: /^Edit 3 photos/ });
    expect(start.getAttribute('aria-disabled')).toBe('true');
    expect(start.getAttribute('aria-describedby')).toContain('batch-rules');
    fireEvent.click(start);
    expect(api.calls(`POST ${PATH}/batch_jobs`)).toEqual([]);
    fireEvent.click(dialog.getByRole('radio', { name: 'Lighting' }));
    expect(start.getAttribute('aria-disabled')).toBe('false');
  });
});
