import type { LookItem } from '@home-design/contract';
import { Button } from '@mantine/core';
import { copy } from './copy.ts';
import type { ItemActs } from './item-acts.ts';
import classes from './looks.module.css';

/** The decision on one photo of a look, or Stop while its edit is under way. */
export function LookCardButtons({ item, acts }: { item: LookItem; acts: ItemActs }) {
  const { image_name: name } = item;
  const { isBusy, approve, retry, leaveOut, stop } = acts;
  return (
    <div className={classes.row}>
      {isBusy ? (
        <Button variant="default" aria-label={copy.stopOf(name)} onClick={stop}>
          {copy.stop}
        </Button>
      ) : (
        <>
          {item.after !== null && (
            <Button
              disabled={approve === null}
              aria-label={copy.approveOf(name)}
              onClick={approve ?? undefined}
            >
              {copy.approve}
            </Button>
          )}
          <Button variant="default" aria-label={copy.retryOf(name)} onClick={retry ?? undefined}>
            {copy.retry}
          </Button>
          <Button
            variant="default"
            disabled={leaveOut === null}
            aria-label={copy.leaveOutOf(name)}
            onClick={leaveOut ?? undefined}
          >
            {copy.leaveOut}
          </Button>
        </>
      )}
    </div>
  );
}
