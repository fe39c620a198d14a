import { setTimeout as sleep } from 'node:timers/promises';
import { AUTH_BASE } from '@home-design/contract';
import type { Database } from '../../src/platform/database/database.ts';
import { runSql } from '../../src/platform/database/run-sql.ts';
import type { StripeEvent } from '../../src/test/stripe/stripe-world.ts';
import { seededRandom } from '../crash/random.ts';
import {
  contentsOf,
  differences,
  type Installation,
  makeInstallation,
  rowsThatName,
} from './installation.ts';
import { addPictures, answered, becomeAccounts, type Person, pay, signInWithThings } from './people.ts';
import { type Left, startAndKill } from './start-and-kill.ts';

/** Accounts that are removed together, and pictures of each: enough that most kills interrupt the removal. */
const AT_ONCE = 3;
const PICTURES = { count: 500, bytes: 400 };

/** The phase that a kill interrupted. */
export interface KillCounts {
  /** The removal had begun, and some accounts still had rows. */
  rows: number;
  /** All rows were deleted, and pictures were left. */
  pictures: number;
  /** Only a customer at Stripe was left. */
  customers: number;
  /** Nothing was left to do. */
  over: number;
}

export interface KillResult {
  kills: KillCounts;
  /** Removed accounts. */
  removed: number;
  /** Errors found afterwards; empty if all is well. */
  faults: string[];
}

/** The kind of people to remove, and how the removal is started. */
export interface Removal {
  /** Prepares guests for the removal; no server runs. */
  prepare(db: Database, people: readonly Person[]): Promise<void>;
  /** Calls that they make before; the server runs. */
  ask?(person: Person, installation: Installation): Promise<void>;
  /** Lets time pass until the removal is due; no server runs. */
  timePasses(db: Database, people: readonly Person[]): Promise<void>;
  /** The hourly task starts the removal. */
  fastHours: boolean;
}

/** Kills the server during deletions that their owners requested. */
export const killDeletions = (kills: number, seed: number) =>
  killRemovals(kills, seed, {
    prepare: becomeAccounts,
    async ask(person, { stripe }) {
      await pay(person, stripe);
      const wanted = { confirmation: person.email };
      await answered(await person.guest.at('POST', `${AUTH_BASE}/delete-account`, wanted), 200);
    },
    async timePasses(db) {
      await runSql(db, `update account_deletions set due_at = now() - interval '1 minute'`);
    },
    fastHours: false,
  });

/** Kills the server during the removal of unused guests. */
export const killGuestRemovals = (kills: number, seed: number) =>
  killRemovals(kills, seed, {
    prepare: async () => {},
    async timePasses(db, people) {
      const ids = people.map(({ userId }) => userId);
      const past = `now() - interval '100 days'`;
      await runSql(
        db,
        `update users set created_at = ${past}, last_seen_at = ${past} where id = any($1::text[])`,
        [ids],
      );
      await runSql(db, `update sessions set used_at = ${past} where user_id = any($1::text[])`, [ids]);
      await runSql(
        db,
        `update share_visits set day = (${past})::date
          where link_id in (select id from share_links where user_id = any($1::text[]))`,
        [ids],
      );
      await runSql(
        db,
        `insert into guest_removals (user_id, last_used_at, announced_at, removes_at)
          select id, ${past}, now() - interval '15 days', now() - interval '1 day' from users
          where id = any($1::text[])`,
        [ids],
      );
    },
    fastHours: true,
  });

async function killRemovals(kills: number, seed: number, removal: Removal): Promise<KillResult> {
  const random = seededRandom(seed);
  const installation = await makeInstallation();
  const counts: KillCounts = { rows: 0, pictures: 0, customers: 0, over: 0 };
  const gone: Person[] = [];
  try {
    const neighbor = await settleNeighbor(installation, random);
    const before = await contentsOf(installation);

    let left = await whatIsLeft(installation, before.files);
    for (let kill = 0; kill < kills; kill++) {
      // A customer left at Stripe would catch all further kills, so it is sometimes finished without one.
      if (phaseOf(left) === 'customers' && random() < 0.5) {
        await letFinish(installation, removal, before.files);
        left = await whatIsLeft(installation, before.files);
      }
      if (phaseOf(left) === 'over') {
        gone.push(...(await addDoomed(installation, random, removal)));
        left = await whatIsLeft(installation, before.files);
      }
      await startAndKill(installation, { random, left, fastHours: removal.fastHours });
      left = await whatIsLeft(installation, before.files);
      counts[phaseOf(left)] += 1;
    }
    const faults = await finish(installation, { before, gone, neighbor, removal });
    return { kills: counts, removed: gone.length, faults };
  } finally {
    await installation.remove();
  }
}

