import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '@home-design/contract';
import { Button, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { Dispatch, FormEvent } from 'react';
import type { SelectedPicture } from './selected-picture.ts';
import { SelectedPictures } from './selected-pictures.tsx';
import classes from './wizard.module.css';
import { wizardCopy } from './wizard-copy.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

interface NameStepProps {
  state: WizardState;
  pictures: readonly SelectedPicture[];
  dispatch: Dispatch<WizardEvent>;
}

/** The first step: name and description. */
export function NameStep({ state, pictures, dispatch }: NameStepProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    dispatch({ type: 'next' });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={wizardCopy.nameField}
          size="md"
          required
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          data-autofocus
          // Typing replaces the suggested name.
          onFocus={({ currentTarget }) => currentTarget.select()}
          value={state.name}
          error={state.nameProblem}
          onChange={({ currentTarget }) => dispatch({ type: 'name-typed', name: currentTarget.value })}
        />
        <Textarea
          label={wizardCopy.descriptionField}
          placeholder={wizardCopy.optional}
          size="md"
          rows={3}
          maxLength={MAX_NOTES_LENGTH}
          value={state.description}
          onChange={({ currentTarget }) =>
            dispatch({ type: 'description-typed', description: currentTarget.value })
          }
        />
        {pictures.length > 1 && (
          <Switch
            size="md"
            label={wizardCopy.asks}
            aria-label={wizardCopy.asks}
            description={wizardCopy.asksText}
            checked={state.asks}
            onChange={({ currentTarget }) => dispatch({ type: 'asks', asks: currentTarget.checked })}
          />
        )}
        <SelectedPictures pictures={pictures} />
        <div className={classes.actions}>
          <Button type="submit">{wizardCopy.next}</Button>
        </div>
      </Stack>
    </form>
  );
}
