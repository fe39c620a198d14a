import { Button, UnstyledButton } from '@mantine/core';
import { createPortal } from 'react-dom';
import { tryNow } from '../../lib/api/connection.ts';
import { uiCopy } from '../copy.ts';
import classes from './part-notice.module.css';

/**
 * The place of a part: its own area of the page, over the page, within a line, or invisible. `fallback`: the
 * placeholder is good enough to stay.
 */
export type PartPlace = 'block' | 'dialog' | 'line' | 'hidden' | 'fallback';

interface PartNoticeProps {
  place: PartPlace;
  text: string;
  /** Called by the button. */
  onTryAgain?: () => void;
  /** Called when the part is no longer wanted; absent: it cannot be closed. */
  onClose?: (() => void) | undefined;
}

/** Stands in the place of a part whose code is not loaded, says so, and offers to try at once. */
export function PartNotice({ place, text, onTryAgain = tryNow, onClose }: PartNoticeProps) {
  switch (place) {
    case 'hidden':
      return null;
    case 'line':
      return (
        <UnstyledButton className={classes.line} title={text} onClick={onTryAgain}>
          <span role="status" className="mantine-visually-hidden">
            {text}
          </span>
          {uiCopy.tryAgain}
        </UnstyledButton>
      );
    case 'block':
    case 'fallback':
    case 'dialog': {
      const card = (
        <div className={classes.card} data-place={place}>
          <p role="status">{text}</p>
          <Button variant="default" onClick={onTryAgain}>
            {uiCopy.tryAgain}
          </Button>
          {onClose && (
            <Button variant="subtle" onClick={onClose}>
              {uiCopy.close}
            </Button>
          )}
        </div>
      );
      return place !== 'dialog' ? card : createPortal(card, document.body);
    }
  }
}
