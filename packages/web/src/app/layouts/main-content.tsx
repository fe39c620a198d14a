import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

export const MAIN_CONTENT_ID = 'main';

/** The page proper: where the skip link leads, and where focus goes after a navigation. */
export function MainContent({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <Box component="main" id={MAIN_CONTENT_ID} tabIndex={-1} className={className}>
      {children}
    </Box>
  );
}
