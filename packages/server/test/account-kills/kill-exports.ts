import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AUTH_BASE } from '@home-design/contract';
import { strFromU8, unzipSync } from 'fflate';
import { seededRandom } from '../crash/random.ts';
import { contentsOf, differences, makeInstallation } from './installation.ts';
import { addPictures, answered, type Person, signInWithThings } from './people.ts';

/** More than the buffers between the two processes, so that every kill interrupts the download. */
const PICTURES = { count: 300, bytes: 100_000 };

export interface ExportResult {
  /** Kills during the download, and after it. */
  kills: { taken: number; over: number };
  /** Size of the whole ZIP. */
  bytes: number;
  /** Errors found afterwards; empty if all is well. */
  faults: string[];
}

/** Kills the server during the download of an account's data; the next download must be complete. */
export async function killExports(kills: number, seed: number): Promise<ExportResult> {
  const random = seededRandom(seed);
  const installation = await makeInstallation();
  const counts = { taken: 0, over: 0 };
  const faults: string[] = [];
  try {
    let server = await installation.start();
    const person = await signInWithThings(server.origin, random);
    await server.stop();
    await installation.withDatabase((db) => addPictures(db, installation.folder, person, PICTURES));
    server = await installation.start();
    const whole = await take(person, Number.POSITIVE_INFINITY);
    await server.stop();
    const before = await contentsOf(installation);

    for (let kill = 0; kill < kills; kill++) {
      server = await installation.start();
      const bytes = Math.floor(random() * whole.length * 0.9);
      const taking = take(person, bytes, () => server.kill());
      const isBroken = await taking.then(
        (content) => content.length < whole.length,
        () => true,
      );
      counts[isBroken ? 'taken' : 'over'] += 1;
    }
    server = await installation.start();
    const scratch = await readdir(join(installation.folder, 'files', 'scratch'));
    faults.push(...scratch.map((name) => `left in scratch: ${name}`));
    const again = await take(person, Number.POSITIVE_INFINITY);
    const { credits } = await answered<{ credits: { used: number } }>(
      await person.guest.at('GET', `${AUTH_BASE}/credits`),
      200,
    );
    if (credits.used !== 1) faults.push(`${credits.used} designs are used`);
    await server.stop();
    faults.push(...compare(whole, again, kills + 1));
    faults.push(...differences(before, await contentsOf(installation)).filter((line) => !isUse(line)));
    return { kills: counts, bytes: whole.length, faults };
  } finally {
    await installation.remove();
  }
}

/** Changes that a download itself makes: the last use of the session, and the audit entry. */
const isUse = (line: string) =>
  /^(lost from|new in) (users|sessions): /.test(line) ||
  (line.startsWith('new in audit_entries: ') && line.includes('accountExport.download'));

/** Downloads the ZIP; calls back once, after so many bytes. */
async function take({ guest }: Person, bytes: number, then?: () => Promise<void>): Promise<Buffer> {
  const answer = await guest.at('GET', `${AUTH_BASE}/export`);
  if (answer.status !== 200 || !answer.body) throw new Error(`The export answered ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let length = 0;
  let isTold = false;
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    parts.push(part);
    length += part.length;
    if (length < bytes || isTold) continue;
    isTold = true;
    await then?.();
  }
  return Buffer.concat(parts);
}

/** Files that differ with each download, because they name its time, the sessions and the download itself. */
const OF_ITSELF = new Set(['README.txt', 'account.json', 'sessions.json', 'changes.json']);

function compare(whole: Uint8Array, again: Uint8Array, taken: number): string[] {
  const [before, after] = [unzipSync(whole), unzipSync(again)];
  const faults: string[] = [];
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const path of paths) {
    const [had, has] = [before[path], after[path]];
    if (!had || !has) faults.push(`only in one of them: ${path}`);
    else if (!OF_ITSELF.has(path) && hash(had) !== hash(has)) faults.push(`another: ${path}`);
  }
  const pictures = Object.keys(after).filter((path) => path.startsWith('pictures/'));
  if (pictures.length < PICTURES.count) faults.push(`only ${pictures.length} pictures`);
  const changes = (files: Record<string, Uint8Array>) =>
    (JSON.parse(strFromU8(files['changes.json'] ?? new Uint8Array())) as { action: string }[]).filter(
      ({ action }) => action === 'accountExport.download',
    ).length;
  if (changes(after) !== changes(before) + taken)
    faults.push(`${changes(after) - changes(before)} downloads are written down, not ${taken}`);
  return faults;
}

const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
