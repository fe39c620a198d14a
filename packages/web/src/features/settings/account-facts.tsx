import { type AuthUser, guestAccountName } from '@home-design/contract';
import { Anchor, Card, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { Fact } from '../../ui/fact.tsx';
import { ApiKeys } from './api-keys.tsx';
import { copy } from './copy.ts';
import classes from './settings.module.css';

/** Name and email of the account, which cannot be changed here, and its API keys. */
export function AccountFacts({ user: { uid, email, isAnonymous } }: { user: AuthUser }) {
  return (
    <div className={classes.page}>
      <Card component="section" aria-labelledby="facts">
        <Title order={2} size="h4" id="facts" mb="md">
          {copy.facts}
        </Title>
        <dl className={classes.facts}>
          <Fact
            className={classes.value}
            name={copy.email}
            value={isAnonymous ? copy.guestUser : (email ?? '–')}
          />
          <Fact
            className={classes.value}
            name={copy.accountType}
            value={isAnonymous ? copy.guest : copy.registered}
          />
          {isAnonymous && (
            <Fact className={classes.value} name={copy.guestName} value={guestAccountName(uid)} />
          )}
          <Fact className={classes.value} name={copy.userId} value={uid} />
        </dl>
      </Card>
      <ApiKeys />
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
