import type { PointerEvent } from 'react';
import type { Point } from '../marks/mark.ts';
import type { Outline } from './outline.ts';
import classes from './plan-editor.module.css';

interface PieceOutlineProps {
  name: string;
  outline: Outline;
  /** Height of the drawing for a width of 1000. */
  down: number;
  isChosen: boolean;
  /** The place of the handle that turns the piece; null for pieces that cannot turn. */
  front: Point | null;
  onTake: (event: PointerEvent) => void;
  onTakeFront: (event: PointerEvent) => void;
}

/** A piece on the photo. It can be pressed; the chosen one shows its edges and the handle that turns it. */
export function PieceOutline(props: PieceOutlineProps) {
  const { name, outline, down, isChosen, front, onTake, onTakeFront } = props;
  const at = ({ x, y }: Point) => `${(x * 1000).toFixed(1)} ${(y * down).toFixed(1)}`;
  const around = outline.around.map(at).join(', ');
  const [foot, top] = [outline.corners.slice(0, 4), outline.corners.slice(4)];
  return (
    <g className={classes.piece} data-chosen={isChosen || undefined}>
      <polygon className={classes.body} points={around} onPointerDown={onTake}>
        <title>{name}</title>
      </polygon>
      {isChosen && (
        <g className={classes.edges}>
          <polygon points={foot.map(at).join(', ')} />
          <polygon points={top.map(at).join(', ')} />
          {foot.map((corner, place) => (
            <path key={at(corner)} d={`M ${at(corner)} L ${at(top[place] ?? corner)}`} />
          ))}
          {front && (
            <>
              <path className={classes.stem} d={`M ${at(outline.foot)} L ${at(front)}`} />
              <circle
                className={classes.handle}
                cx={front.x * 1000}
                cy={front.y * down}
                r={13}
                onPointerDown={onTakeFront}
              />
            </>
          )}
        </g>
      )}
    </g>
  );
}
