import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH, NewProject } from '@home-design/contract';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import type { z } from 'zod';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import classes from './projects.module.css';

export type ProjectFields = z.output<typeof NewProject>;

interface ProjectFormProps {
  initial: ProjectFields;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (fields: ProjectFields) => void;
  onCancel: () => void;
}

/** Title, address and notes of a project. */
export function ProjectForm({ initial, submitLabel, isSaving, onSubmit, onCancel }: ProjectFormProps) {
  const form = useForm<ProjectFields>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: zod4Resolver(NewProject),
  });
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
          label={copy.titleField}
          size="md"
          required
          maxLength={MAX_TITLE_LENGTH}
          data-autofocus
          autoComplete="off"
          key={form.key('title')}
          {...form.getInputProps('title')}
        />
        <TextInput
          label={copy.addressField}
          placeholder={copy.optional}
          size="md"
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          key={form.key('address')}
          {...form.getInputProps('address')}
        />
        <Textarea
          label={copy.notesField}
          placeholder={copy.optional}
          size="md"
          rows={4}
          maxLength={MAX_NOTES_LENGTH}
          key={form.key('notes')}
          {...form.getInputProps('notes')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" className={classes.touch} onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" className={classes.touch} loading={isSaving}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
