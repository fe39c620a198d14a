import type { GalleryItem } from '@home-design/contract';
import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';
import { DesignCard, type GalleryLayout } from './design-card.tsx';
import classes from './gallery.module.css';
import type { DesignActs } from './use-design-acts.ts';

/** How many pictures are in sight when the page opens. They are not loaded lazily. */
const FIRST_ROWS = 8;

interface DesignGridProps {
  items: readonly GalleryItem[];
  layout: GalleryLayout;
  acts: DesignActs;
  /** Index of the design that gets the focus when it is there; null: the focus stays. */
  focusOn: number | null;
  onFocused: () => void;
  onOpen: (item: GalleryItem) => void;
}

/** The designs in one to six columns by the width of the screen, or as a list. */
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
