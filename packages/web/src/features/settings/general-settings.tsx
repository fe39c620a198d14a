import type { AuthUser } from '@home-design/contract';
import { Card, NativeSelect } from '@mantine/core';
import { ConsentSwitch } from '../../core/analytics/consent-switch.tsx';
import { copy } from './copy.ts';
import { DangerZone } from './danger-zone.tsx';
import { OwnData } from './own-data.tsx';
import classes from './settings.module.css';

/** Settings of the whole app. Nothing here waits for a save. */
export function GeneralSettings({ user }: { user: AuthUser }) {
  return (
    <div className={classes.page}>
      <Card component="section" aria-label={copy.tabs.general}>
        <NativeSelect
          className={classes.language}
          label={copy.language}
          description={copy.languageText}
          data={[{ value: 'en', label: copy.english }]}
          value="en"
          disabled
        />
      </Card>
      <ConsentSwitch />
      <OwnData />
      <DangerZone user={user} />
    </div>
  );
}
