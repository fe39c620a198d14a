import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE, type ListingId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeListing, pictureUrls, readListing } from '../test/listings/listing-makers.ts';
import { listingToPublish, publicationEnded, startPublication } from '../test/listings/publication-makers.ts';
import { makeEdit, makeImage } from '../test/makers.ts';
import { type PictureServer, startPictureServer } from '../test/picture-server.ts';
import type { TestClient } from '../test/test-client.ts';
import { runCommand } from './run-command.ts';
import type { RunningServer } from './server-adapter.ts';

let server: PictureServer;
let running: RunningServer;
let guest: TestClient;
/** Version of a photo; each test has a new one. */
let id: string;
beforeAll(async () => {
  server = await startPictureServer();
  await mkdir(join(server.folder, 'keys'));
  await writeFile(join(server.folder, 'keys', 'operator'), server.operatorKey.toString('base64'));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  running = { address, dataFolder: server.folder };
  guest = await server.guest();
});
beforeEach(async () => {
  id = (await makeImage(guest)).versions[0]!.id;
});
afterAll(() => server.close());

const run = (...more: string[]) => runCommand(['check', ...more], running);
const folderOf = (name: string) => join(server.folder, 'pictures', name);
const trashOf = (name: string) => join(server.folder, 'pictures', '.trash', '2026-11-20', `${name}~x`);
const get = async (rendition: string) =>
  (await guest.get(`${API_BASE}/versions/${id}/files/${rendition}/`)).statusCode;

/** The check finds the problem and leaves it; --repair has the given outcome; the next check finds what is left. */
async function expectRepair(folder: string, problem: string, outcome: string, exitCode: 0 | 3) {
  const found = await run();
  expect([found.output.split('\n')[1]?.split(/ {2,}/), found.exitCode]).toEqual([
    [folder, problem, 'found'],
    3,
  ]);
  expect((await run()).output).toBe(found.output);
  const repaired = await run('--repair');
  expect([repaired.output.split('\n')[1]?.split(/ {2,}/), repaired.exitCode]).toEqual([
    [folder, problem, outcome],
    exitCode,
  ]);
  expect((await run()).exitCode).toBe(exitCode);
}

