import { Checkbox, Chip, Textarea } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './leads.module.css';
import type { LeadFormState } from './use-lead-form.ts';

interface PreferencesStepProps {
  form: LeadFormState;
  /** Styles and services to choose from. */
  styles: readonly string[];
  services: readonly string[];
}

/** Preferred styles and services. */
export function PreferencesStep({ form, styles, services }: PreferencesStepProps) {
  return (
    <div className={classes.preferences}>
      <Chips form={form} name="styles" label={copy.styles} choices={styles} />
      <Chips form={form} name="services" label={copy.services} choices={services} />
      <Textarea
        label={copy.message}
        placeholder={copy.optional}
        size="md"
        rows={4}
        {...form.getInputProps('message')}
      />
      <Checkbox
        size="md"
        label={copy.newsletter}
        description={copy.newsletterAsks}
        {...form.getInputProps('newsletter', { type: 'checkbox' })}
      />
    </div>
  );
}

interface ChipsProps {
  form: LeadFormState;
  name: 'styles' | 'services';
  label: string;
  choices: readonly string[];
}

function Chips({ form, name, label, choices }: ChipsProps) {
  const { value, onChange } = form.getInputProps(name) as {
    value: string[];
    onChange: (value: string[]) => void;
  };
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      <Chip.Group multiple value={value} onChange={onChange}>
        {choices.map((choice) => (
          <Chip key={choice} value={choice} size="md">
            {choice}
          </Chip>
        ))}
      </Chip.Group>
    </fieldset>
  );
}
