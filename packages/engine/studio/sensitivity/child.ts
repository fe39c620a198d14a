import { join } from 'node:path';
import { SOURCE, sourcesIn } from './group-constants.ts';
import { MovedModules } from './moved-modules.ts';
import { type Change, changeOf } from './product.ts';
import { type Answer, Move, Setting } from './task.ts';
import { unmovedProducts } from './unmoved-products.ts';

/** For every move it is sent, makes what shows it with the engine as it is and as it is moved; answers what differs. */
const unmoved = unmovedProducts(Setting.parse(JSON.parse(process.argv[2] ?? '')));
const modules = new MovedModules<typeof import('./make-products.ts')>(
  join(import.meta.dirname, 'make-products.ts'),
  sourcesIn('.').map((path) => join(SOURCE, path)),
);
// A child without its parent would work on for hours.
process.on('disconnect', () => process.exit());
process.on('message', (message) => void answer(Move.parse(message)).then((answer) => process.send?.(answer)));

async function answer(move: Move): Promise<Answer> {
  const start = process.cpuUsage();
  try {
    return { changes: await changesBy(move), failed: null, cpuSeconds: secondsSince(start) };
  } catch (error) {
    const failed = String(error).split('\n')[0] ?? '';
    return { changes: [], failed, cpuSeconds: secondsSince(start) };
  }
}

async function changesBy(move: Move): Promise<Change[]> {
  const { makeProducts } = await modules.load(move);
  const changes: Change[] = [];
  for (const subject of move.subjects) {
    const before = await unmoved(subject);
    for (const { known, products } of before) {
      const after = await makeProducts(subject, known);
      changes.push(...products.map((product, i) => changeOf(product, after[i])));
    }
  }
  return changes;
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
