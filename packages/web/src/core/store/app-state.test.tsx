import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { listed, make, page } from '../../../test/make.ts';
import { makeBoard } from '../../../test/make-board.ts';
import { makeDesign } from '../../../test/make-design.ts';
import { guest } from '../../../test/users.ts';
import { creditsQuery } from '../session/credits-query.ts';
import { sessionStore } from '../session/session-store.ts';
import { appState } from './app-state.ts';
import { clientStore } from './client-store.ts';
import { DEFAULT_GALLERY_FILTERS } from './gallery-filters.ts';
import { galleryOperations } from './operations/gallery-operations.ts';
import { activeJobsQuery, imageQuery, jobQuery, projectQuery, projectsQuery } from './queries.ts';
import { storeOperations } from './store-operations.ts';
import { useAppState } from './use-app-state.ts';

const original = make.version();
const image = make.image([original]);
const project = make.project({ images: [image], image_count: 1 });
const running = make.job(make.pending(original, make.id()));
const link = makeBoard.link({ resource_type: 'project', resource_id: project.id });
const tag = { id: make.id(), name: 'kitchen', color: '#64748b', category: null };

let queries: QueryClient;
let operations: ReturnType<typeof storeOperations>;
const state = () => appState(queries);

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  operations = storeOperations(queries);
  sessionStore.setState({ at: 'signed-in', user: guest }, true);
  clientStore.setState({ currentProjectId: null, currentImageId: null, selectedImageIds: [] });
});

describe('the state of the app', () => {
  it('is one object', () => {
    expect(Object.keys(state()).sort()).toEqual(FIELDS);
  });

  it('is empty before anything is loaded', () => {
    expect({ ...state() }).toMatchObject({
      projects: [],
      currentProject: null,
      images: [],
      currentImage: null,
      jobs: [],
      activeJobs: [],
      shareLinks: [],
      galleryItems: [],
      versionTree: null,
      tags: [],
      credits: null,
      loading: false,
      error: null,
      transformationInProgress: false,
    });
  });

  it('STORE-01 STORE-30 has the projects of all loaded pages', async () => {
    const [first, second] = [listed(project), listed(make.project())];
    fakeApi({ 'GET /projects': ({ path }) => page(path.includes('page=2') ? [second] : [first]) });
    await operations.projects.list();
    await operations.projects.list({ page: 2 });
    expect(state().projects).toEqual([first, second]);
  });

  it('STORE-02 STORE-03 STORE-31 STORE-35 has the current project and its images', async () => {
    fakeApi({ [`GET /projects/${project.id}`]: () => project });
    clientStore.setState({ currentProjectId: project.id });
    expect(await operations.projects.get(project.id)).toEqual(project);
    expect(state().currentProject).toEqual(project);
    expect(await operations.images.listByProject(project.id)).toEqual([image]);
    expect(state().images).toEqual([image]);
  });

  it('STORE-04 STORE-36 has the current image, from the project or loaded alone', async () => {
    clientStore.setState({ currentProjectId: project.id, currentImageId: image.id });
    queries.setQueryData(projectQuery(project.id).queryKey, project);
    expect(state().currentImage).toEqual(image);
    fakeApi({ [`GET /images/${image.id}`]: () => ({ ...image, name: 'hall.jpg' }) });
    await operations.images.get(image.id);
    expect(state().currentImage?.name).toBe('hall.jpg');
  });

  it('STORE-05 STORE-06 has all jobs, and the unfinished ones', () => {
    const ended = make.job(make.pending(original, make.id()), { status: 'succeeded' });
    queries.setQueryData(activeJobsQuery.queryKey, [running, { ...ended, status: 'in_progress' }]);
    queries.setQueryData(jobQuery(ended.id).queryKey, ended);
    expect(state().jobs.map(({ id, status }) => [id, status])).toEqual([
      [running.id, 'in_progress'],
      [ended.id, 'succeeded'],
    ]);
    expect(state().activeJobs).toEqual([running]);
  });

  it('STORE-09 STORE-40 has the version tree of the current image', async () => {
    const tree = { version: original, children: [{ version: make.edit(original), children: [] }] };
    fakeApi({ [`GET /images/${image.id}/version-tree`]: () => tree });
    clientStore.setState({ currentImageId: image.id });
    expect(state().versionTree).toBeNull();
    // The test reads the image first: its versions come with it.
    const [child, grandchild] = [make.edit(original), make.edit(original)];
    const versions = [original, child, { ...grandchild, parent: child.id }];
    queries.setQueryData(imageQuery(image.id).queryKey, { ...image, versions });
    expect(state().versionTree).toMatchObject({
      version: { id: original.id },
      children: [{ version: { id: child.id }, children: [{ version: { id: grandchild.id }, children: [] }] }],
    });
    await operations.images.versionTree(image.id);
    expect(state().versionTree).toEqual(tree);
  });

  it('STORE-07 STORE-51 has the share links of the current project', async () => {
    const api = fakeApi({ 'GET /share-links': () => ({ results: [link], count: 1 }) });
    clientStore.setState({ currentProjectId: project.id });
    expect(state().shareLinks).toEqual([]);
    await operations.shareLinks.listByProject(project.id);
    expect(api.calls('GET')[0]?.path).toContain(`project=${project.id}`);
    expect(state().shareLinks).toEqual([link]);
  });

  it("STORE-08 STORE-19 has the gallery's designs that match the filters", async () => {
    const [loft, hut] = [makeDesign(), makeDesign()];
    const farmhouse = { ...DEFAULT_GALLERY_FILTERS, style: 'Farmhouse' };
    fakeApi({
      'GET /gallery/public': ({ path }) => ({
        items: path.includes('Farmhouse') ? [hut] : [loft, hut],
        hasMore: false,
        count: 2,
      }),
    });
    const gallery = galleryOperations(queries);
    await gallery.list(DEFAULT_GALLERY_FILTERS);
    await gallery.list(farmhouse);
    expect(state().galleryItems).toEqual([loft, hut]);
    clientStore.setState({ galleryFilters: farmhouse });
    expect(state().galleryItems).toEqual([hut]);
    clientStore.setState({ galleryFilters: DEFAULT_GALLERY_FILTERS });
  });

  it('STORE-10 STORE-48 has the tags', async () => {
    fakeApi({ 'GET /tags': () => ({ results: [tag], count: 1 }) });
    expect(await operations.tags.list()).toEqual([tag]);
    expect(state().tags).toEqual([tag]);
  });

  it('STORE-62 only logs that tags could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fakeApi({ 'GET /tags': () => new Refusal(500) });
    expect(await operations.tags.list()).toEqual([]);
    expect(log.mock.calls.flat().join(' ')).toContain('Tags could not be loaded');
  });

  it('STORE-11 has the signed-in user', () => {
    expect(state().user).toEqual(guest);
    sessionStore.setState({ at: 'signed-out', problem: null }, true);
    expect(state().user).toBeNull();
  });

  it('STORE-12 STORE-60 has the credits, read from `credits`', async () => {
    const credits = { total: 10, used: 4, remaining: 6 };
    fakeApi({
      'GET /api/v1/auth/credits': () => ({ credits, credits_remaining: 6, plan: 'Guest (Limited)' }),
    });
    await queries.fetchQuery(creditsQuery);
    expect(state().credits).toEqual(credits);
  });

  it('STORE-60 only logs that credits could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fakeApi({ 'GET /api/v1/auth/credits': () => new Refusal(500) });
    await expect(queries.fetchQuery(creditsQuery)).rejects.toThrow();
    expect(log.mock.calls.flat().join(' ')).toContain('Credits could not be loaded');
    expect(state().credits).toBeNull();
  });

  it('issue 19: logs nothing when the connection is lost, which the page already tells', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fakeApi({
      'GET /api/v1/auth/credits': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(queries.fetchQuery(creditsQuery)).rejects.toThrow();
    expect(log).not.toHaveBeenCalled();
  });

  it('STORE-15 STORE-17 STORE-18 has the parts that only the browser knows', () => {
    clientStore.setState({ selectedImageIds: [image.id], uploadProgress: 30 });
    expect(state()).toMatchObject({ selectedImageIds: [image.id], uploadProgress: 30 });
    expect(state().galleryFilters).toBe(clientStore.getState().galleryFilters);
    clientStore.setState({ uploadProgress: 0 });
  });
});

