import type { AuthUser } from '@home-design/contract';
import { Avatar, Badge, Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconLayoutDashboard, IconUserUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DevelopmentNote } from '../../core/session/google/development-note.tsx';
import { googleCopy } from '../../core/session/google/google-copy.ts';
import { goToGoogle } from '../../core/session/google/use-google-sign-in.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import { NumbersCard } from './numbers-card.tsx';
import classes from './profile.module.css';

/** Name, numbers, and what is left of the month. */
export function AccountTab({ user }: { user: AuthUser }) {
  const { email, displayName, isAnonymous } = user;
  return (
    <div className={classes.page}>
      <Card component="section" aria-label={copy.about}>
        <div className={classes.person}>
          <Avatar size={64} color="forest" name={displayName} aria-hidden="true" />
          <div className={classes.names}>
            <div className={classes.heading}>
              <Title order={2} size="h3" className={classes.name}>
                {displayName}
              </Title>
              {isAnonymous && (
                <Badge variant="light" tt="none">
                  {copy.guestBadge}
                </Badge>
              )}
            </div>
            <Text c="dimmed" className={classes.name}>
              {email === null || email === '' ? copy.noEmail : email}
            </Text>
          </div>
        </div>
        {isAnonymous && (
          <Text size="sm" mt="md" maw="38rem">
            {copy.guestText}
          </Text>
        )}
        <div className={classes.actions}>
          <Button
            component={Link}
            to={paths.dashboard()}
            variant={isAnonymous ? 'default' : 'filled'}
            leftSection={<IconLayoutDashboard size={18} stroke={ICON_STROKE} aria-hidden="true" />}
          >
            {copy.goToDashboard}
          </Button>
          {isAnonymous && <UpgradeButton />}
        </div>
      </Card>
      <NumbersCard isGuest={isAnonymous} />
    </div>
  );
}

function UpgradeButton() {
  return (
    <Stack gap={4} align="flex-start">
      <Button
        leftSection={<IconUserUp size={18} stroke={ICON_STROKE} aria-hidden="true" />}
        onClick={() => void goToGoogle(googleCopy.upgradeFailed)} // shows its own failure
      >
        {copy.upgrade}
      </Button>
      <DevelopmentNote />
    </Stack>
  );
}
