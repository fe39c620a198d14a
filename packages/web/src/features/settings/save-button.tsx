import { Button } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './settings.module.css';
import type { PreferencesForm } from './use-preferences.ts';

/** Saves the switches. */
export function SaveButton({ form }: { form: PreferencesForm }) {
  return (
    <Button className={classes.save} loading={form.isSaving} disabled={form.isPending} onClick={form.save}>
      {copy.save}
    </Button>
  );
}
