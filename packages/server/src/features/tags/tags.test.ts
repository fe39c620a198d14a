import { API_BASE, type Image, type Tag, type Version, type VersionId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeImage, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

const TAGS = `${API_BASE}/tags/`;

let server: PictureServer;
let guest: TestClient;
let image: Image;
let id: VersionId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  image = await makeImage(guest);
  id = image.versions[0]!.id;
});
afterAll(() => server.close());

const make = (tag: object, client = guest) => client.post(TAGS, tag);
const list = async (query = '', client = guest) =>
  expectStatus<{ results: Tag[]; count: number }>(await client.get(`${TAGS}${query}`), 200);
const add = (tag: string, client = guest) => client.post(`${API_BASE}/versions/${id}/add-tag/`, { tag });
const remove = (tag: string) => guest.post(`${API_BASE}/versions/${id}/remove-tag/`, { tag });
const namesOn = (version: Version) => version.tags.map((tag) => tag.name);

describe('tags', () => {
  it('API-090 API-089 VERSIONS-30 are made with name, color and category, and listed by name', async () => {
    const kitchen = expectStatus<Tag>(
      await make({ name: 'Kitchen', color: '#AA5500', category: 'room' }),
      201,
    );
    expect(kitchen).toEqual({ id: kitchen.id, name: 'Kitchen', color: '#AA5500', category: 'room' });
    await make({ name: 'approved' });

    expect((await list()).results.map(({ name }) => name)).toEqual(['approved', 'Kitchen']);
    expect((await list()).count).toBe(2);
    expect((await list('?category=room')).results).toEqual([kitchen]);
    expect((await list('', await server.guest())).results).toEqual([]);
  });

  it('has one tag of a name, in any case', async () => {
    const first = expectStatus<Tag>(await make({ name: 'Approved', color: '#112233' }), 201);
    const all = await Promise.all(['approved', 'APPROVED'].map((name) => make({ name })));
    for (const answer of all) expect(expectStatus<Tag>(answer, 201)).toEqual(first);
    expect((await list()).count).toBe(1);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ name: 'sale', color: 'red' }, 'color'],
    [{ color: '#112233' }, 'name'],
  ])('refuses %j', async (tag, field) => {
    const answer = await make(tag);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveProperty(field);
  });
});

describe('tags of a version', () => {
  it('API-091 VERSIONS-17 are added by id or name, and an unknown name creates a tag', async () => {
    const { id: tag } = expectStatus<Tag>(await make({ name: 'Sold', color: '#005500' }), 201);
    expectStatus(await add(tag), 200);
    const version = expectStatus<Version>(await add('attic'), 200);
    expect(version.tags).toEqual([
      { id: expect.any(String), name: 'attic', color: '#64748b' },
      { id: tag, name: 'Sold', color: '#005500' },
    ]);
    expect((await readImage(guest, image.id)).versions[0]?.tags).toEqual(version.tags);
    expect((await list()).count).toBe(2);
  });

  it('contains a tag once, even if it is added repeatedly or in another case', async () => {
    const [version] = (await Promise.all(['Sold', 'sold', 'SOLD'].map((tag) => add(tag)))).map((answer) =>
      expectStatus<Version>(answer, 200),
    );
    expect(namesOn(version!)).toHaveLength(1);
    expect(namesOn((await readImage(guest, image.id)).versions[0]!)).toHaveLength(1);
  });

  it('API-092 are removed by id or name; a missing one is no error', async () => {
    const { tags } = expectStatus<Version>(await add('Sold'), 200);
    await add('Attic');
    expect(namesOn(expectStatus<Version>(await remove('attic'), 200))).toEqual(['Sold']);
    expect(namesOn(expectStatus<Version>(await remove('never seen'), 200))).toEqual(['Sold']);
    expect(namesOn(expectStatus<Version>(await remove(tags[0]!.id), 200))).toEqual([]);
    expect((await list()).count).toBe(2);
  });

  it('are 20 at most', async () => {
    for (let number = 1; number <= 20; number++) expectStatus(await add(`tag ${number}`), 200);
    const answer = await add('one more');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'version_tags_full']);
    expect((await list()).count).toBe(20);
  });

  it('S4 cannot come from another account, nor be put on its versions', async () => {
    const stranger = await server.guest();
    const { id: foreign } = expectStatus<Tag>(await make({ name: 'Theirs' }, stranger), 201);
    const answer = await add(foreign);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'tag_not_found']);
    expect((await add('mine', stranger)).json().code).toBe('version_not_found');
    expect(namesOn((await readImage(guest, image.id)).versions[0]!)).toEqual([]);
  });

  it('are deleted with the version', async () => {
    await add('Sold');
    expectStatus(await guest.delete(`${API_BASE}/images/${image.id}/`), 204);
    expect((await list()).results.map(({ name }) => name)).toEqual(['Sold']);
  });
});
