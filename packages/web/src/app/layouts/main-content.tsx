import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

export const MAIN_CONTENT_ID = 'main';

/** The main part of the page: the target of the skip link, and of the focus after a navigation. */
export function MainContent({
  children,
  className,
  hasHeader = false,
}: {
  children: ReactNode;
  className?: string | undefined;
  /** Whether the page stands below the header of the app, in which it may put its title. */
  hasHeader?: boolean;
}) {
  return (
    <Box
      component="main"
      id={MAIN_CONTENT_ID}
      tabIndex={-1}
      className={className}
      data-has-header={hasHeader || undefined}
    >
      {children}
    </Box>
  );
}
