import type { AuthUser } from '@home-design/contract';
import { Card, NativeSelect } from '@mantine/core';
import { ConsentSwitch } from '../../core/analytics/consent-switch.tsx';
import { copy } from './copy.ts';
import { DangerZone } from './danger-zone.tsx';
import { OwnData } from './own-data.tsx';
import { SaveButton } from './save-button.tsx';
import classes from './settings.module.css';
import type { PreferencesForm } from './use-preferences.ts';

/** Settings of the whole app. */
export function GeneralSettings({ form, user }: { form: PreferencesForm; user: AuthUser }) {
  return (
    <div className={classes.page}>
      <Card component="section" aria-label={copy.tabs.general}>
        <NativeSelect
          label={copy.language}
          description={copy.languageText}
          data={[{ value: 'en', label: copy.english }]}
          value="en"
          disabled
          maw="20rem"
        />
      </Card>
      <ConsentSwitch />
      <SaveButton form={form} />
      <OwnData />
      <DangerZone user={user} />
    </div>
  );
}
