import type { EditMode } from '@home-design/contract';
import { setMarks } from '../../marks/mark-store.ts';
import { IS_ALL, isSelected, type Opened, openSelect, setSelect } from '../../select/select-store.ts';

/** Edits whose surfaces are tapped. */
const TAPPED: ReadonlySet<EditMode> = new Set(['sky', 'window-view']);

/**
 * Opens the tool in which the user marks what an edit did not find, after that edit is chosen. The tool starts with the
 * things that were found, if they are known.
 */
export function openSolvingTool(mode: EditMode, base: Opened): void {
  if (isSelected(mode)) {
    // The settings of the edit open the tool, with the things that were found.
    if (IS_ALL.has(mode)) setSelect({ refusedIn: base.id });
    else openSelect(mode, base);
  } else if (TAPPED.has(mode)) {
    setMarks({ marking: { mode, base: base.id }, tool: 'tap', side: 'add' });
  }
}
