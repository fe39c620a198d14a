import { Button, Group } from '@mantine/core';

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
      <Button variant="default" autoFocus onClick={onKeep}>
        {keep}
      </Button>
      <Button color="red" loading={isDoing} onClick={onDo}>
        {doIt}
      </Button>
    </Group>
  );
}
