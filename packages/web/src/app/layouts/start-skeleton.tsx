import { Box } from '@mantine/core';
import { Brand } from '../../ui/brand.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { shellCopy } from '../copy.ts';
import classes from './public-layout.module.css';

/** A placeholder while the code of the first page is loading. */
export function StartSkeleton() {
  return (
    <Box className={classes.page}>
      <header className={classes.header}>
        <div className={classes.bar}>
          {/* Its link is disabled for mouse and keyboard. */}
          <Box className={classes.brandOnly} inert>
            <Brand />
          </Box>
        </div>
      </header>
      <main className={classes.main}>
        <PageSkeleton label={shellCopy.loading} />
      </main>
    </Box>
  );
}
