import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AUTH_BASE, type PaidPlan } from '@home-design/contract';
import type { Database } from '../../src/platform/database/database.ts';
import { runSql } from '../../src/platform/database/run-sql.ts';
import type { StripeStandIn } from '../../src/test/stripe/stripe-stand-in.ts';
import type { StripeEvent } from '../../src/test/stripe/stripe-world.ts';
import { type Guest, signInGuest } from '../crash/guest.ts';
import { drawPhoto } from '../crash/work-load.ts';

/** A person with an account or a guest, and texts that name them or their data. */
export interface Person {
  guest: Guest;
  userId: string;
  /** Null: a guest. */
  email: string | null;
  names: string[];
}

/** The JSON of a response. @throws if the status is another one */
export async function answered<T>(answer: Response, ...statuses: number[]): Promise<T> {
  const text = await answer.text();
  if (!statuses.includes(answer.status))
    throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Signs a person in and creates one of most things: project, photo, edit, board, link, comment, key, tag. */
export async function signInWithThings(origin: string, random: () => number): Promise<Person> {
  const guest = await signInGuest(origin);
  const me = await answered<{ user: { uid: string } }>(await guest.at('GET', `${AUTH_BASE}/me`), 200);
  const project = await answered<{ id: string }>(
    await guest.call('POST', '/projects/', { title: 'Harbor flat' }),
    201,
  );
  const form = new FormData();
  form.append('file', new Blob([await drawPhoto(random)]), 'room.jpg');
  form.append('project', project.id);
  const image = await answered<{ id: string }>(await guest.call('POST', '/images/', form), 201);
  const edit = { image_id: image.id, args: { type: 'moody', seed: 7 } };
  const { job_id: job, version } = await answered<{ job_id: string; version: { id: string } }>(
    await guest.call('POST', '/transformations/lighting/', edit),
    202,
  );
  for (;;) {
    const { status } = await answered<{ status: string }>(await guest.call('GET', `/edit-jobs/${job}/`), 200);
    if (status === 'succeeded') break;
    if (status !== 'in_progress') throw new Error(`The edit ended as ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await answered(await guest.call('POST', `/versions/${version.id}/add-tag/`, { tag: 'Sold' }), 200);
  const board = await answered<{ id: string }>(
    await guest.call('POST', '/boards/', { project: project.id, name: 'Ideas', version_ids: [version.id] }),
    201,
  );
  const link = await answered<{ token: string }>(
    await guest.call('POST', `/boards/${board.id}/share_links/`, { permission: 'upload' }),
    201,
  );
  await answered(await fetch(`${origin}/api/v1/home-design/share/${link.token}/`), 200);
  const userId = me.user.uid;
  return { guest, userId, email: null, names: [userId, project.id, image.id, version.id, board.id] };
}

/** Turns guests into accounts, as a sign-in with Google does. No server runs. */
export async function becomeAccounts(db: Database, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    person.email = `${randomUUID()}@example.com`;
    person.names.push(person.email);
    const { userId, email } = person;
    await runSql(db, 'update users set is_anonymous = false, email = $2 where id = $1', [userId, email]);
    await runSql(
      db,
      `insert into identity_users (uid, issuer, subject, email, created_at, last_login_at)
        values ($1, 'google', $2, $3, now(), now())
        on conflict (uid) do update set issuer = excluded.issuer, subject = excluded.subject, email = excluded.email`,
      [userId, randomUUID(), email],
    );
  }
}

/**
 * Pays for a plan at the stand-in, and requests a consultation and a key. @returns the events that Stripe sends about
 * the payment
 */
export async function pay(
  { guest, email, names }: Person,
  stripe: StripeStandIn,
  plan: PaidPlan = 'business',
): Promise<StripeEvent[]> {
  const { url } = await answered<{ url: string }>(
    await guest.call('POST', '/plans/checkout/', { plan }),
    200,
  );
  const checkout = url.split('/').at(-1) ?? '';
  names.push(stripe.world.checkouts.get(checkout)?.customer ?? '');
  const events = stripe.world.pay(checkout);
  await stripe.deliver(events);
  const lead = { firstName: 'Mara', lastName: 'Lind', email, acceptTerms: true };
  await answered(await guest.call('POST', '/gallery/lead-capture/', lead), 201);
  await answered(await guest.at('POST', `${AUTH_BASE}/api-keys/`, { name: 'Import', scopes: ['read'] }), 201);
  return events;
}

const FILES = {
  original: 'original.png',
  preview: { webp: 'preview.webp', jpeg: 'preview.jpg' },
  thumbnail: { webp: 'thumbnail.webp', jpeg: 'thumbnail.jpg' },
  mask: null,
};
const NAMES = ['original.png', 'preview.webp', 'preview.jpg', 'thumbnail.webp', 'thumbnail.jpg'];
/** Activities for each picture, so that the transaction of a deletion takes some time. */
const ACTIVITIES = 40;

/** Adds many pictures to a person, with rows and files as the server stores them. No server runs. */
export async function addPictures(
  db: Database,
  dataFolder: string,
  { userId }: Person,
  { count, bytes }: { count: number; bytes: number },
): Promise<string[]> {
  const [images, versions] = [ids(count), ids(count)];
  await runSql(
    db,
    `insert into images (id, user_id, name, received_format, received_bytes, received_sha256, created_at)
      select id, $2, 'Room', 'jpeg', 1, '', now() from unnest($1::uuid[]) as id`,
    [images, userId],
  );
  await runSql(
    db,
    `insert into versions (id, image_id, user_id, kind, operation, status, label, description, branch_name, parameters,
        files, content_hash, warnings, width, height, is_primary, is_favorite, created_at, completed_at, stored_bytes)
      select id, image, $3, 'original', 'upload', 'completed', '', '', 'main', '{}', $4::jsonb, '', '[]', 1, 1, true,
        false, now(), now(), $5::integer from unnest($1::uuid[], $2::uuid[]) as made (id, image)`,
    [versions, images, userId, JSON.stringify(FILES), bytes * NAMES.length],
  );
  await runSql(
    db,
    `insert into operations (id, user_id, image_id, description, status, started_at)
      select gen_random_uuid(), $2, image, 'Upload', 'completed', now()
      from unnest($1::uuid[]) as image, generate_series(1, $3::integer)`,
    [images, userId, ACTIVITIES],
  );
  for (const version of versions) {
    const folder = join(dataFolder, 'files', 'pictures', version);
    await mkdir(folder, { recursive: true });
    for (const name of NAMES) await writeFile(join(folder, name), randomBytes(bytes));
  }
  return versions;
}

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
