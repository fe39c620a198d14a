import { boxBetween, type Mark, type Point, type Side } from './mark.ts';
import type { Tool } from './mark-store.ts';
import classes from './marks.module.css';

interface MarksDrawingProps {
  /** The picture's proportions, so that lines have the same width in both directions. */
  width: number;
  height: number;
  marks: readonly Mark[];
  /** The mark that is being drawn. */
  drawn: readonly Point[];
  tool: Tool | 'select';
  side: Side;
  brush: number;
  cross: Point | null;
}

/** Rectangles and strokes over the picture, and the cross that keys move. */
export function MarksDrawing({ width, height, marks, drawn, tool, side, brush, cross }: MarksDrawingProps) {
  const ratio = height / width;
  const draft = draftOf(drawn, tool, side, brush);
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 1000 ${1000 * ratio}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {[...marks, ...(draft ? [draft] : [])].map((mark, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have nothing but their order
        return <Drawn key={place} mark={mark} ratio={ratio} />;
      })}
      {cross && (
        <g className={classes.cross} transform={`translate(${cross.x * 1000} ${cross.y * 1000 * ratio})`}>
          <path d="M -22 0 H 22 M 0 -22 V 22" />
        </g>
      )}
    </svg>
  );
}

function draftOf(drawn: readonly Point[], tool: Tool | 'select', side: Side, brush: number): Mark | null {
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) return null;
  if (tool === 'brush') return { kind: 'stroke', side, width: brush, points: drawn };
  const box = boxBetween(first, last);
  return box && { kind: 'box', side, box };
}

function Drawn({ mark, ratio }: { mark: Mark; ratio: number }) {
  const down = 1000 * ratio;
  switch (mark.kind) {
    case 'region':
      return null;
    case 'box': {
      const { x, y, width, height } = mark.box;
      return (
        <rect
          className={classes.box}
          data-side={mark.side}
          x={x * 1000}
          y={y * down}
          width={width * 1000}
          height={height * down}
        />
      );
    }
    case 'stroke': {
      const [first, ...rest] = mark.points.map(({ x, y }) => `${x * 1000} ${y * down}`);
      return (
        <path
          className={classes.stroke}
          data-side={mark.side}
          strokeWidth={mark.width * 1000}
          d={`M ${[first, first, ...rest].join(' L ')}`}
        />
      );
    }
  }
}
