import { Button, Stack, Text, Title } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import type { SelectedPicture } from './selected-picture.ts';
import { SelectedPictures } from './selected-pictures.tsx';
import { useFocusFirst } from './use-focus-first.ts';
import classes from './wizard.module.css';
import { wizardCopy } from './wizard-copy.ts';
import { canGoBack, type WizardState } from './wizard-state.ts';

interface ReviewStepProps {
  state: WizardState;
  pictures: readonly SelectedPicture[];
  onBack: () => void;
  /** Gets whether a view link is made and copied, too. */
  onCreate: (copiesLink: boolean) => void;
}

/** The second step: shows the entries before the board is created. */
export function ReviewStep({ state, pictures, onBack, onCreate }: ReviewStepProps) {
  const heading = useFocusFirst();
  const { name, description, asks, board, isSaving } = state;
  return (
    <Stack gap="md">
      <div ref={heading} tabIndex={-1} className={classes.focusTarget}>
        <Text size="sm" c="dimmed">
          {wizardCopy.reviewTitle}
        </Text>
        <Title order={3} size="h3" className={classes.name}>
          {name.trim()}
        </Title>
        <Text c={description.trim() === '' ? 'dimmed' : 'inherit'} className={classes.description}>
          {description.trim() === '' ? wizardCopy.noDescription : description.trim()}
        </Text>
      </div>
      {asks && <Text>{wizardCopy.willAsk(wizardCopy.question)}</Text>}
      <SelectedPictures pictures={pictures} />
      {board !== null && (
        <Text size="sm" c="dimmed">
          {wizardCopy.exists}
        </Text>
      )}
      <div className={classes.actions}>
        <Button variant="default" disabled={!canGoBack(state)} onClick={onBack}>
          {wizardCopy.back}
        </Button>
        <Button
          variant="light"
          leftSection={<IconLink size={18} stroke={ICON_STROKE} aria-hidden />}
          disabled={isSaving}
          onClick={() => onCreate(true)}
        >
          {wizardCopy.createAndCopy}
        </Button>
        <Button loading={isSaving} onClick={() => onCreate(false)}>
          {wizardCopy.create}
        </Button>
      </div>
    </Stack>
  );
}
