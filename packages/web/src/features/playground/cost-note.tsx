import { Text } from '@mantine/core';
import { copy } from './copy.ts';
import type { useCredits } from './use-credits.ts';

/** What the edit costs and what is left, before the click. */
export function CostNote({ id, credits }: { id: string; credits: ReturnType<typeof useCredits> }) {
  const isSpent = credits?.remaining === 0;
  return (
    <Text id={id} size="sm" c={isSpent ? 'red' : 'dimmed'}>
      {sentence(credits)} {!isSpent && copy.costFree}
    </Text>
  );
}

function sentence(credits: ReturnType<typeof useCredits>): string {
  if (!credits) return copy.costOnly;
  if (credits.remaining === 0) return copy.noneLeft(credits.total);
  return copy.cost(credits.remaining, credits.total);
}
