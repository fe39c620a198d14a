import type { EditAccepted, Version, VersionId } from '@home-design/contract';
import { useRef } from 'react';

/**
 * Knows which versions were asked for together: the first of them that is done is shown, and whoever looks at
 * it is not taken away from it by the others.
 */
export function useAlternatives(versions: readonly Version[]) {
  const groups = useRef<(readonly VersionId[])[]>([]);
  return {
    remember(accepted: EditAccepted): void {
      if (accepted.alternatives.length === 0) return;
      groups.current.push([accepted, ...accepted.alternatives].map(({ version }) => version.id));
    },
    /** Whether another one of the same group was done before. */
    isFurther(result: VersionId): boolean {
      const group = groups.current.find((ids) => ids.includes(result)) ?? [];
      return versions.some(({ id, status }) => id !== result && status === 'completed' && group.includes(id));
    },
  };
}
