import type { ApiKey, ApiKeyList } from '@home-design/contract';
import { Anchor, Badge, Button, Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { formatDay, formatTimeAgo } from '../../lib/formats.ts';
import { Moment } from '../../ui/moment.tsx';
import { apiKeyCopy as copy } from './api-key-copy.ts';
import classes from './api-keys.module.css';
import { apiKeysQuery } from './api-keys-query.ts';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';
import { RevokeApiKeyDialog } from './revoke-api-key-dialog.tsx';

/** The user's API keys: made, listed and revoked here. */
export function ApiKeys() {
  return (
    <Card component="section" aria-labelledby="api-keys">
      <Title order={2} size="h4" id="api-keys" mb="xs">
        {copy.title}
      </Title>
      <Text size="sm">{copy.text}</Text>
      <Keys />
      {/* A page of the server, outside the app. */}
      <Anchor href="/api/docs" className={classes.docs}>
        {copy.docs}
      </Anchor>
    </Card>
  );
}

function Keys() {
  const found = useQuery(apiKeysQuery);
  const [isMaking, setIsMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);

  if (found.isPending) {
    return (
      <div aria-busy="true" className={classes.part}>
        <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
        <Skeleton height={72} aria-hidden="true" />
      </div>
    );
  }
  if (found.data === undefined) {
    return (
      <div role="alert" className={classes.part}>
        <Text size="sm">{messageOf(found.error, copy.loadFailed)}</Text>
        <Button
          variant="default"
          className={classes.action}
          onClick={() => void found.refetch()} // the query keeps its error
        >
          {copy.tryAgain}
        </Button>
      </div>
    );
  }
  const { results } = found.data;
  return (
    <div className={classes.part}>
      <Standing list={found.data} />
      {results.length > 0 && (
        <ul className={classes.list} aria-label={copy.listLabel}>
          {results.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {found.data.is_included && results.length < found.data.limit && (
        <Button className={classes.action} onClick={() => setIsMaking(true)}>
          {copy.create}
        </Button>
      )}
      {isMaking && <NewApiKeyDialog onClose={() => setIsMaking(false)} />}
      {revoking !== null && <RevokeApiKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </div>
  );
}

/** What the plan includes, and how many keys there are. */
function Standing({ list: { results, is_included: isIncluded, limit } }: { list: ApiKeyList }) {
  if (!isIncluded) {
    return (
      <Text size="sm">
        {results.length === 0 ? copy.notIncluded : copy.stopped}{' '}
        <Anchor component={Link} to={paths.plans()} underline="always">
          {copy.plans}
        </Anchor>
      </Text>
    );
  }
  if (results.length === 0) return <Text size="sm">{copy.none}</Text>;
  return results.length < limit ? null : <Text size="sm">{copy.full(limit)}</Text>;
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const now = new Date();
  const { name, prefix, scopes, created_at: madeAt, last_used_at: usedAt, expires_at: endsAt } = apiKey;
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <Text fw={550} className={classes.name}>
          {name}
        </Text>
        <div className={classes.scopes}>
          <code>{prefix}…</code>
          {scopes.map((scope) => (
            <Badge key={scope} variant="light" tt="none">
              {copy.scopes[scope].label}
            </Badge>
          ))}
        </div>
        <Text size="sm" c="dimmed">
          <Moment at={madeAt}>{copy.made(formatDay(madeAt))}</Moment>,{' '}
          {usedAt === null ? (
            copy.neverUsed
          ) : (
            <Moment at={usedAt}>{copy.used(formatTimeAgo(usedAt, now))}</Moment>
          )}
          , {endsAt === null ? copy.noEnd : <Moment at={endsAt}>{endOf(endsAt, now)}</Moment>}
        </Text>
      </div>
      <Button variant="default" aria-label={copy.revokeOf(name)} onClick={onRevoke}>
        {copy.revoke}
      </Button>
    </li>
  );
}

function endOf(endsAt: string, now: Date): string {
  const day = formatDay(endsAt);
  return new Date(endsAt) <= now ? copy.ended(day) : copy.ends(day);
}
