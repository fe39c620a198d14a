import type { CSSProperties, ReactNode } from 'react';
import classes from './stage.module.css';

interface StageProps {
  /** Size of the picture in pixels; only the shape matters. */
  width: number;
  height: number;
  children: ReactNode;
}

/** The largest box of the picture's shape that fits the column and the window. It never changes size while loading. */
export function Stage({ width, height, children }: StageProps) {
  const shape = { '--stage-ratio': width / height } as CSSProperties;
  return (
    <div className={classes.stage} style={shape}>
      {children}
    </div>
  );
}
