import type { Kinds, PlanItem } from '../src/features/playground/plan/plan-items.ts';
import { furnitureKinds } from './room-view.ts';

/** The furniture of `room-view`, by kind. */
export const kinds: Kinds = new Map(furnitureKinds.map((each) => [each.kind, each]));

let made = 0;

/** A piece of a plan, three meters before the camera, with an id of its own. */
export function makePlanItem(kind: string, about: Partial<PlanItem> = {}): PlanItem {
  const { size } = kinds.get(kind)!;
  made += 1;
  return { id: made, kind, silhouette: 'plain', x: 0, y: 0, z: -3, turn: 0, size, ...about };
}
