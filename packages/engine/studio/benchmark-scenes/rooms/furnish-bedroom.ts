import { between, pick } from '../../../src/base/random.ts';
import { type FloorPlan, seenFrom } from './floor-plan.ts';
import { standInCorners } from './furnish-living.ts';

/** A bed between nightstands, storage, a rug, pictures. */
export function furnishBedroom(plan: FloorPlan): void {
  const { random, walls } = plan;
  const bed = plan.alongFirstWall('bed', { name: 'bed' });
  if (bed) {
    for (const [name, side] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const right = side * (bed.width / 2 + 0.32);
      if (!plan.standBy('nightstand', bed, right, -bed.depth / 2 + 0.26, 0, { name })) continue;
      plan.putOn(pick(random, ['table-lamp', 'table-lamp', 'books', 'vase']), name, [0, 0]);
    }
    if (random() < 0.5) plan.standBy('bench', bed, 0, bed.depth / 2 + 0.35, 0);
    const [x, z] = seenFrom(bed, 0, bed.depth / 2 - 0.2);
    plan.layAt('rug', x, z, bed.turn, { size: [2.6, 0.012, 1.7] });
    if (bed.wall && bed.along !== undefined) plan.hang('art', bed.wall, bed.along, 1.75);
  }
  for (const wall of walls.toReversed()) {
    const kind = pick(random, ['wardrobe', 'dresser', 'dresser', 'armchair', 'bookshelf']);
    const stood = plan.alongWall(kind, wall, {
      isTall: kind === 'wardrobe' || kind === 'bookshelf',
      name: `storage-${wall}`,
    });
    if (!stood || kind !== 'dresser') continue;
    plan.putOn(pick(random, ['vase', 'small-plant', 'candles']), `storage-${wall}`, [
      between(random, -0.3, 0.3),
      0,
    ]);
    plan.hang('mirror', wall, stood.along!, 1.6);
  }
  standInCorners(plan);
}
