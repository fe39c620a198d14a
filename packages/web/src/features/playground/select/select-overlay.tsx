import type { Version, VersionId } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { type PointerEvent, useRef } from 'react';
import { formatPercent } from '../../../lib/formats.ts';
import { MarkingCanvas } from '../marks/marking-canvas.tsx';
import { MarksDrawing } from '../marks/marks-drawing.tsx';
import { useMarking } from '../marks/use-marking.ts';
import { type FoundThings, thingAt } from './found-things.ts';
import { GoingNames } from './going-names.tsx';
import { shareOf } from './mask.ts';
import { selectCopy as copy } from './select-copy.ts';
import { pointAtThings, stepOf, undoStep, useSelect } from './select-store.ts';
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
  const { tool, side, brush, found } = state;
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
  const pointing = {
    onPointerMove(event: PointerEvent<HTMLElement>) {
      handlers.onPointerMove(event);
      if (found && tool === 'select' && event.pointerType === 'mouse') pointAtPlace(found, event);
    },
    onPointerLeave: () => pointAtThings([]),
  };
  return (
    <>
      {step && <SelectionTint mask={step.mask} />}
      <MarksDrawing
        width={version.width}
        height={version.height}
        marks={[]}
        {...{ drawn, tool, side, brush, cross }}
      />
      <MarkingCanvas
        {...{ canvas, tool }}
        handlers={{ ...handlers, ...pointing }}
        label={copy.canvas}
        help={copy.canvasHelp}
      />
      {step && found && <GoingNames found={found} mask={step.mask} />}
      <VisuallyHidden role="status">
        {step && copy.selected(formatPercent(shareOf(step.mask)))}
      </VisuallyHidden>
    </>
  );
}

/** Points out the found thing that is under the pointer. */
function pointAtPlace(
  found: FoundThings,
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const thing = thingAt(found, { x: (clientX - left) / width, y: (clientY - top) / height });
  pointAtThings(thing ? [thing.id] : []);
}
