import { memo } from 'react';
import type { Point } from '../../marks/mark.ts';
import classes from '../plan-editor.module.css';
import type { Outline } from './outline.ts';
import type { PieceGrip } from './use-grip.ts';

interface PieceOutlineProps {
  id: number;
  name: string;
  outline: Outline;
  /** Height of the drawing for a width of 1000. */
  down: number;
  isChosen: boolean;
  isLocked: boolean;
  /** Whether it is the only chosen piece, or the last one of several. */
  isLast: boolean;
  /** The place of the handle that turns the piece; null for pieces that cannot turn. */
  front: Point | null;
  grip: PieceGrip;
}

/** A padlock, 12 x 14 units around its middle. */
const LOCK = 'M -6 -1 h 12 v 8 h -12 Z M -4 -1 v -2.5 a 4 4 0 0 1 8 0 V -1';

/** A piece on the photo. It can be pressed; the last chosen one shows its edges and the handle that turns it. */
export const PieceOutline = memo((props: PieceOutlineProps) => {
  const { id, name, outline, down, isChosen, isLocked, isLast, front, grip } = props;
  const at = ({ x, y }: Point) => `${(x * 1000).toFixed(1)} ${(y * down).toFixed(1)}`;
  const around = outline.around.map(at).join(', ');
  const [foot, top] = [outline.corners.slice(0, 4), outline.corners.slice(4)];
  return (
    <g className={classes.piece} data-chosen={isChosen || undefined} data-locked={isLocked || undefined}>
      <polygon
        className={classes.body}
        points={around}
        onPointerDown={(event) => grip.take(event, id, outline.foot)}
      >
        <title>{name}</title>
      </polygon>
      {isLast && (
        <g className={classes.edges}>
          <polygon points={foot.map(at).join(', ')} />
          <polygon points={top.map(at).join(', ')} />
          {/* One element: it stays while the piece moves. */}
          <path d={foot.map((corner, place) => `M ${at(corner)} L ${at(top[place] ?? corner)}`).join(' ')} />
          {front && (
            <>
              <path className={classes.stem} d={`M ${at(outline.foot)} L ${at(front)}`} />
              <circle className={classes.handle} cx={front.x * 1000} cy={front.y * down} r={13} />
              <circle
                className={classes.grip}
                cx={front.x * 1000}
                cy={front.y * down}
                r={26}
                onPointerDown={grip.takeFront}
              />
            </>
          )}
        </g>
      )}
      {isLocked && (
        <g className={classes.lock} transform={`translate(${at(middleOf(outline.around))})`}>
          <g className={classes.badge}>
            <circle r={15} />
            <path d={LOCK} transform="scale(1.3)" />
          </g>
        </g>
      )}
    </g>
  );
});

function middleOf(around: readonly Point[]): Point {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(around.map(({ x }) => x)), y: middle(around.map(({ y }) => y)) };
}
