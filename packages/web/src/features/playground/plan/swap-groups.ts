import type { FurnitureKind } from '@home-design/contract';

/** Kinds that can replace each other. */
const GROUPS = [
  ['sofa', 'sectional', 'bench', 'armchair'],
  ['armchair', 'ottoman', 'bench', 'desk-chair', 'bath-stool'],
  ['dining-chair', 'desk-chair', 'bar-stool', 'armchair'],
  ['coffee-table', 'ottoman', 'side-table', 'bench'],
  ['side-table', 'nightstand', 'ottoman', 'small-plant'],
  ['console-table', 'sideboard', 'dresser', 'desk', 'tv-unit', 'bookshelf'],
  ['dining-table', 'desk'],
  ['wardrobe', 'bookshelf', 'dresser'],
  ['floor-lamp', 'plant', 'side-table'],
  ['table-lamp', 'vase', 'small-plant', 'candles', 'books', 'bowl', 'tray'],
  ['rug', 'bath-mat', 'kitchen-runner'],
  ['plant', 'planter', 'floor-lamp', 'basket'],
  ['art', 'mirror', 'wall-clock', 'wall-shelf'],
  ['outdoor-sofa', 'outdoor-chair', 'lounger', 'bench'],
  ['outdoor-table', 'fire-bowl', 'planter'],
] as const;

/** Kinds that can replace a kind, without itself. */
export function swapsFor(kind: string, kinds: readonly FurnitureKind[]): FurnitureKind[] {
  const names = new Set<string>(
    GROUPS.filter((group) => (group as readonly string[]).includes(kind)).flatMap((group) => [...group]),
  );
  names.delete(kind);
  const hangs = kinds.find((each) => each.kind === kind)?.on_wall;
  return kinds.filter((each) => names.has(each.kind) && each.on_wall === hangs);
}

/** Kinds that stand on the floor by themselves, so they can be added anywhere. */
export function addable(kinds: readonly FurnitureKind[]): FurnitureKind[] {
  const SMALL = 0.3;
  return kinds.filter(
    ({ on_wall, origin, size }) => !on_wall && origin === 'foot' && Math.max(size[0], size[2]) > SMALL,
  );
}