describe('loading and failures', () => {
  it('STORE-13 STORE-14 STORE-25 STORE-26 shows loading, and keeps the message of a failure', async () => {
    const api = fakeApi({ 'GET /projects': () => new Refusal(500, 'The disk is full.') });
    const listing = operations.projects.list();
    expect(state().loading).toBe(true);
    await expect(listing).rejects.toThrow();
    expect(state()).toMatchObject({ loading: false, error: 'The disk is full.' });

    api.answer('GET /projects', () => page([]));
    await operations.projects.list();
    expect(state().error).toBeNull();
  });

  it('STORE-16 knows that an edit is being made', () => {
    expect(state().transformationInProgress).toBe(false);
    queries.setQueryData(activeJobsQuery.queryKey, [running]);
    expect(state().transformationInProgress).toBe(true);
  });

  it('gives components only the part they ask for, and only its changes', () => {
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    );
    let rendered = 0;
    const { result } = renderHook(
      () => {
        rendered += 1;
        return useAppState((state) => state.activeJobs.map(({ id }) => id));
      },
      { wrapper },
    );
    act(() => void queries.setQueryData(imageQuery(image.id).queryKey, image));
    act(() => void queries.setQueryData(projectsQuery().queryKey, page([listed(project)])));
    expect(rendered).toBe(1);
    expect(result.current).toEqual([]);
  });
});

const FIELDS = [
  'activeJobs',
  'credits',
  'currentImage',
  'currentProject',
  'error',
  'galleryFilters',
  'galleryItems',
  'images',
  'jobs',
  'loading',
  'projects',
  'selectedImageIds',
  'shareLinks',
  'tags',
  'transformationInProgress',
  'uploadProgress',
  'user',
  'versionTree',
];