/** A person with an account, a plan and pictures, who must keep all of it. */
async function settleNeighbor(installation: Installation, random: () => number) {
  const { stripe } = installation;
  let server = await installation.start();
  const neighbor = await signInWithThings(server.origin, random);
  await server.stop();
  await installation.withDatabase(async (db) => {
    await becomeAccounts(db, [neighbor]);
    await addPictures(db, installation.folder, neighbor, { ...PICTURES, count: 60 });
  });
  server = await installation.start();
  const events = await pay(neighbor, stripe);
  await server.stop();
  return { person: neighbor, events };
}

/** Adds people whose removal is due. */
async function addDoomed(
  installation: Installation,
  random: () => number,
  removal: Removal,
): Promise<Person[]> {
  let server = await installation.start();
  const people: Person[] = [];
  for (let n = 0; n < AT_ONCE; n++) people.push(await signInWithThings(server.origin, random));
  await server.stop();
  await installation.withDatabase(async (db) => {
    await removal.prepare(db, people);
    for (const person of people) await addPictures(db, installation.folder, person, PICTURES);
  });
  if (removal.ask) {
    server = await installation.start();
    for (const person of people) await removal.ask(person, installation);
    await server.stop();
  }
  await installation.withDatabase((db) => removal.timePasses(db, people));
  return people;
}

function whatIsLeft(installation: Installation, kept: ReadonlyMap<string, string>): Promise<Left> {
  return installation.withDatabase(async (db) => {
    const [row] = (await runSql(
      db,
      `select (select count(*)::integer from users) - 1 as accounts,
        (select count(*)::integer from doomed_customers) as customers`,
    )) as [{ accounts: number; customers: number }];
    const pictures = (await installation.pictures()).filter(
      (name) => ![...kept.keys()].some((path) => path.startsWith(`pictures/${name}/`)),
    );
    return { ...row, pictures: pictures.length };
  });
}

const phaseOf = ({ accounts, pictures, customers }: Left): keyof KillCounts => {
  if (accounts > 0) return 'rows';
  if (pictures > 0) return 'pictures';
  return customers > 0 ? 'customers' : 'over';
};

/** Lets everything finish, and checks the result. */
async function finish(
  installation: Installation,
  {
    before,
    gone,
    neighbor,
    removal,
  }: {
    before: Awaited<ReturnType<typeof contentsOf>>;
    gone: readonly Person[];
    neighbor: { person: Person; events: readonly StripeEvent[] };
    removal: Removal;
  },
): Promise<string[]> {
  const { stripe } = installation;
  await letFinish(installation, removal, before.files);
  // After a quarter of an hour, late pictures are not looked for any more.
  await installation.withDatabase(async (db) => {
    await runSql(db, `update doomed_pictures set created_at = created_at - interval '16 minutes'`);
  });
  await letFinish(installation, removal, before.files);

  const server = await installation.start();
  // Stripe sends its events again, late and twice.
  for (const subscription of stripe.world.subscriptions.values()) {
    if (subscription.status === 'canceled') await stripe.deliver(stripe.world.end(subscription.id));
  }
  await stripe.deliver(neighbor.events);
  await stripe.deliver(neighbor.events);
  await server.stop();

  const faults = (
    await rowsThatName(
      installation,
      gone.flatMap(({ names }) => names),
    )
  ).filter((line) => !isNoteOfEvent(line));
  const after = await contentsOf(installation);
  faults.push(...differences(before, after).filter((line) => !isNoteOfEvent(line)));
  for (const { userId } of gone) {
    const customers = [...stripe.world.customers.values()].filter((customer) => customer.userId === userId);
    if (removal.ask && customers.length !== 1) faults.push(`${customers.length} customers of one account`);
    for (const { id, isDeleted } of customers) {
      if (!isDeleted) faults.push(`Stripe still has ${id}`);
      if (stripe.world.ofCustomer(id).length > 0) faults.push(`${id} still pays`);
    }
  }
  const paid = gone.length * (removal.ask ? 1 : 0) + 1;
  if (stripe.world.invoices.size !== paid) faults.push(`${stripe.world.invoices.size} invoices, not ${paid}`);
  return faults;
}

/** A received event is stored by its id alone. */
const isNoteOfEvent = (line: string) => /payment_events/.test(line) && /evt_/.test(line);

async function letFinish(
  installation: Installation,
  removal: Removal,
  kept: ReadonlyMap<string, string>,
): Promise<void> {
  for (let turn = 0; turn < 30; turn++) {
    const server = await installation.start({ fastHours: removal.fastHours });
    await sleep(3_000);
    await server.stop();
    if (phaseOf(await whatIsLeft(installation, kept)) === 'over') return;
  }
  throw new Error('What was begun does not end.');
}
