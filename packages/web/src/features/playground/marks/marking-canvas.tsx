import { VisuallyHidden } from '@mantine/core';
import { type HTMLAttributes, type RefObject, useId } from 'react';
import classes from './marks.module.css';

interface MarkingCanvasProps {
  canvas: RefObject<HTMLDivElement | null>;
  /** The tool in use, which decides the shape of the pointer. */
  tool: string;
  label: string;
  /** Which keys do what. */
  help: string;
  handlers: HTMLAttributes<HTMLDivElement>;
}

/** Lies over the photo and takes what is drawn or tapped on it, by pointer or by keys. */
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
