import type { AuthUser, MailPreferences } from '@home-design/contract';
import { Card, Skeleton, Switch, Text, Title, VisuallyHidden } from '@mantine/core';
import { copy } from './copy.ts';
import { SaveButton } from './save-button.tsx';
import classes from './settings.module.css';
import type { PreferencesForm } from './use-preferences.ts';

const SWITCHES = ['emailNotifications', 'projectNotifications', 'marketingEmails'] as const;

/** The mails that the user gets. */
export function NotificationSettings({ form, user }: { form: PreferencesForm; user: AuthUser }) {
  if (form.isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
        <Skeleton height={280} aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <Card component="section" aria-labelledby="mails">
        <Title order={2} size="h4" id="mails" mb="md">
          {copy.mails}
        </Title>
        <div className={classes.switches}>
          {SWITCHES.map((name) => (
            <MailSwitch key={name} name={name} form={form} />
          ))}
        </div>
        {notesOf(form, user).map((note) => (
          <Text key={note} size="sm" c="dimmed" mt="md">
            {note}
          </Text>
        ))}
      </Card>
      <SaveButton form={form} />
    </div>
  );
}

function MailSwitch({
  name,
  form: { shown, change },
}: {
  name: keyof MailPreferences;
  form: PreferencesForm;
}) {
  const { label, text } = copy.switches[name];
  return (
    <Switch
      size="md"
      label={label}
      aria-label={label} // without the explanation, which is the description
      description={text}
      checked={shown[name]}
      // The first switch disables the others.
      disabled={name !== 'emailNotifications' && !shown.emailNotifications}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
      classNames={{ body: classes.switch ?? '' }}
    />
  );
}

/** Why no mails come, whatever the switches say. */
const notesOf = ({ hasFailed, sendsMail }: PreferencesForm, { isAnonymous }: AuthUser): string[] => [
  ...(hasFailed ? [copy.loadFailed] : []),
  ...(isAnonymous ? [copy.noAddress] : []),
  ...(sendsMail ? [] : [copy.noSender]),
];