describe('R7 npm run operator -- check', () => {
  it('finds nothing in a sound installation, and reports its progress', async () => {
    const image = await makeImage(guest);
    await makeEdit(guest, image.id);
    const told: [number, number][] = [];
    const { output, exitCode } = await runCommand(['check'], running, (...at) => told.push(at));
    expect(output).toMatch(/^3 versions were compared with rows, files and hashes: nothing is wrong\.\n$/);
    expect([exitCode, told]).toEqual([0, [[3, 3]]]);
  });

  it('makes a missing and an empty smaller picture again from the original', async () => {
    await rm(join(folderOf(id), 'thumbnail.webp'));
    await truncate(join(folderOf(id), 'preview.jpg'));
    await expectRepair(id, 'smaller picture is missing', 'made again from the original', 0);
    expect(await Promise.all(['original', 'preview', 'thumbnail'].map(get))).toEqual([200, 200, 200]);
  });

  it('restores a folder that a sweep moved to the trash', async () => {
    await mkdir(join(trashOf(id), '..'), { recursive: true });
    await rename(folderOf(id), trashOf(id));
    await expectRepair(id, 'folder is missing', 'put back from the trash', 0);
    expect(await get('original')).toBe(200);
  });

  it('restores the picture of a listing, and removes the row of a lost one', async () => {
    const listing = await makeListing(guest, server.web, { pictures: pictureUrls(1) });
    const [row] = await server.db.selectFrom('listings').select('pictureId').execute();
    const picture = row?.pictureId ?? '';
    await mkdir(join(trashOf(picture), '..'), { recursive: true });
    await rename(folderOf(picture), trashOf(picture));
    await expectRepair(picture, 'picture of a listing is missing', 'put back from the trash', 0);
    expect((await guest.get(listing.primary_image_url ?? '')).statusCode).toBe(200);

    await rm(folderOf(picture), { recursive: true });
    const outcome = 'is forgotten, and fetched again with the next refresh';
    await expectRepair(picture, 'picture of a listing is missing', outcome, 0);
    expect(await readListing(guest, listing.id)).toMatchObject({
      status: 'completed',
      primary_image_url: null,
    });
  });

  it('restores a set for publishing, and lets a lost one be made again', async () => {
    const { guest: agent, listing } = await listingToPublish(server);
    const set = await publicationEnded(agent, await startPublication(agent, listing.id));
    const problem = 'set for publishing is not whole';
    await mkdir(join(trashOf(set.id), '..'), { recursive: true });
    await rename(folderOf(set.id), trashOf(set.id));
    await expectRepair(set.id, problem, 'put back from the trash', 0);
    expect((await agent.get(set.download_url ?? '')).statusCode).toBe(200);

    await truncate(join(folderOf(set.id), 'manifest.csv'));
    await expectRepair(set.id, problem, 'is marked as failed, and can be made again', 0);
    const again = await publicationEnded(agent, await startPublication(agent, listing.id));
    expect([again.status, again.id === set.id]).toEqual(['done', false]);
  });

  it('joins merged listings to the shown one, and separates those whose target is unknown', async () => {
    const made = await Promise.all(['1', '2', '3'].map((name) => makeListing(guest, server.web, { name })));
    const [one, two, three] = made.map((listing) => listing.id) as [ListingId, ListingId, ListingId];
    const setMerged = (of: ListingId, mergedInto: ListingId | null) =>
      server.db.updateTable('listings').set({ mergedInto }).where('id', '=', of).execute();
    const stands = async () => Promise.all([two, three].map(async (of) => (await readListing(guest, of)).id));

    await setMerged(two, one);
    const unwritten = 'merge of the listing is not written down';
    await expectRepair(two, unwritten, 'can be undone now', 0);
    await setMerged(three, two);
    const chain = 'listing is merged into one that is merged itself';
    await expectRepair(three, chain, 'is a part of the listing that is shown', 0);
    expect(await stands()).toEqual([one, one]);

    await setMerged(two, three);
    await setMerged(three, two);
    expect((await run()).output.split(chain)).toHaveLength(3);
    // Both were parts of each other: after the first is separated, the second is a part of it.
    expect((await run('--repair')).exitCode).toBe(0);
    expect((await run()).exitCode).toBe(0);

    for (const id of [two, three]) await setMerged(id, null);
    const output = (await run('--repair')).output;
    expect(output).toContain('merge is written down of a listing that is not merged');
    expect((await run()).exitCode).toBe(0);
    expect(await stands()).toEqual([two, three]);

    const other = await makeListing(await server.guest(), server.web, { name: '4' });
    await setMerged(two, other.id);
    await expectRepair(
      two,
      'listing is merged into one of another account',
      'is a listing of its own again',
      0,
    );
  });

  it('replaces a damaged original by a sound copy from the trash, and never by a damaged one', async () => {
    await mkdir(join(trashOf(id), '..'), { recursive: true });
    await cp(folderOf(id), trashOf(id), { recursive: true });
    await cp(folderOf(id), `${trashOf(id)}2`, { recursive: true });
    await writeFile(join(folderOf(id), 'original.png'), 'other bytes');
    await writeFile(join(`${trashOf(id)}2`, 'original.png'), 'other bytes too');
    await expectRepair(id, 'original is damaged', 'put back from the trash', 0);
    expect(await get('original')).toBe(200);
  });

  it('moves unreferenced folders to the trash, no more than a sweep may', async () => {
    const orphan = randomUUID();
    const make = async (name: string) => {
      await mkdir(folderOf(name));
      await utimes(folderOf(name), new Date(0), new Date(0));
    };
    await make(orphan);
    await expectRepair(orphan, 'belongs to no row', 'is now in the trash', 0);

    const many = Array.from({ length: 21 }, () => randomUUID());
    for (const name of many) await make(name);
    const { output, exitCode } = await run('--repair');
    expect([output.match(/is more than a sweep may take/g)?.length, exitCode]).toEqual([21, 3]);
    expect(output).toContain('21 wrong, 0 repaired, 21 left.');
    for (const name of many) await rm(folderOf(name), { recursive: true });
  });

  it('names irreparable problems each time', async () => {
    await rm(join(folderOf(id), 'original.png'));
    await expectRepair(id, 'original is missing', 'cannot be repaired', 3);
  });
});
