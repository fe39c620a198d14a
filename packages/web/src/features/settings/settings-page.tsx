import { RequireSession } from '../../core/session/require-session.tsx';
import { useSignedInUser } from '../../core/session/use-session.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { copy } from './copy.ts';
import { SettingsView } from './settings-view.tsx';

/** The settings of a user; guests have them too. */
export function SettingsPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={{ title: copy.signInTitle, text: copy.signInText }}>
      <OwnSettings />
    </RequireSession>
  );
}

function OwnSettings() {
  const user = useSignedInUser();
  return user === null ? null : <SettingsView user={user} />;
}
