import { RequireSession } from '../../core/session/require-session.tsx';
import { useSignedInUser } from '../../core/session/use-session.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { copy } from './copy.ts';
import { ProfileView } from './profile-view.tsx';

/** The profile of a user; guests have one too. */
export function ProfilePage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={{ title: copy.signInTitle, text: copy.signInText }}>
      <OwnProfile />
    </RequireSession>
  );
}

function OwnProfile() {
  const user = useSignedInUser();
  return user === null ? null : <ProfileView user={user} />;
}
