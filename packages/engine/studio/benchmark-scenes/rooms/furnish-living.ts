import { between, pick } from '../../../src/base/random.ts';
import { type FloorPlan, seenFrom } from './floor-plan.ts';

/** A seat group at a wall or free in the room, storage, plants, pictures. */
export function furnishLiving(plan: FloorPlan): void {
  const { random, room, walls } = plan;
  const seat = pick(random, ['sofa', 'sofa', 'sectional']);
  const sofa =
    plan.alongFirstWall(seat) ??
    plan.standAt('sofa', room.size.width / 2, room.size.depth * 0.42, pick(random, [90, 180, 270]));
  if (sofa) {
    const [x, z] = seenFrom(sofa, 0, sofa.depth / 2 + 0.75);
    plan.layAt('rug', x, z, sofa.turn, { size: [between(random, 2.2, 3), 0.012, between(random, 1.6, 2.1)] });
    const table = plan.standBy('coffee-table', sofa, 0, sofa.depth / 2 + 0.75, 0, { name: 'table' });
    if (table) {
      plan.putOn('books', 'table', [-0.15, 0.02]);
      plan.putOn(pick(random, ['bowl', 'vase', 'tray', 'candles']), 'table', [0.2, 0]);
    }
    const side = random() < 0.5 ? -1 : 1;
    plan.standBy('armchair', sofa, side * 1.45, sofa.depth / 2 + 1.05, 180 + side * between(random, 40, 75));
    if (random() < 0.4) plan.standBy('ottoman', sofa, -side * 1.3, sofa.depth / 2 + 0.9, 0);
    if (plan.standBy('side-table', sofa, side * (sofa.width / 2 + 0.36), 0, 0, { name: 'side' })) {
      plan.putOn(pick(random, ['table-lamp', 'vase']), 'side', [0, 0]);
    }
    plan.standBy('floor-lamp', sofa, -side * (sofa.width / 2 + 0.35), 0, between(random, -40, 40));
    if (sofa.wall && sofa.along !== undefined) plan.hang('art', sofa.wall, sofa.along, 1.65);
  }
  if (random() < 0.3) plan.alongWall('sofa', walls.at(-1)!);
  for (const wall of walls.toReversed()) {
    const kind = pick(random, ['bookshelf', 'tv-unit', 'sideboard', 'console-table', 'bar-cart']);
    const stood = plan.alongWall(kind, wall, { isTall: kind === 'bookshelf', name: `storage-${wall}` });
    if (!stood || kind === 'bookshelf' || kind === 'bar-cart') continue;
    plan.putOn(pick(random, ['vase', 'small-plant', 'table-lamp']), `storage-${wall}`, [-stood.width / 3, 0]);
    plan.hang(pick(random, ['art', 'mirror', 'wall-clock']), wall, stood.along!, 1.62);
  }
  standInCorners(plan);
}

/** Plants and baskets where two walls meet. */
export function standInCorners(plan: FloorPlan): void {
  const { random, room } = plan;
  const { width } = room.size;
  for (const x of [0.5, width - 0.5]) {
    const kind = pick(random, ['plant', 'plant', 'floor-lamp', 'basket']);
    if (random() < 0.7) plan.standAt(kind, x, 0.5, between(random, -60, 60));
  }
}
