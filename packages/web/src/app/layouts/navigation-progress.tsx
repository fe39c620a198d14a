import { VisuallyHidden } from '@mantine/core';
import { useNavigation } from 'react-router';
import { shellCopy } from '../copy.ts';
import classes from './navigation-progress.module.css';

/** A thin line while the code of the next page is loading; the present page stays usable. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div role="status">
      {isLoading && (
        <>
          <div className={classes.line} />
          <VisuallyHidden>{shellCopy.loading}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
