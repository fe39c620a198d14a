import { type FocusEvent, useEffect, useState } from 'react';

interface CarouselOptions {
  /** Number of pictures. */
  count: number;
  intervalMs: number;
}

/** A carousel that advances by itself. It pauses under the pointer or the focus, and stands still under reduced motion. */
export interface Carousel {
  place: number;
  goTo: (place: number) => void;
  /** Whether it advances by itself: off under reduced motion, and after the visitor has stopped it. */
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  /** Handlers for the surrounding element: they pause the carousel while the pointer or the focus is inside. */
  waits: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows `count` pictures in turn, beginning with the first. */
export function useCarousel({ count, intervalMs }: CarouselOptions): Carousel {
  const [place, setPlace] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !wantsLessMotion());
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = isPlaying && !isHovered && !isFocused && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is shown for the whole interval
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setPlace((at) => (at + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, count, intervalMs, place]);

  return {
    place: count === 0 ? 0 : place % count,
    goTo: setPlace,
    isPlaying,
    setPlaying,
    waits: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
