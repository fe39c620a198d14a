import { TOASTS_VISIBLE } from '@home-design/contract';
import { Button } from '@mantine/core';
import { tryNow, useConnection } from '../lib/api/connection.ts';
import classes from './connection-banner.module.css';
import { awaySentence, uiCopy } from './copy.ts';
import { useToasts } from './toasts/toasts.ts';

/**
 * Says that the server is away, and shortly that it is back, unless a toast of a lost call says so. It lies over the end
 * of the page and covers no button of a dialog.
 */
export function ConnectionBanner() {
  const { at, waiting } = useConnection();
  const isTold = useToasts((toasts) => toasts.slice(0, TOASTS_VISIBLE).some(({ whenBack }) => whenBack));
  const isAway = (at === 'away' && !isTold) || waiting > 0;
  const isBack = at === 'back' && !isTold;
  const isShown = isAway || isBack;
  return (
    <div className={classes.place}>
      <div
        data-foot-bar
        className={classes.banner}
        data-shown={isShown || undefined}
        data-away={isAway || undefined}
      >
        <span role="status">{isAway ? awaySentence() : isBack && uiCopy.back}</span>
        {isAway && (
          <Button variant="white" size="compact-sm" className={classes.button} onClick={tryNow}>
            {uiCopy.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
