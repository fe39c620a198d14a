import { Button, Group, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';

interface NameFormProps {
  label: string;
  name: string;
  onName: (name: string) => void;
  maxLength: number;
  isSaving: boolean;
  save: string;
  cancel: string;
  onSave: () => void;
  onCancel: () => void;
}

/** A dialog with one field for a name. A blank name cannot be saved. */
export function NameForm({ label, name, onName, maxLength, isSaving, ...buttons }: NameFormProps) {
  const isBlank = name.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank && !isSaving) buttons.onSave();
  }

  return (
    <form onSubmit={submit}>
      <TextInput
        label={label}
        size="md"
        maxLength={maxLength}
        autoComplete="off"
        data-autofocus
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={buttons.onCancel}>
          {buttons.cancel}
        </Button>
        <Button type="submit" disabled={isBlank} loading={isSaving}>
          {buttons.save}
        </Button>
      </Group>
    </form>
  );
}
