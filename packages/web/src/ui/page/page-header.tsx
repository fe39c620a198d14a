import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './page-header.module.css';

interface PageHeaderProps {
  /** Its text, or an element with a heading of level 1. */
  title: ReactNode;
  /** The page above this one. */
  back?: { label: string; to: string };
  subtitle?: ReactNode;
  /** Buttons; beside the title where the page is wide enough. */
  actions?: ReactNode;
  /** Further facts below the subtitle. */
  children?: ReactNode;
}

/** The head of a page of the app: the way back, the title, a line about the page, and its actions. */
export function PageHeader({ title, back, subtitle, actions, children }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.heading}>
        {back && (
          <Anchor component={Link} to={back.to} className={classes.back ?? ''}>
            {back.label}
          </Anchor>
        )}
        {typeof title === 'string' ? (
          <Title order={1} size="h2">
            {title}
          </Title>
        ) : (
          title
        )}
        {subtitle && <Text c="dimmed">{subtitle}</Text>}
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
