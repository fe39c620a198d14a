import { between, pick } from '../../../src/base/random.ts';
import { dangles } from '../../samples/rooms/places.ts';
import type { FloorPlan, Standing } from './floor-plan.ts';
import { standInCorners } from './furnish-living.ts';

/** A table with chairs under a lamp, a sideboard, pictures. */
export function furnishDining(plan: FloorPlan): void {
  const { random, room, walls } = plan;
  const { width, depth } = room.size;
  const at = [width * between(random, 0.44, 0.56), depth * between(random, 0.36, 0.44)] as const;
  const turn = width > 3.6 ? 0 : 90;
  const table = plan.standAt('dining-table', ...at, turn, { name: 'table', size: [1.7, 0.75, 0.9] });
  if (table) {
    plan.layAt('rug', ...at, turn, { size: [2.8, 0.012, 2] });
    seatAround(plan, table, 0.55);
    plan.putOn(pick(random, ['vase', 'bowl', 'candles']), 'table', [0, 0]);
    plan.add(dangles('pendant-lamp', ...at, { stays: true, seed: Math.floor(random() * 999) }));
  }
  for (const wall of walls) {
    const kind = pick(random, ['sideboard', 'bookshelf', 'bar-cart', 'console-table']);
    const stood = plan.alongWall(kind, wall, { isTall: kind === 'bookshelf', name: `storage-${wall}` });
    if (!stood || kind === 'bookshelf' || kind === 'bar-cart') continue;
    plan.putOn(pick(random, ['vase', 'table-lamp', 'small-plant']), `storage-${wall}`, [stood.width / 3, 0]);
    plan.hang(pick(random, ['art', 'mirror']), wall, stood.along!, 1.65);
  }
  standInCorners(plan);
}

/** Chairs in pairs at the long sides, `apart` meters from middle to middle, now and then one pulled out. */
export function seatAround(plan: FloorPlan, table: Standing, apart: number): void {
  for (const side of [-1, 1]) {
    for (const place of [-apart / 2, apart / 2]) {
      const out = table.depth / 2 + (plan.random() < 0.25 ? 0.55 : 0.38);
      plan.standBy('dining-chair', table, place, side * out, side > 0 ? 180 : 0);
    }
  }
}
