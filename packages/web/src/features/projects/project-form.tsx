import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH, NewProject } from '@home-design/contract';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useState } from 'react';
import type { z } from 'zod';
import { readDraft } from '../../lib/storage/drafts.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { useKeptDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';
import { dialogCopy } from './dialog-copy.ts';

export type ProjectFields = z.output<typeof NewProject>;

interface ProjectFormProps {
  initial: ProjectFields;
  /** The key of the form, under which typed text survives a reload. */
  draft: string;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (fields: ProjectFields) => void;
  onCancel: () => void;
}

/** Title, address and notes of a project. */
export function ProjectForm({ initial, draft, submitLabel, isSaving, onSubmit, onCancel }: ProjectFormProps) {
  const [start] = useState(() => readDraft(draft, initial));
  const form = useForm<ProjectFields>({
    mode: 'uncontrolled',
    initialValues: start,
    validate: zod4Resolver(NewProject),
  });
  useKeptDraft(draft, form.getValues, initial);
  const submit = form.onSubmit(
    (fields) => {
      if (!isSaving) onSubmit(NewProject.parse(fields));
    },
    (problems) => {
      if (problems.title === copy.titleRequired) toast.error(copy.titleRequired);
    },
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={dialogCopy.titleField}
          size="md"
          required
          maxLength={MAX_TITLE_LENGTH}
          data-autofocus
          autoComplete="off"
          key={form.key('title')}
          {...form.getInputProps('title')}
        />
        <TextInput
          label={dialogCopy.addressField}
          placeholder={dialogCopy.optional}
          size="md"
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          key={form.key('address')}
          {...form.getInputProps('address')}
        />
        <Textarea
          label={dialogCopy.notesField}
          placeholder={dialogCopy.optional}
          size="md"
          rows={4}
          maxLength={MAX_NOTES_LENGTH}
          key={form.key('notes')}
          {...form.getInputProps('notes')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {dialogCopy.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
