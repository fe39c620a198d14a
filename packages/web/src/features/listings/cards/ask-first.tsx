import { Button, Group } from '@mantine/core';
import classes from './cards.module.css';

interface AskFirstProps {
  question: string;
  /** Label of the button that changes nothing. */
  keep: string;
  /** Label of the button that does it. */
  doIt: string;
  isDoing: boolean;
  onKeep: () => void;
  onDo: () => void;
}

/** A confirmation at the bottom of a card, before something that cannot be undone. */
export function AskFirst({ question, keep, doIt, isDoing, onKeep, onDo }: AskFirstProps) {
  return (
    <Group gap="sm" role="alert">
      <span>{question}</span>
      <Button variant="default" className={classes.touch ?? ''} autoFocus onClick={onKeep}>
        {keep}
      </Button>
      <Button color="red" className={classes.touch ?? ''} loading={isDoing} onClick={onDo}>
        {doIt}
      </Button>
    </Group>
  );
}
