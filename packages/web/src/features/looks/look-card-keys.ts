import type { KeyboardEvent } from 'react';
import type { ItemActs } from './item-acts.ts';

/** The keys of a photo of a look: A, R and X act on it, and arrows move between photos. */
export function onLookCardKey(event: KeyboardEvent<HTMLLIElement>, acts: ItemActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const does: Record<string, (() => void) | null> = {
    a: acts.approve,
    r: acts.retry,
    x: acts.leaveOut,
    ArrowRight: () => focusNext(event.currentTarget, 'nextElementSibling'),
    ArrowDown: () => focusNext(event.currentTarget, 'nextElementSibling'),
    ArrowLeft: () => focusNext(event.currentTarget, 'previousElementSibling'),
    ArrowUp: () => focusNext(event.currentTarget, 'previousElementSibling'),
  };
  const act = does[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Moves the focus to the first enabled button of the next or previous photo. */
function focusNext(card: Element, way: 'nextElementSibling' | 'previousElementSibling'): void {
  card[way]?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
}
