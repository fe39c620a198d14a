import type { Board } from '@home-design/contract';
import { Button, Stack, Text, Title } from '@mantine/core';
import { LinkCards } from '../links/link-cards.tsx';
import { useFocusFirst } from './use-focus-first.ts';
import classes from './wizard.module.css';
import { wizardCopy } from './wizard-copy.ts';

interface ShareStepProps {
  board: Board;
  onBack: () => void;
  onFinish: () => void;
}

/** The third step: links to the board. */
export function ShareStep({ board, onBack, onFinish }: ShareStepProps) {
  const heading = useFocusFirst();
  return (
    <Stack gap="md">
      <div ref={heading} tabIndex={-1} className={classes.focusTarget}>
        <Title order={3} size="h3" className={classes.name}>
          {wizardCopy.createdTitle(board.name)}
        </Title>
        <Text c="dimmed">{wizardCopy.shareText}</Text>
      </div>
      <LinkCards boardId={board.id} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          {wizardCopy.back}
        </Button>
        <Button onClick={onFinish}>{wizardCopy.finish}</Button>
      </div>
    </Stack>
  );
}
