import type { EditAccepted, Version, VersionId } from '@home-design/contract';
import { useRef } from 'react';

/**
 * Remembers which versions were requested together. The first finished one is shown, and the others do not replace it.
 */
export function useAlternatives(versions: readonly Version[]) {
  const groups = useRef<(readonly VersionId[])[]>([]);
  return {
    remember(accepted: EditAccepted): void {
      if (accepted.alternatives.length === 0) return;
      groups.current.push([accepted, ...accepted.alternatives].map(({ version }) => version.id));
    },
    /** Whether another version of the same group was finished before. */
    isFurther(result: VersionId): boolean {
      const group = groups.current.find((ids) => ids.includes(result)) ?? [];
      return versions.some(({ id, status }) => id !== result && status === 'completed' && group.includes(id));
    },
  };
}
