import { VisuallyHidden } from '@mantine/core';
import { type HTMLAttributes, type RefObject, useId } from 'react';
import classes from './marks.module.css';

interface MarkingCanvasProps {
  canvas: RefObject<HTMLDivElement | null>;
  /** The tool in use, which decides the cursor. */
  tool: string;
  label: string;
  /** A description of the keys. */
  help: string;
  handlers: HTMLAttributes<HTMLDivElement>;
}

/** Covers the photo and receives strokes and taps, by pointer or by keys. */
export function MarkingCanvas({ canvas, tool, label, help, handlers }: MarkingCanvasProps) {
  const helpId = useId();
  return (
    <>
      <div
        ref={canvas}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are named in the help
        tabIndex={0}
        className={classes.canvas}
        data-tool={tool}
        aria-label={label}
        aria-describedby={helpId}
        onDoubleClick={(event) => event.stopPropagation()}
        {...handlers}
      />
      <VisuallyHidden id={helpId}>{help}</VisuallyHidden>
    </>
  );
}
