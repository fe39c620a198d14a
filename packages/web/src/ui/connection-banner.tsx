import { Button } from '@mantine/core';
import { tryNow, useConnection } from '../lib/api/connection.ts';
import classes from './connection-banner.module.css';
import { uiCopy } from './copy.ts';

/** Says that the server is away, and shortly that it is back. It lies over the end of the page and covers no button of a dialog. */
export function ConnectionBanner() {
  const { at, waiting } = useConnection();
  const isAway = at === 'away' || waiting > 0;
  const isShown = isAway || at === 'back';
  return (
    <div className={classes.place}>
      <div
        data-foot-bar
        className={classes.banner}
        data-shown={isShown || undefined}
        data-away={isAway || undefined}
      >
        <span role="status">{isAway ? sentence() : at === 'back' && uiCopy.back}</span>
        {isAway && (
          <Button variant="white" size="compact-sm" className={classes.button} onClick={tryNow}>
            {uiCopy.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}

const sentence = (): string => (navigator.onLine ? uiCopy.away : uiCopy.offline);
