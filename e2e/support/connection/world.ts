import { readFile } from 'node:fs/promises';
import type { APIResponse, Page } from '@playwright/test';
import { cloth, type DrawnPicture } from '../drawn-pictures.ts';
import { STUDY } from '../photos.ts';
import { expect } from '../test.ts';

/** The things of a guest with which every page and dialog has something to show. */
export interface World {
  project: string;
  /** A listing with a project of two photos, and a finished set of them. */
  listing: string;
  /** Two projects without photos: one as the target of a move, and one to delete. */
  otherProject: string;
  spareProject: string;
  image: string;
  /** A finished look of one photo of the project. */
  look: string;
  board: string;
  /** A board to rename and to delete. */
  spareBoard: string;
  /** The link of the board for visitors, who may send photos and write. */
  token: string;
  /** The link of the listing's page. */
  listingToken: string;
}

const API = '/api/v1/home-design';

type Calls = Awaited<ReturnType<typeof callsOf>>;

const makeProject = async (call: Calls, title: string) =>
  (await call('POST', '/projects/', { title, address: '', notes: '' })).id;

/** Starts a guest session in this browser. */
export async function becomeGuest(page: Page): Promise<Calls> {
  await page.goto('/app/playground');
  await expect(page.getByRole('heading', { name: 'Playground', level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('uid');
  return callsOf(page);
}

/** Makes a project with one photo. */
export async function makeProjectOfOne(call: Calls, title: string): Promise<string> {
  const project = await makeProject(call, title);
  await call.upload(`/projects/${project}/upload_images/`, 'files', [cloth('one.png')]);
  expect((await call('GET', `/projects/${project}/`)).images).toHaveLength(1);
  return project;
}

/**
 * Starts a guest session in this browser. The guest gets a project of photos, an edit, a board with a link, and things
 * to change and delete.
 */
export async function makeWorld(page: Page): Promise<World> {
  const call = await becomeGuest(page);

  const project = await makeProject(call, 'Elm Street');
  const study = { name: 'study.webp', mimeType: 'image/webp', buffer: await readFile(STUDY) };
  const cloths = ['two.png', 'three.png', 'four.png'].map((name) => cloth(name));
  await call.upload(`/projects/${project}/upload_images/`, 'files', [study, ...cloths]);
  const { images } = await call('GET', `/projects/${project}/`);
  const image = images.find(({ name }) => name.startsWith('study'));
  const original = image?.versions[0];
  if (!image || !original) throw new Error('The photo is not in the project.');
  const accepted = await call('POST', '/transformations/lighting/', { version_id: original.id });
  const statusNow = async () => (await call('GET', `/edit-jobs/${accepted.job_id}/status/`)).status;
  await expect.poll(statusNow, { timeout: 180_000 }).toMatch(/succeeded|completed/);

  const { id: look } = await call('POST', `/projects/${project}/looks/`, {
    name: 'Even light',
    steps: [{ transformation: 'lighting' }],
    photos: [{ image_id: image.id }],
  });
  const stateNow = async () => (await call('GET', `/looks/${look}/`)).items[0]?.state;
  await expect.poll(stateNow, { timeout: 180_000 }).toBe('done');

  const version_ids = [original.id, accepted.version.id];
  const { id: board } = await call('POST', '/boards/', { project, name: 'Client choice', version_ids });
  const link = await call('POST', `/boards/${board}/share_links/`, {
    permission: 'upload',
    shows_originals: true,
  });
  await call.upload(`/share/${link.token}/upload/`, 'images', [cloth('visitor.png')]);

  const { id: spareBoard } = await call('POST', '/boards/', { project, name: 'Old choice', version_ids });
  const otherProject = await makeProject(call, 'Pine Court');
  const spareProject = await makeProject(call, 'Old Barn');
  for (const title of ['First gone', 'Second gone'])
    await call.remove(`/projects/${await makeProject(call, title)}/`);
  const listing = await makePublished(call);
  await makeListings(call);
  await makeAlike(call);
  const forBuyers = await makeListingWithPhoto(call, { title: 'Brick house' });
  const { link: page_link } = await call('POST', `/listings/${forBuyers}/page/link/`, {});
  const own = { project, listing, otherProject, spareProject, image: image.id, look, board, spareBoard };
  return { ...own, token: link.token, listingToken: page_link.token };
}

/** A listing from a table, with the rules that have the smallest size limits. */
async function makePublished(call: Calls): Promise<string> {
  const table = {
    name: 'homes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Title,Address\nHarbor flat,1 Quay Street\n'),
  };
  await call.upload('/listings/import_table/', 'file', [table]);
  const { results } = await call('GET', '/listings/');
  const listing = results[0]?.id;
  if (!listing) throw new Error('The listing is not there.');
  const { project } = await call('POST', `/listings/${listing}/create_project/`, { download_images: false });
  const photos = ['hall.png', 'kitchen.png'].map((name) => cloth(name));
  await call.upload(`/projects/${project.id}/upload_images/`, 'files', photos);
  await call('POST', `/listings/${listing}/profile/`, { profile_id: 'us-smartmls' });
  await call('POST', `/listings/${listing}/publications/`);
  const statusNow = async () => (await call('GET', `/listings/${listing}/publications/`)).results[0]?.status;
  await expect.poll(statusNow, { timeout: 180_000 }).toBe('done');
  return listing;
}

/** Two listings that this server never reads, because it refuses addresses of its own network. */
async function makeListings(call: Calls): Promise<void> {
  const urls = ['http://127.0.0.1:9/elm-street-12', 'http://127.0.0.1:9/oak-lane-4'];
  await call('POST', '/listings/create_from_urls/', { urls, auto_create_project: false });
}

/** Two listings of one home, with differently written addresses. */
async function makeAlike(call: Calls): Promise<void> {
  const rows = [
    'Title,Address',
    'Mill cottage,"7 Mill Lane, Salem, OR"',
    'Cottage,"7 Mill Ln., Salem, Oregon 97301"',
  ];
  const table = { name: 'cottages.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await call.upload('/listings/import_table/', 'file', [table]);
  const pairs = async () => (await call('GET', '/listings/duplicates/')).results.length;
  await expect.poll(pairs, { timeout: 30_000 }).toBe(1);
}

/**
 * A listing from a table, with a project of one photo, whose walls are painted if wanted.
 * @returns its id
 */
export async function makeListingWithPhoto(
  call: Calls,
  { title, isEdited = false }: { title: string; isEdited?: boolean },
): Promise<string> {
  const rows = [
    'Title,UnparsedAddress,ListPrice,Currency,BedroomsTotal,BathroomsTotalInteger,LivingArea,PublicRemarks',
    `${title},"12 Elm Street, Springfield, IL 62704",450000,USD,3,2,1850,South light all day.`,
  ];
  const table = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await call.upload('/listings/import_table/', 'file', [table]);
  const listing = (await call('GET', '/listings/')).results.find((each) => each.title === title);
  if (!listing) throw new Error('The listing is not there.');
  const { project } = await call('POST', `/listings/${listing.id}/create_project/`, {});
  const study = { name: 'study.webp', mimeType: 'image/webp', buffer: await readFile(STUDY) };
  await call.upload(`/projects/${project.id}/upload_images/`, 'files', [study, cloth('porch.png')]);
  if (isEdited) {
    const { images } = await call('GET', `/projects/${project.id}/`);
    const image = images.find(({ name }) => name.startsWith('study'));
    const body = { image_id: image?.id, args: { color: 'sage' } };
    const accepted = await call('POST', '/transformations/wall-color/', body);
    const statusNow = async () => (await call('GET', `/edit-jobs/${accepted.job_id}/status/`)).status;
    await expect.poll(statusNow, { timeout: 180_000 }).toMatch(/succeeded|completed/);
  }
  return listing.id;
}

/** The fields of the answers that are used here. */
interface Answer {
  id: string;
  token: string;
  job_id: string;
  status: string;
  version: { id: string };
  images: { id: string; name: string; versions: { id: string }[] }[];
  items: { state: string }[];
  project: { id: string };
  results: { id: string; title: string; status: string }[];
  link: { token: string };
  /** Files that were refused. */
  errors?: object[];
}

/** Calls of the API with the session of the page. */
async function callsOf(page: Page) {
  const headersOf = async () => {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
    return { 'x-csrftoken': decodeURIComponent(token), origin: new URL(page.url()).origin };
  };
  const read = async (answer: APIResponse): Promise<Answer> => {
    if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const call = async (method: 'GET' | 'POST', path: string, data?: object) =>
    read(
      await page.request.fetch(`${API}${path}`, {
        method,
        headers: await headersOf(),
        ...(data && { data }),
      }),
    );
  const upload = async (path: string, field: string, files: readonly DrawnPicture[]) => {
    const form = new FormData();
    for (const { name, mimeType, buffer } of files)
      form.append(field, new File([new Uint8Array(buffer)], name, { type: mimeType }));
    const answer = await page.request.post(`${API}${path}`, { headers: await headersOf(), multipart: form });
    const { errors = [] } = await read(answer);
    if (errors.length > 0) throw new Error(`Not every file was taken: ${JSON.stringify(errors)}`);
  };
  const remove = async (path: string) => {
    const answer = await page.request.delete(`${API}${path}`, { headers: await headersOf() });
    if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`);
  };
  return Object.assign(call, { upload, remove });
}
