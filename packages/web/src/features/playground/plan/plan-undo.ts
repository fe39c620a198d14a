import type { PlanItem } from './plan-items.ts';

/** An arrangement, with its earlier states and the undone later ones. */
export interface PlanState {
  items: readonly PlanItem[];
  past: readonly (readonly PlanItem[])[];
  future: readonly (readonly PlanItem[])[];
  /** The arrangement at the start of a drag, which is one step. */
  draggedFrom: readonly PlanItem[] | null;
}

export type PlanEvent =
  | { type: 'changed'; items: readonly PlanItem[] }
  | { type: 'dragged'; items: readonly PlanItem[] }
  | { type: 'dropped' }
  | { type: 'undone' }
  | { type: 'redone' };

export const planState = (items: readonly PlanItem[]): PlanState => ({
  items,
  past: [],
  future: [],
  draggedFrom: null,
});

/** The arrangement after an event. */
export function planAfter(state: PlanState, event: PlanEvent): PlanState {
  const { items, past, future, draggedFrom } = state;
  switch (event.type) {
    case 'changed':
      return { ...state, items: event.items, past: [...past, items], future: [] };
    case 'dragged':
      return { ...state, items: event.items, draggedFrom: draggedFrom ?? items };
    case 'dropped': {
      if (draggedFrom === null) return state;
      return { items, past: [...past, draggedFrom], future: [], draggedFrom: null };
    }
    case 'undone': {
      const before = past.at(-1);
      if (!before) return state;
      return { items: before, past: past.slice(0, -1), future: [items, ...future], draggedFrom: null };
    }
    case 'redone': {
      const [after, ...later] = future;
      if (!after) return state;
      return { items: after, past: [...past, items], future: later, draggedFrom: null };
    }
  }
}
