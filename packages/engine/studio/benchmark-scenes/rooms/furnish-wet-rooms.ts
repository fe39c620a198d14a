import { between, pick } from '../../../src/base/random.ts';
import { dangles, rests } from '../../samples/rooms/places.ts';
import type { FloorPlan } from './floor-plan.ts';
import { seatAround } from './furnish-dining.ts';
import { standInCorners } from './furnish-living.ts';

const WORKTOP = 0.92;

/** Things on the worktop of the wall ahead, a table or stools before it. */
export function furnishKitchen(plan: FloorPlan): void {
  const { random, room } = plan;
  const { width, depth } = room.size;
  const seed = () => Math.floor(random() * 9999);
  const island = room.fixtures.find((fixture) => fixture.kind === 'island');
  plan.add(rests('kitchen-decor', [width * 0.3, WORKTOP, 0.32], 0, { seed: seed() }));
  plan.add(rests('bowl', [width * 0.78, WORKTOP, 0.3], 0, { seed: seed() }));
  if (island) {
    const [x, , z] = island.at;
    for (const offset of [-0.45, 0.25]) {
      plan.standAt('bar-stool', x + offset, z + island.depth / 2 + 0.25, 180);
    }
    plan.add(rests('vase', [x + 0.4, WORKTOP, z], 0, { seed: seed() }));
    plan.add(dangles('pendant-lamp', x, z, { stays: true, seed: seed() }));
  } else {
    const at = [width * between(random, 0.42, 0.58), depth * 0.5] as const;
    const table = plan.standAt('dining-table', ...at, 0, { name: 'table', size: [1.5, 0.75, 0.85] });
    if (table) {
      seatAround(plan, table, 0.55);
      plan.putOn('bowl', 'table', [0.1, 0]);
      plan.add(dangles('pendant-lamp', ...at, { stays: true, seed: seed() }));
    }
  }
  plan.layAt('kitchen-runner', width * 0.55, 1.0, 0);
  standInCorners(plan);
}

/** Mats, towels, a stool and a mirror around the fixtures. */
export function furnishBathroom(plan: FloorPlan): void {
  const { random, room } = plan;
  const { width, depth } = room.size;
  const vanity = room.fixtures.find((fixture) => fixture.kind === 'vanity');
  if (vanity) {
    plan.hang('mirror', vanity.wall, vanity.along + vanity.width / 2, 1.6, {
      silhouette: pick(random, ['round', 'arch']),
      size: [0.8, 0.9, 0.04],
    });
  }
  plan.layAt('bath-mat', width / 2, 1.85, between(random, -8, 8));
  plan.standAt('bath-stool', between(random, 0.5, width - 0.5), 1.9, 0);
  plan.alongWall('towel-ladder', vanity?.wall === 'west' ? 'east' : 'west', { isTall: true });
  plan.standAt('plant', width - 0.45, depth * 0.5, 0, { size: [0.55, 1.3, 0.55] });
  plan.standAt('basket', 0.4, depth * 0.55, 0);
}
