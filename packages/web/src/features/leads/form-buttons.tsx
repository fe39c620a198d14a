import { Button } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './leads.module.css';

interface FormButtonsProps {
  isLast: boolean;
  /** The label of the button that sends. */
  submit: string;
  isSending: boolean;
  /** Whether the form may be sent. */
  canSend: boolean;
  /** Absent on the first step. */
  onBack: (() => void) | undefined;
  /** Absent: the form cannot be skipped. */
  onSkip: (() => void) | undefined;
}

/** The buttons of a form: back, next, send and skip. */
export function FormButtons({ isLast, submit, isSending, canSend, onBack, onSkip }: FormButtonsProps) {
  return (
    <div className={classes.buttons}>
      {onBack && (
        <Button variant="default" size="md" onClick={onBack}>
          {copy.back}
        </Button>
      )}
      {onSkip && (
        <Button variant="subtle" size="md" onClick={onSkip}>
          {copy.skip}
        </Button>
      )}
      {/* Next and Send are two buttons, so that a double click on Next does not send. */}
      {isLast ? (
        <Button
          key="submit"
          type="submit"
          size="md"
          className={classes.onward ?? ''}
          loading={isSending}
          disabled={!canSend}
        >
          {submit}
        </Button>
      ) : (
        <Button key="next" type="submit" size="md" className={classes.onward ?? ''}>
          {copy.next}
        </Button>
      )}
    </div>
  );
}
