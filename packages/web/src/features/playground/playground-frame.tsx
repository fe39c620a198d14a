import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import classes from './playground.module.css';

interface PlaygroundFrameProps {
  breadcrumb?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  panel: ReactNode;
  children: ReactNode;
}

/** Title, picture column, and the edit panel on the right; below the pictures where there is little room. */
export function PlaygroundFrame({ breadcrumb, actions, panel, children }: PlaygroundFrameProps) {
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
      </div>
    </div>
  );
}
