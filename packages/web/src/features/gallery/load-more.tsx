import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { copy } from './copy.ts';
import classes from './gallery.module.css';
import { useInSight } from './use-in-sight.ts';

interface LoadMoreProps {
  /** Designs that are loaded; each time there are others, the end of the list is looked for anew. */
  loaded: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** @param takesFocus whether the focus is to go on at the first design that comes */
  onMore: (takesFocus: boolean) => void;
}

/** The end of the list as far as it is loaded: seen, it loads more; so does its button. */
export function LoadMore({ loaded, isLoading, hasFailed, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button moves on or goes; who stood on it by keyboard goes on where it was.
  const more = () => onMore(document.activeElement === button.current);
  // What failed waits for the button, or it would fail over and over.
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
        className={classes.touch}
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
