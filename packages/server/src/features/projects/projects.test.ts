import { API_BASE, type Project, type ProjectDetail, type Version } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject, startEdit, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';

const PROJECTS = `${API_BASE}/projects/`;
const MISSING = '00000000-0000-4000-8000-000000000000';

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server.close());

interface Page {
  results: Project[];
  count: number;
  num_pages: number;
  has_next: boolean;
  has_previous: boolean;
}

describe('creating', () => {
  it('API-023 PROJECTS-31 PROJECTS-32 PROJECTS-33 PROJECTS-34 PROJECTS-35 PROJECTS-36 PROJECTS-37 answers the whole project', async () => {
    const guest = await server.guest();
    const project = await makeProject(guest, {
      title: ' Harbor flat ',
      address: 'Quay 3',
      notes: 'Two rooms',
    });
    expect(project).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Harbor flat',
      address: 'Quay 3',
      notes: 'Two rooms',
      image_count: 0,
      is_sample: false,
      is_default: false,
      deleted_at: null,
      cover_url: null,
      cover_label: null,
      cover_original_url: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: project.created_at,
      images: [],
    });
  });

  it('PROJECTS-18 needs a title only', async () => {
    const guest = await server.guest();
    expect(await makeProject(guest, { title: 'Attic' })).toMatchObject({ address: '', notes: '' });
  });

  it.each([{}, { title: '' }, { title: '   ' }, { title: 'x'.repeat(201) }, { title: 'Attic', owner: 'me' }])(
    'PROJECTS-16 PROJECTS-17 refuses %j',
    async (body) => {
      const guest = await server.guest();
      const error = expectStatus<{ code: string }>(await guest.post(PROJECTS, body), 400);
      expect(error.code).toBe('invalid_request');
    },
  );

  it('U-38 keeps unusual text as text', async () => {
    const guest = await server.guest();
    const title = `<b>"O'Hara"</b> \u202B بيت 🏠`;
    expect((await makeProject(guest, { title })).title).toBe(title);
  });
});

describe('listing', () => {
  it('API-009 API-022 PROJECTS-35 newest first, by pages, with count and cover of the first image', async () => {
    const guest = await server.guest();
    const first = await makeProject(guest, { title: 'First' });
    await makeProject(guest, { title: 'Second' });
    await makeProject(guest, { title: 'Third' });
    const cover = await makeImage(guest, { project: first.id });
    await makeImage(guest, { project: first.id });

    const page = expectStatus<Page>(await guest.get(`${PROJECTS}?page_size=2`), 200);
    expect(page.results.map((project) => project.title)).toEqual(['Third', 'Second']);
    expect(page).toMatchObject({ count: 3, num_pages: 2, has_next: true, has_previous: false });

    const last = expectStatus<Page>(await guest.get(`${PROJECTS}?page_size=2&page=2`), 200);
    expect(last.results).toMatchObject([{ title: 'First', image_count: 2, cover_url: cover.thumb_url }]);
    expect(last).toMatchObject({ has_next: false, has_previous: true });
  });

  it('API-011 hides projects from other accounts', async () => {
    await makeProject(await server.guest());
    const other = await server.guest();
    expect(expectStatus<Page>(await other.get(PROJECTS), 200)).toMatchObject({ results: [], count: 0 });
  });
});

describe('one project', () => {
  it('API-024 PROJECTS-37 has its images in their order, with their versions', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    const older = await makeImage(guest, { project: id });
    const newer = await makeImage(guest, { project: id });
    const project = expectStatus<ProjectDetail>(await guest.get(`${PROJECTS}${id}/`), 200);
    expect(project.images.map((image) => image.id)).toEqual([older.id, newer.id]);
    expect(project.images[0]).toMatchObject({
      project_title: 'Harbor flat',
      versions: [{ kind: 'original' }],
    });
  });

  it('PROJECTS-01 holds images, images hold versions, and boards group versions of them', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    const image = await makeImage(guest, { project: id });
    const edit = await makeEdit(guest, image.id);
    const project = expectStatus<ProjectDetail>(await guest.get(`${PROJECTS}${id}/`), 200);
    expect(project.images[0]?.versions.map(({ kind }) => kind)).toEqual(['original', 'edited']);

    const version_ids = [edit.result_version];
    const board = { project: id, name: 'For the seller', version_ids };
    const answer = await guest.post(`${API_BASE}/boards/`, board);
    const { versions } = expectStatus<{ versions: Version[] }>(answer, 201);
    expect(versions.map((version) => version.id)).toEqual(version_ids);
  });

  it('API-025 changes the sent fields and nothing else', async () => {
    const guest = await server.guest();
    const before = await makeProject(guest, { title: 'Attic', notes: 'Old' });
    const after = expectStatus<ProjectDetail>(
      await guest.patch(`${PROJECTS}${before.id}/`, { notes: '' }),
      200,
    );
    expect(after).toMatchObject({ title: 'Attic', notes: '', created_at: before.created_at });
    expectStatus(await guest.patch(`${PROJECTS}${before.id}/`, { title: ' ' }), 400);
  });

  it('API-026 is deleted with its images and running edits, and nothing stays charged', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    const image = await makeImage(guest, { project: id });
    await makeEdit(guest, image.id);
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id } = await startEdit(guest, image.id);
    await held.begun;

    expectStatus(await guest.delete(`${PROJECTS}${id}/`), 204);
    expectStatus(await guest.get(`${PROJECTS}${id}/`), 404);
    expectStatus(await guest.get(`${API_BASE}/images/${image.id}/`), 404);
    expectStatus(await guest.get(`${API_BASE}/edit-jobs/${job_id}/`), 404);
    expect(await usedDesigns(guest)).toBe(1);
    await server.idle();
  });

  it.each(['get', 'delete'] as const)(
    'API-011 %s answers the same for foreign and missing ones',
    async (method) => {
      const { id } = await makeProject(await server.guest());
      const other = await server.guest();
      const foreign = await other[method](`${PROJECTS}${id}/`);
      const missing = await other[method](`${PROJECTS}${MISSING}/`);
      expectStatus(foreign, 404);
      expect(foreign.body).toBe(missing.body);
    },
  );

  it('API-011 the projects of other accounts cannot be changed', async () => {
    const owner = await server.guest();
    const { id } = await makeProject(owner);
    expectStatus(await (await server.guest()).patch(`${PROJECTS}${id}/`, { title: 'Mine' }), 404);
    expect(expectStatus<ProjectDetail>(await owner.get(`${PROJECTS}${id}/`), 200).title).toBe('Harbor flat');
  });
});
