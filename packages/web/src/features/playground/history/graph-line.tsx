import classes from './history-graph.module.css';
import type { GraphRow } from './history-graph.ts';

/** Width of a lane in pixels. The stylesheet places its dots by the same number. */
const LANE = 14;

/** Width of all lanes in pixels. */
export const graphWidth = (lanes: number): number => lanes * LANE;

interface GraphLineProps {
  row: GraphRow;
  lanes: number;
}

const middleOf = (lane: number): number => lane * LANE + LANE / 2;

/** The lines beside the row of a version: to the versions made from it, and to the one it was made from. */
export function GraphLine({ row: { lane, through, hasAbove, below }, lanes }: GraphLineProps) {
  const x = middleOf(lane);
  const width = graphWidth(lanes);
  return (
    <span className={classes.graph} style={{ width }} aria-hidden>
      <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" className={classes.lines} aria-hidden>
        {through
          .filter((other) => other !== lane)
          .map((other) => (
            <path key={other} d={`M ${middleOf(other)} 0 V 100`} />
          ))}
        {hasAbove && <path d={`M ${x} 0 V 50`} />}
        {below === lane && <path d={`M ${x} 50 V 100`} />}
        {below !== null && below !== lane && (
          <path d={`M ${x} 50 C ${x} 80, ${middleOf(below)} 70, ${middleOf(below)} 100`} />
        )}
      </svg>
      <span className={classes.dot} style={{ left: x }} />
    </span>
  );
}
