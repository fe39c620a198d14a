import { Container, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { GoogleButton } from '../../core/session/google/google-button.tsx';
import { GuestButton } from '../../core/session/guests/guest-button.tsx';
import { useSession } from '../../core/session/use-session.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import { SessionList } from './session-list.tsx';

/** The page with the sessions of the user, for guests too. */
export function SessionsPage() {
  useDocumentTitle(copy.title);
  const session = useSession();

  switch (session.at) {
    case 'initialising':
    case 'signing-in':
      return <PageSkeleton label={copy.loading} />;
    case 'signed-out':
      return (
        <StatePanel
          order={1}
          icon={<IconLock stroke={ICON_STROKE} />}
          title={copy.nobodyTitle}
          text={copy.nobodyText}
          action={
            <>
              <GoogleButton size="md" />
              <GuestButton size="md" variant="default" />
            </>
          }
        />
      );
    case 'signed-in':
    case 'signing-out':
      return (
        <Container size="sm" px={0} mx={0}>
          <Stack gap="md">
            <PageHeader title={copy.title} subtitle={copy.text} />
            <SessionList />
          </Stack>
        </Container>
      );
  }
}
