import type { GalleryItem } from '@home-design/contract';
import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';
import { DesignCard, type GalleryLayout } from './design-card.tsx';
import classes from './gallery.module.css';
import type { DesignActs } from './use-design-acts.ts';

/** Pictures that are in sight when the page opens; they are not left for later. */
const FIRST_ROWS = 8;

interface DesignGridProps {
  items: readonly GalleryItem[];
  layout: GalleryLayout;
  acts: DesignActs;
  /** Place of the design that takes the focus, once it is there; null: it stays where it is. */
  focusOn: number | null;
  onFocused: () => void;
  onOpen: (item: GalleryItem) => void;
}

/** The designs, in one to six columns by the width of the screen, or below each other. */
export function DesignGrid({ items, layout, acts, focusOn, onFocused, onOpen }: DesignGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const isThere = focusOn !== null && focusOn < items.length;
  useEffect(() => {
    if (!isThere) return;
    list.current?.children[focusOn]?.querySelector('button')?.focus({ preventScroll: true });
    onFocused();
  }, [isThere, focusOn, onFocused]);

  return (
    <ul ref={list} className={layout === 'grid' ? classes.grid : classes.list} aria-label={copy.designs}>
      {items.map((item, place) => (
        <li key={item.id}>
          <DesignCard
            item={item}
            layout={layout}
            isFirst={place < FIRST_ROWS}
            onOpen={() => onOpen(item)}
            onLike={() => acts.like(item)}
          />
        </li>
      ))}
    </ul>
  );
}
