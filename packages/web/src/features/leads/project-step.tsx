import {
  LEAD_BUDGETS,
  LEAD_LABELS,
  PROJECT_TIMELINES,
  PROJECT_TYPES,
  PROPERTY_TYPES,
} from '@home-design/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './leads.module.css';
import type { LeadFormState } from './use-lead-form.ts';

/** The step about the project. */
export function ProjectStep({ form }: { form: LeadFormState }) {
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={copy.projectType}
        required
        size="md"
        data={[nothing(copy.choose), ...choices(PROJECT_TYPES, LEAD_LABELS.projectType)]}
        {...form.getInputProps('projectType')}
      />
      <NativeSelect
        label={copy.projectTimeline}
        required
        size="md"
        data={[nothing(copy.choose), ...choices(PROJECT_TIMELINES, LEAD_LABELS.projectTimeline)]}
        {...form.getInputProps('projectTimeline')}
      />
      <NativeSelect
        label={copy.budget}
        size="md"
        data={[nothing(copy.notSaid), ...choices(LEAD_BUDGETS, LEAD_LABELS.budget)]}
        {...form.getInputProps('budget')}
      />
      <NativeSelect
        label={copy.propertyType}
        size="md"
        data={[nothing(copy.notSaid), ...choices(PROPERTY_TYPES, LEAD_LABELS.propertyType)]}
        {...form.getInputProps('propertyType')}
      />
      <TextInput
        className={classes.wide}
        label={copy.location}
        placeholder={copy.locationHint}
        size="md"
        autoComplete="address-level2"
        {...form.getInputProps('location')}
      />
    </div>
  );
}

const nothing = (label: string) => ({ value: '', label });
const choices = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));
