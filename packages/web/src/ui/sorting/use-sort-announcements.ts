import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

/** Announcements while an item is moved by keys. */
export interface SortWords {
  picked: (name: string) => string;
  movedTo: (name: string, place: number, count: number) => string;
  dropped: (name: string, place: number, count: number) => string;
  cancelled: (name: string) => string;
}

interface Sorted {
  count: number;
  /** The item's place, from 0. */
  placeOf: (id: UniqueIdentifier) => number;
  nameOf: (id: UniqueIdentifier) => string;
}

/** The announcement for each event. */
export function useSortAnnouncements(words: SortWords, { count, placeOf, nameOf }: Sorted): Announcements {
  /** The last announced place, by its item. */
  const saidLast = useRef<UniqueIdentifier | null>(null);
  const place = (id: UniqueIdentifier) => placeOf(id) + 1;
  return {
    onDragStart: ({ active }) => {
      saidLast.current = active.id;
      return words.picked(nameOf(active.id));
    },
    // A picked-up item is over its own place at once. Announcing that would cut off the instructions.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === saidLast.current) return undefined;
      saidLast.current = over.id;
      return words.movedTo(nameOf(active.id), place(over.id), count);
    },
    onDragEnd: ({ active, over }) => words.dropped(nameOf(active.id), place(over?.id ?? active.id), count),
    onDragCancel: ({ active }) => words.cancelled(nameOf(active.id)),
  };
}
