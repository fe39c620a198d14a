import { Box } from '@mantine/core';
import { Brand } from '../../ui/brand.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { shellCopy } from '../copy.ts';
import classes from './public-layout.module.css';

/** Shown while the first page's code is on its way. */
export function StartSkeleton() {
  return (
    <Box className={classes.page}>
      <header className={classes.header}>
        <div className={classes.bar}>
          {/* Its link cannot be followed yet: neither by mouse nor by keys. */}
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
