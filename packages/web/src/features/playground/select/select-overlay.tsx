import type { Version, VersionId } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { useId, useRef } from 'react';
import { formatPercent } from '../../../lib/formats.ts';
import marks from '../marks/marks.module.css';
import { MarksDrawing } from '../marks/marks-drawing.tsx';
import { useMarking } from '../marks/use-marking.ts';
import { shareOf } from './mask.ts';
import { selectCopy as copy } from './select-copy.ts';
import { stepOf, undoStep, useSelect } from './select-store.ts';
import { SelectionTint } from './selection-tint.tsx';
import { useSelecting } from './use-selecting.ts';

interface SelectOverlayProps {
  /** The version that is shown. */
  version: Version;
  /** The version that the edit starts from: that is what is asked about. */
  base: VersionId;
}

/** Lies over the photo while something is selected on it. */
export function SelectOverlay({ version, base }: SelectOverlayProps) {
  const selecting = useSelecting(base);
  const state = useSelect();
  const { tool, side, brush } = state;
  const step = stepOf(state);
  const canvas = useRef<HTMLDivElement>(null);
  const helpId = useId();
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
      <MarksDrawing
        width={version.width}
        height={version.height}
        marks={[]}
        {...{ drawn, tool, side, brush, cross }}
      />
      <div
        ref={canvas}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are named in the help
        tabIndex={0}
        className={marks.canvas}
        data-tool={tool}
        aria-label={copy.canvas}
        aria-describedby={helpId}
        onDoubleClick={(event) => event.stopPropagation()}
        {...handlers}
      />
      <VisuallyHidden id={helpId}>{copy.canvasHelp}</VisuallyHidden>
      <VisuallyHidden role="status">
        {step && copy.selected(formatPercent(shareOf(step.mask)))}
      </VisuallyHidden>
    </>
  );
}
