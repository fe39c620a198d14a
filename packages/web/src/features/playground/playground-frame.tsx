import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import classes from './playground.module.css';

interface PlaygroundFrameProps {
  breadcrumb?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  panel: ReactNode;
  history?: ReactNode;
  children: ReactNode;
}

/** Title, picture and history, and the edit panel on the right; below the picture where there is little room. */
export function PlaygroundFrame({ breadcrumb, actions, panel, history, children }: PlaygroundFrameProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.heading}>
          {breadcrumb}
          <Title order={1} size="h2">
            {copy.title}
          </Title>
        </div>
        {actions}
      </header>
      <div className={classes.columns}>
        <div className={classes.pictures}>{children}</div>
        <div className={classes.panel}>{panel}</div>
        {history !== undefined && <div className={classes.below}>{history}</div>}
      </div>
    </div>
  );
}
