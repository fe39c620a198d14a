import { type Candidate, CENTERED_KINDS, candidate } from '../candidate.ts';
import type { PlanItem } from '../staging-plan.ts';

/** Things of a plan as the judge sees them. What stands on what is no longer known, only that it does not stand on the floor. */
export function plannedThings(items: readonly PlanItem[]): Candidate[] {
  return items.map((item) => {
    const { kind, size, y } = item;
    const centered = CENTERED_KINDS.includes(kind);
    const bottom = centered ? y - size[1] / 2 : kind === 'pendant-lamp' ? y - size[1] : y;
    const rests =
      centered || kind === 'wall-shelf' || kind === 'curtain'
        ? 'wall'
        : kind === 'pendant-lamp'
          ? 'ceiling'
          : y > 0
            ? 'top'
            : undefined;
    return candidate(kind, size, { x: item.x, z: item.z, turn: item.turn, bottom, ...(rests && { rests }) });
  });
}
