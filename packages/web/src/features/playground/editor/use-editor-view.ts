import { useReducer, useRef, useState } from 'react';
import { firstView, playgroundView, type ViewEvent } from '../base/comparison.ts';
import { setMarks } from '../marks/mark-store.ts';
import { endPreview } from '../preview/preview-store.ts';
import { closeSelect } from '../select/select-store.ts';

/** Events that end marking, since marks cannot be seen with them. */
const LEAVES_MARKING: ReadonlySet<ViewEvent['type']> = new Set([
  'compared',
  'ticked-compared',
  'arranging-begun',
]);

/** Events that end a preview, which would cover the picture or be mistaken for it. */
const LEAVES_PREVIEW: ReadonlySet<ViewEvent['type']> = new Set([...LEAVES_MARKING, 'change-toggled']);

export type EditorView = ReturnType<typeof useEditorView>;

/** The view of the picture, and the top of the page, where the picture is. */
export function useEditorView() {
  const [view, change] = useReducer(playgroundView, firstView);
  const top = useRef<HTMLElement>(null);
  /** Counts the requests for something at the top of the page. */
  const [topWanted, setTopWanted] = useState(0);

  /** Shows something at the top of the page that was requested further down. */
  function show(event: ViewEvent): void {
    change(event);
    if (LEAVES_MARKING.has(event.type)) {
      setMarks({ marking: null });
      closeSelect();
    }
    // A comparison and a change mark show real results, so the preview ends.
    if (LEAVES_PREVIEW.has(event.type)) endPreview();
    if (event.type !== 'ticked') setTopWanted((times) => times + 1);
  }

  return { view, change, show, top, topWanted };
}
