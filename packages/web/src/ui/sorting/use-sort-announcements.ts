import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

/** Sentences that are said while something is moved by keys. */
export interface SortWords {
  picked: (name: string) => string;
  movedTo: (name: string, place: number, count: number) => string;
  dropped: (name: string, place: number, count: number) => string;
  cancelled: (name: string) => string;
}

interface Sorted {
  count: number;
  /** Its place, from 0. */
  placeOf: (id: UniqueIdentifier) => number;
  nameOf: (id: UniqueIdentifier) => string;
}

/** What is said while something is moved by keys. */
export function useSortAnnouncements(words: SortWords, { count, placeOf, nameOf }: Sorted): Announcements {
  /** The place that was spoken of last, by what has it. */
  const saidLast = useRef<UniqueIdentifier | null>(null);
  const place = (id: UniqueIdentifier) => placeOf(id) + 1;
  return {
    onDragStart: ({ active }) => {
      saidLast.current = active.id;
      return words.picked(nameOf(active.id));
    },
    // What is picked up is over its own place at once; to say that would cut off how it is moved.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === saidLast.current) return undefined;
      saidLast.current = over.id;
      return words.movedTo(nameOf(active.id), place(over.id), count);
    },
    onDragEnd: ({ active, over }) => words.dropped(nameOf(active.id), place(over?.id ?? active.id), count),
    onDragCancel: ({ active }) => words.cancelled(nameOf(active.id)),
  };
}
