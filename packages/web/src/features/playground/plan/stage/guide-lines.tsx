import type { RoomView } from '@home-design/contract';
import type { Guide } from '../arrange/snapped.ts';
import classes from '../plan-editor.module.css';
import { inPicture } from '../room-camera.ts';

interface GuideLinesProps {
  view: RoomView;
  guides: readonly Guide[];
  /** Height of the drawing for a width of 1000. */
  down: number;
}

/** Lines on the photo that show what the moved piece is in line with. */
export function GuideLines({ view, guides, down }: GuideLinesProps) {
  const lines = guides.flatMap(({ from, to }) => {
    const [start, end] = [inPicture(view, from), inPicture(view, to)];
    return start && end ? `M ${start.x * 1000} ${start.y * down} L ${end.x * 1000} ${end.y * down}` : [];
  });
  if (lines.length === 0) return null;
  // All lines are one path, which stays while a piece moves.
  const all = lines.join(' ');
  return (
    <g className={classes.guide}>
      <path d={all} />
      <path d={all} />
    </g>
  );
}
