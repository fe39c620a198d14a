import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import own from './header.module.css';
import classes from './playground.module.css';

interface PlaygroundFrameProps {
  breadcrumb?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** The kinds of edit and the settings of the chosen one: `.rail` and `.panel` of the style sheet. */
  panel: ReactNode;
  /** Below the picture: the other photos, or the tools for this one. */
  strip?: ReactNode;
  history?: ReactNode;
  /** Hides the kinds of edit and the settings; the picture takes their place. */
  isFocused?: boolean;
  children: ReactNode;
}

/**
 * The layout of the playground. The photo is between the kinds of edit and the settings, as high as the window; the
 * strip and the history are below. Narrow windows stack all parts, with Apply always at the bottom.
 */
export function PlaygroundFrame({
  breadcrumb,
  actions,
  panel,
  strip,
  history,
  isFocused,
  children,
}: PlaygroundFrameProps) {
  return (
    <div className={classes.page}>
      <header className={own.header}>
        <div className={own.heading}>
          <Title order={1} size="h3">
            {copy.title}
          </Title>
          {breadcrumb}
        </div>
        {actions}
      </header>
      <div className={classes.columns} data-focused={isFocused || undefined}>
        <div className={classes.pictures}>{children}</div>
        {panel}
        {strip !== undefined && <div className={classes.strip}>{strip}</div>}
        {history !== undefined && <div className={classes.below}>{history}</div>}
      </div>
    </div>
  );
}
