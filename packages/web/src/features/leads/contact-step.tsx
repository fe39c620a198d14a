import { TextInput } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './leads.module.css';
import type { LeadFormState } from './use-lead-form.ts';

/** Who it is. */
export function ContactStep({ form, requiresPhone }: { form: LeadFormState; requiresPhone: boolean }) {
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
        required={requiresPhone}
        {...(requiresPhone ? {} : { placeholder: copy.optional })}
        size="md"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <TextInput
        className={classes.wide}
        label={copy.company}
        placeholder={copy.optional}
        size="md"
        autoComplete="organization"
        {...form.getInputProps('company')}
      />
    </div>
  );
}
