import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation.ts';

/** The rows of all accounts are gone after about so long. */
const ROWS_MS = 300;
const PATIENCE_MS = 240_000;

/** What is still to be removed. */
export interface Left {
  accounts: number;
  pictures: number;
  customers: number;
}

/** Starts the server, and kills it while rows go, when so many pictures are gone, or when Stripe was asked. */
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

/** Kills with the call by which one customer after another is removed: Stripe has done it, and the server never hears. */
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
  // It may be asked before the server says that it is ready.
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
