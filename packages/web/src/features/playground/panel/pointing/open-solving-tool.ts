import type { EditMode } from '@home-design/contract';
import { setMarks } from '../../marks/mark-store.ts';
import { IS_ALL, isSelected, type Opened, openSelect, setSelect } from '../../select/select-store.ts';

/** Edits whose surfaces are tapped. */
const TAPPED: ReadonlySet<EditMode> = new Set(['sky', 'window-view']);

/**
 * Opens the tool with which a person tells an edit by hand what it did not find, once that edit is chosen. Where it is known
 * what was found, the tool begins with that.
 */
export function openSolvingTool(mode: EditMode, base: Opened): void {
  if (isSelected(mode)) {
    // Its settings open the tool, with what was found.
    if (IS_ALL.has(mode)) setSelect({ refusedIn: base.id });
    else openSelect(mode, base);
  } else if (TAPPED.has(mode)) {
    setMarks({ marking: { mode, base: base.id }, tool: 'tap', side: 'add' });
  }
}
