import { Textarea } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './leads.module.css';
import { PersonFields } from './person-fields.tsx';
import type { LeadFormState } from './use-lead-form.ts';

/** Sender and text of a message to the agent of a listing. */
export function MessageStep({ form }: { form: LeadFormState }) {
  return (
    <div className={classes.fields}>
      <PersonFields form={form} requiresPhone={false} />
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
