import { Button, Group } from '@mantine/core';
import classes from './cards.module.css';

interface AskFirstProps {
  question: string;
  /** What leaves all as it is. */
  keep: string;
  /** What does it. */
  doIt: string;
  isDoing: boolean;
  onKeep: () => void;
  onDo: () => void;
}

/** A question at the foot of a card, before something is done that cannot be taken back. */
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
