import { Textarea, TextInput } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './leads.module.css';
import type { LeadFormState } from './use-lead-form.ts';

/** Who writes to the agent of a listing, and what. */
export function MessageStep({ form }: { form: LeadFormState }) {
  return (
    <div className={classes.fields}>
      <TextInput
        label={copy.firstName}
        required
        size="md"
        autoComplete="given-name"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={copy.lastName}
        required
        size="md"
        autoComplete="family-name"
        {...form.getInputProps('lastName')}
      />
      <TextInput
        type="email"
        label={copy.email}
        required
        size="md"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <TextInput
        type="tel"
        label={copy.phone}
        placeholder={copy.optional}
        size="md"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <Textarea
        className={classes.wide}
        label={copy.messageToAgent}
        placeholder={copy.optional}
        size="md"
        rows={4}
        {...form.getInputProps('message')}
      />
    </div>
  );
}
