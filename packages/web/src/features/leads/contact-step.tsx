import { TextInput } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './leads.module.css';
import { PersonFields } from './person-fields.tsx';
import type { LeadFormState } from './use-lead-form.ts';

/** Name and address of the sender. */
export function ContactStep({ form, requiresPhone }: { form: LeadFormState; requiresPhone: boolean }) {
  return (
    <div className={classes.fields}>
      <PersonFields form={form} requiresPhone={requiresPhone} />
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
