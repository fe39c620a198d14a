import { type FocusEvent, useEffect, useState } from 'react';

interface CarouselOptions {
  /** Pictures there are. */
  count: number;
  intervalMs: number;
}

/** A carousel that goes on by itself, unless somebody looks closer or wants less motion. */
export interface Carousel {
  place: number;
  goTo: (place: number) => void;
  /** Whether it goes on by itself: off under reduced motion, and once somebody has stopped it. */
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  /** For the element around it: it waits while the pointer or the focus is in there. */
  waits: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows `count` pictures by turns, the first first. */
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
