import { Button } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './leads.module.css';

interface FormButtonsProps {
  isLast: boolean;
  /** What the button says that sends it. */
  submit: string;
  isSending: boolean;
  /** Whether the form may be sent. */
  canSend: boolean;
  /** Absent on the first step. */
  onBack: (() => void) | undefined;
  /** Absent: the form cannot be left for another time. */
  onSkip: (() => void) | undefined;
}

/** What moves through the form. */
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
      {/* Two buttons, not one that changes: a double click on Next must not send. */}
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
