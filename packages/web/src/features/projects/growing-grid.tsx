import { memo, type ReactNode } from 'react';
import classes from './images.module.css';
import { GROWTH, useGrowing } from './use-growing.ts';

interface GrowingGridProps<Item> {
  items: readonly Item[];
  /** A change means that the list is another one. */
  mark: string;
  keyOf: (item: Item) => string;
  label?: string;
  children: (item: Item) => ReactNode;
}

/** A grid of cards that grows while the user scrolls. Cards out of sight need no layout. */
export function GrowingGrid<Item>({ items, mark, keyOf, label, children }: GrowingGridProps<Item>) {
  const { shown, end } = useGrowing(items.length, mark);
  return (
    <>
      <ul className={classes.grid} aria-label={label}>
        {Array.from({ length: Math.ceil(shown / GROWTH) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what makes it this part
          <Cells key={place} from={place * GROWTH} items={items} keyOf={keyOf} card={children} />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}

interface CellsProps<Item> {
  items: readonly Item[];
  /** The index of the first of these in the list. */
  from: number;
  keyOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
}

/** One step of growth. Further steps do not render the earlier ones again. */
const Cells = memo(function Cells<Item>({ items, from, keyOf, card }: CellsProps<Item>) {
  return items.slice(from, from + GROWTH).map((item) => (
    <li key={keyOf(item)} className={classes.cell}>
      {card(item)}
    </li>
  ));
}) as <Item>(props: CellsProps<Item>) => ReactNode;
