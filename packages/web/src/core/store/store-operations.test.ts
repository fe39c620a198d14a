import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { listed, make, page } from '../../../test/make.ts';
import { makeBoard } from '../../../test/make-board.ts';
import { appState } from './app-state.ts';
import { activeJobsQuery, projectQuery } from './queries.ts';
import { storeOperations } from './store-operations.ts';

const original = make.version();
const image = make.image([original]);
const project = make.project({ images: [image], image_count: 1 });
const pending = make.pending(original, make.id());
const running = make.job(pending);
const failed = make.job(pending, { status: 'failed', error_message: 'No walls.' });
const accepted = {
  id: running.id,
  job_id: running.id,
  status: 'in_progress',
  version: pending,
  alternatives: [],
};

let queries: QueryClient;
let operations: ReturnType<typeof storeOperations>;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  operations = storeOperations(queries);
});
afterEach(() => void vi.useRealTimers());

describe('operations on projects', () => {
  it('STORE-32 creates a project', async () => {
    const api = fakeApi({ 'POST /projects': () => project });
    const fields = { title: 'Elm Street', address: '', notes: '' };
    await operations.projects.create(fields, 'key-1');
    expect(api.calls('POST /projects')[0]).toMatchObject({ body: fields });
    expect(api.calls('POST /projects')[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(queries.getQueryData(projectQuery(project.id).queryKey)).toEqual(project);
  });

  it('STORE-33 updates a project', async () => {
    const api = fakeApi({ [`PATCH /projects/${project.id}`]: () => ({ ...project, title: 'Oak Lane' }) });
    await operations.projects.update(project.id, { title: 'Oak Lane' });
    expect(api.calls('PATCH')[0]?.body).toEqual({ title: 'Oak Lane' });
    expect(queries.getQueryData(projectQuery(project.id).queryKey)?.title).toBe('Oak Lane');
  });

  it('STORE-34 deletes a project, and reloads the lists', async () => {
    const api = fakeApi({
      [`DELETE /projects/${project.id}`]: () => undefined,
      'GET /projects': () => page([listed(project)]),
    });
    await operations.projects.list();
    queries.setQueryData(projectQuery(project.id).queryKey, project);
    await operations.projects.remove(project.id);
    expect(api.calls('DELETE')).toHaveLength(1);
    expect(queries.getQueryData(projectQuery(project.id).queryKey)).toBeUndefined();
  });
});

describe('operations on images', () => {
  it('STORE-39 deletes an image', async () => {
    const api = fakeApi({ [`DELETE /images/${image.id}`]: () => undefined });
    await operations.images.remove(image.id);
    expect(api.calls(`DELETE /images/${image.id}`)).toHaveLength(1);
  });

  it('STORE-41 sets the primary version', async () => {
    const api = fakeApi({ [`POST /images/${image.id}/set-primary`]: () => original });
    await operations.images.setPrimary(image.id, original.id);
    expect(api.calls('POST')[0]?.body).toEqual({ version_id: original.id });
  });
});

describe('operations on edits', () => {
  it('STORE-42 applies an edit, by image_id and parameters', async () => {
    const api = fakeApi({ 'POST /transformations/wall-color': () => accepted });
    const body = { image_id: image.id, parameters: { color: 'sage' } };
    await operations.edits.apply({ transformation: 'wall-color', ...body });
    expect(api.calls('POST')[0]?.body).toEqual(body);
  });

  it('STORE-43 applies an edit to several images, and returns the jobs in their order', async () => {
    const api = fakeApi({ [`POST /projects/${project.id}/batch_jobs`]: () => ({ jobs: [accepted] }) });
    const body = { image_ids: [image.id], transformation: 'wall-color', parameters: { color: 'sage' } };
    const jobs = await operations.edits.applyBatch(project.id, body);
    expect(api.calls('POST')[0]?.body).toEqual(body);
    expect(jobs).toEqual([{ id: running.id, image: image.id }]);
  });
});

describe('operations on jobs', () => {
  it('STORE-44 STORE-05 reads the state of a job', async () => {
    fakeApi({ [`GET /edit-jobs/${running.id}/status`]: () => running });
    expect(await operations.jobs.status(running.id)).toEqual(running);
    expect(appState(queries).jobs).toEqual([running]);
  });

  it('STORE-45 CONST-27 CONST-29 polls a job every 2000 ms, up to 60 times', async () => {
    vi.useFakeTimers();
    const api = fakeApi({ [`GET /edit-jobs/${running.id}/status`]: () => running });
    const polled = operations.jobs.poll(running.id).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(api.calls('GET')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(api.calls('GET')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await polled).toBe('Job timeout');
    expect(api.calls('GET')).toHaveLength(60);
  });

  it('STORE-46 STORE-06 cancels a job, which leaves the running list as failed', async () => {
    fakeApi({ [`POST /edit-jobs/${running.id}/cancel`]: () => failed });
    queries.setQueryData(activeJobsQuery.queryKey, [running]);
    await operations.jobs.cancel(running.id);
    expect(appState(queries).activeJobs).toEqual([]);
    expect(appState(queries).jobs[0]?.status).toBe('failed');
  });

  it('STORE-47 repeats a job as a new one', async () => {
    const again = make.job(make.pending(original, make.id()));
    fakeApi({ [`POST /edit-jobs/${failed.id}/retry`]: () => again });
    expect((await operations.jobs.retry(failed.id)).id).toBe(again.id);
    expect(appState(queries).activeJobs).toEqual([again]);
  });
});

describe('operations on share links', () => {
  const link = makeBoard.link({ resource_type: 'project', resource_id: project.id });

  it('STORE-52 STORE-53 creates a link and switches it off', async () => {
    const api = fakeApi({
      'POST /share-links': () => link,
      [`POST /share-links/${link.id}/revoke`]: () => ({ ...link, is_active: false }),
    });
    const body = { resource_type: 'project', resource_id: project.id, permission: 'view' } as const;
    expect(await operations.shareLinks.create(body)).toEqual(link);
    expect(api.calls('POST')[0]?.body).toEqual(body);
    expect((await operations.shareLinks.revoke(link.id)).is_active).toBe(false);
  });

  it('STORE-54 reads the QR code of a link from `qr_code`', async () => {
    const qr_code = 'data:image/png;base64,AAAA';
    fakeApi({ [`GET /share-links/${link.id}/qr-code`]: () => ({ qr_code, svg: '<svg/>' }) });
    expect(await operations.shareLinks.qrCode(link.id)).toBe(qr_code);
  });
});

describe('operations on tags', () => {
  it('STORE-49 STORE-50 adds a tag to a version, and removes it', async () => {
    const tagged = { ...original, tags: [{ id: make.id(), name: 'kitchen', color: '#64748b' }] };
    const api = fakeApi({
      [`POST /versions/${original.id}/add-tag`]: () => tagged,
      [`POST /versions/${original.id}/remove-tag`]: () => original,
    });
    expect((await operations.tags.add(original.id, 'kitchen')).tags).toHaveLength(1);
    expect((await operations.tags.remove(original.id, 'kitchen')).tags).toEqual([]);
    expect(api.calls('POST').map((call) => call.body)).toEqual([{ tag: 'kitchen' }, { tag: 'kitchen' }]);
  });
});
