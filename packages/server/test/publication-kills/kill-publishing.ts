import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listing, Project, Publication, PublishedPicture } from '@home-design/contract';
import { sweepPictures } from '../../src/features/versions/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { hashFile } from '../../src/platform/hash-file.ts';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
import { makeInstallation } from '../account-kills/installation.ts';
import { answered } from '../account-kills/people.ts';
import type { Victim } from '../account-kills/victim.ts';
import { type Guest, signInGuest } from '../crash/guest.ts';
import { seededRandom } from '../crash/random.ts';
import { drawPhoto } from '../crash/work-load.ts';

/** The smallest size that the rules below accept. */
const SIZE = { width: 660, height: 500 };
const RULES = 'us-smartmls';
const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 120_000;
const MANIFESTS = ['manifest.csv', 'manifest.json', 'manifest.pdf'];

export interface PublishingResult {
  /** Number of finished pictures at each kill. */
  kills: number[];
  /** Errors found afterwards; empty if all is well. */
  faults: string[];
}

/** Makes a set for a listing, and kills the server again and again in the middle, before the set is finished. */
export async function killPublishing(
  { photos, kills }: { photos: number; kills: number },
  seed: number,
): Promise<PublishingResult> {
  const random = seededRandom(seed);
  const installation = await makeInstallation();
  const met: number[] = [];
  try {
    let server = await installation.start();
    const guest = await signInGuest(server.origin);
    const at = `/listings/${await listingOf(guest, photos, random)}/publications/`;
    for (let life = 0; life < kills; life++) {
      const done = await publishUntil(server, guest, at, 1 + Math.floor(random() * (photos - 1)), random);
      met.push(done);
      server = await installation.start();
    }
    const { id } = await answered<Publication>(await guest.call('POST', at), 202);
    const faults = await finish(guest, at, id, photos);
    await server.stop();
    faults.push(...(await installation.withDatabase((db) => leftovers(db, installation.folder, id))));
    return { kills: met, faults };
  } finally {
    await installation.remove();
  }
}

/** A listing from a table, with a project of so many photos. */
async function listingOf(guest: Guest, photos: number, random: () => number): Promise<string> {
  const table = new FormData();
  table.append('file', new Blob(['Title,Address\nHarbor flat,1 Quay Street\n']), 'homes.csv');
  await answered(await guest.call('POST', '/listings/import_table/', table), 200);
  const { results } = await answered<{ results: Listing[] }>(await guest.call('GET', '/listings/'), 200);
  const listing = results[0]!.id;
  const made = await guest.call('POST', `/listings/${listing}/create_project/`, { download_images: false });
  const { project } = await answered<{ project: Project }>(made, 200);
  const form = new FormData();
  for (let place = 1; place <= photos; place++)
    form.append('files', new Blob([await drawPhoto(random, SIZE)]), `room-${place}.jpg`);
  await answered(await guest.call('POST', `/projects/${project.id}/upload_images/`, form), 201);
  await answered(await guest.call('POST', `/listings/${listing}/profile/`, { profile_id: RULES }), 200);
  return listing;
}

/**
 * Requests the set, which is the same each time, and kills the server after so many pictures of it.
 * @returns their number
 */
async function publishUntil(
  server: Victim,
  guest: Guest,
  at: string,
  pictures: number,
  random: () => number,
): Promise<number> {
  const asked = await answered<Publication>(await guest.call('POST', at), 202);
  let set = asked;
  for (const limit = Date.now() + PATIENCE_MS; set.pictures_done < pictures; await sleep(LOOK_EVERY_MS)) {
    if (Date.now() > limit) throw new Error(`Only ${set.pictures_done} pictures were made.`);
    set = await answered<Publication>(await guest.call('GET', `${at}${asked.id}/`), 200);
  }
  await sleep(random() * 100);
  await server.kill();
  return set.pictures_done;
}

/** Waits for the set, and compares it with its manifest. */
async function finish(guest: Guest, at: string, id: string, photos: number): Promise<string[]> {
  const faults: string[] = [];
  let set: Publication | undefined;
  for (const limit = Date.now() + PATIENCE_MS; set?.status !== 'done'; await sleep(100)) {
    set = await answered<Publication>(await guest.call('GET', `${at}${id}/`), 200);
    if (set.status === 'failed' || Date.now() > limit)
      throw new Error(`The set is ${set.status}: ${set.error}`);
  }
  const { results } = await answered<{ results: Publication[] }>(await guest.call('GET', at), 200);
  if (results.length !== 1) faults.push(`${results.length} sets, not one`);
  if (set.pictures_done !== photos) faults.push(`${set.pictures_done} pictures, not ${photos}`);
  const pictures = await answered<{ results: PublishedPicture[] }>(
    await guest.call('GET', `${at}${id}/pictures/`),
    200,
  );
  if (pictures.results.length !== photos)
    faults.push(`the manifest names ${pictures.results.length} pictures`);
  const zip = await guest.at('GET', set.download_url ?? '');
  if (zip.status !== 200 || (await zip.arrayBuffer()).byteLength < (set.bytes ?? 0))
    faults.push('the ZIP is not whole');
  return faults;
}

/** Errors in the files of the set and beside it, while no server runs. */
async function leftovers(db: Database, folder: string, id: string): Promise<string[]> {
  const faults: string[] = [];
  const storage = await createDiskStorage(join(folder, 'files'));
  await sweepPictures({ db, storage, clock: systemClock }, { startedAt: systemClock.now(), alone: true });
  const sets = await db.selectFrom('listingPublications').select(['id', 'files', 'status']).execute();
  const [set] = sets;
  if (sets.length !== 1 || set?.id !== id || set.status !== 'done')
    faults.push('there is no one finished set');
  const own = join(folder, 'files', 'pictures', id);
  const named = (set?.files ?? []).map(({ name }) => name);
  const there = await readdir(own);
  if (there.toSorted().join() !== named.toSorted().join())
    faults.push(`the folder holds ${there.join(', ')}`);
  if (MANIFESTS.some((name) => !named.includes(name))) faults.push('a manifest is missing');
  const { pictures } = JSON.parse(await readFile(join(own, 'manifest.json'), 'utf8')) as {
    pictures: { file: string; sha256: string }[];
  };
  for (const { file, sha256 } of pictures)
    if ((await hashFile(join(own, file)).catch(() => 'missing')) !== sha256)
      faults.push(`${file} is missing or another`);
  const versions = await db.selectFrom('versions').select('id').execute();
  const known = new Set([id, ...versions.flatMap((version) => [version.id, `${version.id}.analysis`])]);
  const folders = (await readdir(join(folder, 'files', 'pictures'))).filter((name) => !name.startsWith('.'));
  for (const name of folders) if (!known.has(name as never)) faults.push(`folder ${name} belongs to nothing`);
  for (const name of await readdir(join(folder, 'files', 'scratch'))) faults.push(`left in scratch: ${name}`);
  return faults;
}
