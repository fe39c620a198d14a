import type { ReactNode } from 'react';
import classes from './images.module.css';
import { useGrowing } from './use-growing.ts';

interface GrowingGridProps<Item> {
  items: readonly Item[];
  /** Changes when the list becomes another one. */
  mark: string;
  keyOf: (item: Item) => string;
  label?: string;
  children: (item: Item) => ReactNode;
}

/** Cards in a grid, drawn as far as one has scrolled; those out of sight cost no layout. */
export function GrowingGrid<Item>({ items, mark, keyOf, label, children }: GrowingGridProps<Item>) {
  const { shown, end } = useGrowing(items.length, mark);
  return (
    <>
      <ul className={classes.grid} aria-label={label}>
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)} className={classes.cell}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
