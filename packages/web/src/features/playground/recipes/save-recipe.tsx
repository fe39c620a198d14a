import { MAX_TITLE_LENGTH, type WorkflowStep } from '@home-design/contract';
import { Button, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../../ui/use-draft.ts';
import classes from '../base/playground.module.css';
import { recipeCopy as copy, wordsOfStep, wordsOfSteps } from './recipe-copy.ts';

interface SaveRecipeProps {
  /** The edit in the panel. */
  panel: WorkflowStep | null;
  /** The edits that made the shown version. */
  chain: { steps: WorkflowStep[]; leftOut: string[] };
  label: string;
  isSaving: boolean;
  onSave: (recipe: { name: string; steps: WorkflowStep[] }) => Promise<unknown>;
}

/** Saves the edit in the panel, or all edits of the shown version, under a name. */
export function SaveRecipe({ panel, chain, label, isSaving, onSave }: SaveRecipeProps) {
  const choices = [
    ...(panel ? [{ value: 'panel', name: copy.panel(wordsOfStep(panel)), steps: [panel] }] : []),
    ...(chain.steps.length > 0
      ? [{ value: 'chain', name: copy.chain(chain.steps.length, label), steps: chain.steps }]
      : []),
  ];
  const [wanted, setWanted] = useState('chain');
  const [name, setName] = useDraft('recipe', '');
  const [wasTried, setWasTried] = useState(false);
  const chosen = choices.find(({ value }) => value === wanted) ?? choices[0];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setWasTried(true);
    if (!chosen || name.trim() === '' || isSaving) return;
    await onSave({ name: name.trim(), steps: chosen.steps });
    setName('');
    setWasTried(false);
  }

  if (!chosen) return <Text size="sm">{copy.nothing}</Text>;
  return (
    // A toast already showed the failure.
    <form onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate>
      <Stack gap="sm">
        <Title order={3} size="h5">
          {copy.saveTitle}
        </Title>
        <Radio.Group label={copy.whatLabel} value={chosen.value} onChange={setWanted}>
          <Stack gap={4} mt={6}>
            {choices.map(({ value, name: words }) => (
              <Radio key={value} value={value} label={words} size="md" py={8} />
            ))}
          </Stack>
        </Radio.Group>
        {chosen.value === 'chain' && (
          <Text size="sm" c="dimmed">
            {wordsOfSteps(chain.steps)}
            {chain.leftOut.length > 0 && `. ${copy.leftOut(chain.leftOut.join(', '))}`}
          </Text>
        )}
        <TextInput
          label={copy.name}
          description={copy.nameHint}
          classNames={{ input: classes.field ?? '' }}
          maxLength={MAX_TITLE_LENGTH}
          value={name}
          error={wasTried && name.trim() === '' && copy.nameMissing}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={isSaving}>
          {copy.save}
        </Button>
      </Stack>
    </form>
  );
}
