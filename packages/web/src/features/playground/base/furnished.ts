import type { StagingPlan, Version } from '@home-design/contract';
import { versionBefore } from './versions.ts';

/** A furnished version: its arrangement, and the version before it. */
export interface Furnished {
  plan: StagingPlan;
  before: Version;
}

/**
 * The staging of a version. Another staging starts from the version before it, because a furnished room has no space
 * left. Null for versions that are not furnished, or without an older version.
 */
export function furnishedBy(versions: readonly Version[], version: Version): Furnished | null {
  const before = version.plan && versionBefore(versions, version);
  return version.plan && before ? { plan: version.plan, before } : null;
}

/** Lists the placed furniture: 'Sofa, coffee table, 2 × armchair'. */
export function piecesOf(plan: StagingPlan): string {
  const counts = new Map<string, number>();
  for (const { kind } of plan.items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const words = [...counts].map(([kind, count]) => {
    const name = kind.replaceAll('-', ' ');
    return count === 1 ? name : `${count} × ${name}`;
  });
  const list = words.join(', ');
  return list.charAt(0).toUpperCase() + list.slice(1);
}
