import type { Look } from '@home-design/contract';
import { Progress } from '@mantine/core';
import { copy } from './copy.ts';
import { isUnderWay } from './use-look-acts.ts';

/** How many photos of a look are done, in words. */
export function progressOf({ items, cancelled_at }: Look): string {
  const done = copy.progress(items.filter(({ state }) => state === 'done').length, items.length);
  return cancelled_at ? `${done}. ${copy.stopped}` : done;
}

/** The share of the photos that are not under way any more, until that is all of them. */
export function LookProgress({ look: { items } }: { look: Look }) {
  const ended = items.filter((item) => !isUnderWay(item)).length;
  if (ended === items.length) return null;
  return (
    <Progress mt="xs" value={(100 * ended) / Math.max(1, items.length)} aria-label={copy.progressLabel} />
  );
}
