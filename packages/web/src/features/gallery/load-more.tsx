import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { copy } from './copy.ts';
import classes from './gallery.module.css';
import { useInSight } from './use-in-sight.ts';

interface LoadMoreProps {
  /** How many designs are loaded. A change makes the page look for the end of the list again. */
  loaded: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** @param takesFocus whether the first new design gets the focus */
  onMore: (takesFocus: boolean) => void;
}

/** The end of the loaded list. It loads more when it comes into sight, or by its button. */
export function LoadMore({ loaded, isLoading, hasFailed, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button moves down or disappears, so a focused button passes its focus to the first new design.
  const more = () => onMore(document.activeElement === button.current);
  // After a failure only the button loads more, or the request would fail over and over.
  useInSight(end, loaded, isLoading || hasFailed ? undefined : more);

  return (
    <div ref={end} className={classes.more}>
      {hasFailed && (
        <Text role="alert" size="sm">
          {copy.moreFailed}
        </Text>
      )}
      <Button
        ref={button}
        variant="default"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) more();
        }}
      >
        {isLoading ? copy.loadingMore : hasFailed ? copy.tryAgain : copy.loadMore}
      </Button>
    </div>
  );
}
