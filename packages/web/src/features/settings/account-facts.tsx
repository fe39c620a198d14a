import { type AuthUser, guestAccountName } from '@home-design/contract';
import { Anchor, Card, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { copy } from './copy.ts';
import classes from './settings.module.css';

/** What the account is known by; nothing of it can be changed here. */
export function AccountFacts({ user: { uid, email, isAnonymous } }: { user: AuthUser }) {
  return (
    <div className={classes.page}>
      <Card component="section" aria-labelledby="facts">
        <Title order={2} size="h4" id="facts" mb="md">
          {copy.facts}
        </Title>
        <dl className={classes.facts}>
          <Fact name={copy.email} value={isAnonymous ? copy.guestUser : (email ?? '–')} />
          <Fact name={copy.accountType} value={isAnonymous ? copy.guest : copy.registered} />
          {isAnonymous && <Fact name={copy.guestName} value={guestAccountName(uid)} />}
          <Fact name={copy.userId} value={uid} />
        </dl>
      </Card>
      <div className={classes.links}>
        <Anchor component={Link} to={paths.profile()}>
          {copy.profile}
        </Anchor>
        <Anchor component={Link} to={paths.sessions()}>
          {copy.sessions}
        </Anchor>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} className={classes.value}>
        {value}
      </Text>
    </div>
  );
}
