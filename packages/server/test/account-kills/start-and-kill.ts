import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation.ts';

/** The approximate time in which the rows of all accounts are deleted. */
const ROWS_MS = 300;
const PATIENCE_MS = 240_000;

/** The rest of a removal. */
export interface Left {
  accounts: number;
  pictures: number;
  customers: number;
}

/** Starts the server, and kills it while it deletes rows, after so many pictures, or during a call to Stripe. */
export async function startAndKill(
  installation: Installation,
  { random, left, fastHours }: { random: () => number; left: Left; fastHours: boolean },
): Promise<void> {
  const choice = left.accounts + left.pictures === 0 ? 1 : random();
  if (choice > 0.85 && !fastHours) {
    const which = 1 + Math.floor(random() * (left.accounts || left.customers));
    return startAndKillWhenAsked(installation, which);
  }
  const server = await installation.start({ fastHours });
  if (left.accounts > 0 && choice < 0.5) {
    await sleep((fastHours ? 1_000 : 0) + random() * ROWS_MS);
    return server.kill();
  }
  const wanted = (await installation.pictures()).length - Math.ceil(random() * left.pictures);
  for (
    const limit = Date.now() + PATIENCE_MS;
    (await installation.pictures()).length > wanted;
    await sleep(1)
  )
    if (Date.now() > limit) throw new Error(`No pictures are removed: ${server.output().slice(-2_000)}`);
  await server.kill();
}

/** Kills during the call that removes a given customer: Stripe has done it, and the server gets no answer. */
async function startAndKillWhenAsked({ stripe, start }: Installation, which: number): Promise<void> {
  let asked = 0;
  let tell: () => void = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let isKilled: () => void = () => {};
  const killed = new Promise<void>((resolve) => {
    isKilled = resolve;
  });
  // The call may come before the server reports that it is ready.
  stripe.beforeAnswers(async (call) => {
    if (!call.startsWith('DELETE')) return;
    asked += 1;
    if (asked !== which) return;
    tell();
    await killed;
  });
  const server = await start();
  await wasAsked;
  await server.kill();
  isKilled();
  stripe.beforeAnswers(undefined);
}
