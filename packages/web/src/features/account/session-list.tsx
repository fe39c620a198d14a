import type { SignedInPlace } from '@home-design/contract';
import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { formatDay, formatTimeAgo } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { Moment } from '../../ui/moment.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import { type Ending, EndSessionDialog } from './end-session-dialog.tsx';
import { sessionsQuery } from './queries.ts';

const isPhone = (device: string | null) => /iPhone|iPad|Android/.test(device ?? '');

/** Lists every browser with a session of the user, each with a button that signs out there. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<Ending | null>(null);

  if (sessions.isPending) return <PageSkeleton label={copy.loading} />;
  if (sessions.isLoadingError) {
    return (
      <StatePanel
        tone="problem"
        icon={<IconPlugConnectedX stroke={ICON_STROKE} />}
        title={copy.loadFailed}
        text={messageOf(sessions.error, copy.loadFailed)}
        action={
          <Button size="sm" onClick={() => void sessions.refetch()}>
            {copy.tryAgain}
          </Button>
        } // the query shows its own failure
      />
    );
  }
  const others = sessions.data.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {sessions.data.map((place) => (
          <PlaceCard key={place.id} place={place} onEnd={() => setEnding({ place })} />
        ))}
      </Stack>
      {others.length === 0 ? (
        <Text c="dimmed">{copy.onlyHere}</Text>
      ) : (
        <Group>
          <Button variant="default" color="red" onClick={() => setEnding({ place: null })}>
            {copy.signOutOthers}
          </Button>
        </Group>
      )}
      {ending !== null && <EndSessionDialog ending={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function PlaceCard({ place, onEnd }: { place: SignedInPlace; onEnd: () => void }) {
  const Icon = isPhone(place.device) ? IconDeviceMobile : IconDeviceDesktop;
  const device = place.device ?? copy.unknownDevice;
  return (
    <Card component="li" withBorder padding="md">
      <Group justify="space-between" gap="sm">
        <Group gap="md" wrap="nowrap">
          <Icon size={28} stroke={ICON_STROKE} aria-hidden="true" />
          <div>
            <Group gap="xs">
              <Text fw={600}>{device}</Text>
              {place.isCurrent && (
                <Badge variant="light" tt="none">
                  {copy.here}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              <Moment at={place.createdAt}>{copy.signedIn(formatDay(place.createdAt))}</Moment> ·{' '}
              <Moment at={place.lastUsedAt}>
                {copy.lastUsed(formatTimeAgo(place.lastUsedAt, new Date()))}
              </Moment>
            </Text>
          </div>
        </Group>
        {!place.isCurrent && (
          <Button variant="default" aria-label={copy.signOutOf(device)} onClick={onEnd}>
            {copy.signOut}
          </Button>
        )}
      </Group>
    </Card>
  );
}
