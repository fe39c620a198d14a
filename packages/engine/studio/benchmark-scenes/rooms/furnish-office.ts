import { between, pick } from '../../../src/base/random.ts';
import type { FloorPlan } from './floor-plan.ts';
import { standInCorners } from './furnish-living.ts';

/** A desk at a wall with its chair, shelves, something to sit on. */
export function furnishOffice(plan: FloorPlan): void {
  const { random, walls } = plan;
  const desk = plan.alongFirstWall('desk', { name: 'desk' });
  if (desk) {
    plan.putOn('monitor', 'desk', [between(random, -0.1, 0.1), -0.12]);
    plan.putOn('table-lamp', 'desk', [-desk.width / 2 + 0.2, -0.1]);
    plan.putOn('books', 'desk', [desk.width / 2 - 0.2, 0.05]);
    plan.standBy(
      'desk-chair',
      desk,
      between(random, -0.15, 0.15),
      desk.depth / 2 + 0.42,
      180 + between(random, -30, 30),
    );
    if (desk.wall && desk.along !== undefined) plan.hang('art', desk.wall, desk.along, 1.68);
  }
  for (const wall of walls.toReversed()) {
    const kind = pick(random, ['bookshelf', 'bookshelf', 'sideboard', 'dresser']);
    const stood = plan.alongWall(kind, wall, { isTall: kind === 'bookshelf', name: `storage-${wall}` });
    if (stood && kind !== 'bookshelf') plan.putOn('small-plant', `storage-${wall}`, [stood.width / 3, 0]);
  }
  const { width, depth } = plan.room.size;
  plan.standAt('armchair', width * between(random, 0.3, 0.7), depth * 0.5, between(random, 100, 260));
  plan.layAt('rug', width / 2, depth * 0.42, 0, { size: [2.4, 0.012, 1.6] });
  standInCorners(plan);
}
