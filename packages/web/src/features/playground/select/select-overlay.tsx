import type { Version, VersionId } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { formatPercent } from '../../../lib/formats.ts';
import { MarkingCanvas } from '../marks/marking-canvas.tsx';
import { MarksDrawing } from '../marks/marks-drawing.tsx';
import { useMarking } from '../marks/use-marking.ts';
import { GoingNames } from './going-names.tsx';
import { shareOf } from './mask.ts';
import { selectCopy as copy } from './select-copy.ts';
import { stepOf, undoStep, useSelect } from './select-store.ts';
import { SelectionTint } from './selection-tint.tsx';
import { useSelecting } from './use-selecting.ts';

interface SelectOverlayProps {
  /** The version that is shown. */
  version: Version;
  /** The version that the edit starts from; the server searches this one. */
  base: VersionId;
}

/** Covers the photo while something is selected on it. */
export function SelectOverlay({ version, base }: SelectOverlayProps) {
  const selecting = useSelecting(base);
  const state = useSelect();
  const { tool, side, brush } = state;
  const step = stepOf(state);
  const canvas = useRef<HTMLDivElement>(null);
  const { drawn, cross, handlers } = useMarking(canvas, {
    tool,
    side,
    brush,
    onTap: (place, isAlt) => selecting.tap(place, isAlt || side === 'remove'),
    onMark: selecting.mark,
    onUndo: undoStep,
  });
  return (
    <>
      {step && <SelectionTint mask={step.mask} />}
      {step && state.found && <GoingNames found={state.found} mask={step.mask} />}
      <MarksDrawing
        width={version.width}
        height={version.height}
        marks={[]}
        {...{ drawn, tool, side, brush, cross }}
      />
      <MarkingCanvas {...{ canvas, tool, handlers }} label={copy.canvas} help={copy.canvasHelp} />
      <VisuallyHidden role="status">
        {step && copy.selected(formatPercent(shareOf(step.mask)))}
      </VisuallyHidden>
    </>
  );
}
