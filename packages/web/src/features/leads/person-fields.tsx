import { TextInput } from '@mantine/core';
import { copy } from './copy.ts';
import type { LeadFormState } from './use-lead-form.ts';

/** Name, email and phone of the person who writes. */
export function PersonFields({ form, requiresPhone }: { form: LeadFormState; requiresPhone: boolean }) {
  return (
    <>
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
    </>
  );
}
