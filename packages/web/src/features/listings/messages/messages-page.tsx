import { ListingId } from '@home-design/contract';
import { Anchor, Button, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCloudOff, IconMail } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { paths } from '../../../lib/paths.ts';
import { useDocumentTitle } from '../../../ui/document-title.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { MessageCard } from './message-card.tsx';
import classes from './messages.module.css';
import { messagesCopy as copy } from './messages-copy.ts';
import { messagesQuery } from './messages-queries.ts';

/** What buyers wrote on the pages of one's listings. */
export function MessagesPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={copy.asks}>
      <Messages />
    </RequireSession>
  );
}

function Messages() {
  const [query] = useSearchParams();
  const listing = ListingId.safeParse(query.get('listing')).data;
  const messages = useInfiniteQuery(messagesQuery(listing));
  const shown = messages.data?.pages.flatMap(({ results }) => results) ?? [];
  const count = messages.data?.pages.at(-1)?.count ?? 0;
  return (
    <div className={classes.page}>
      <header>
        <Anchor component={Link} to={paths.listings()} className={classes.back ?? ''}>
          {copy.back}
        </Anchor>
        <Title order={1} size="h2">
          {copy.title}
        </Title>
        <Text c="dimmed">{copy.intro}</Text>
        {listing !== undefined && (
          <Anchor component={Link} to={paths.listingMessages()} className={classes.back ?? ''}>
            {copy.all}
          </Anchor>
        )}
      </header>
      {messages.isPending && (
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={200} aria-hidden />
        </>
      )}
      {messages.isLoadingError && (
        <StatePanel
          tone="problem"
          icon={<IconCloudOff stroke={ICON_STROKE} />}
          title={copy.failed}
          text={messages.error.message}
          // The query keeps its own error.
          action={
            <Button className={classes.touch ?? ''} onClick={() => void messages.refetch()}>
              {copy.tryAgain}
            </Button>
          }
        />
      )}
      {messages.data && shown.length === 0 && (
        <StatePanel icon={<IconMail stroke={ICON_STROKE} />} title={copy.emptyTitle} text={copy.empty} />
      )}
      {shown.length > 0 && (
        <>
          <Text role="status">{copy.count(count)}</Text>
          <ul className={classes.list}>
            {shown.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} />
              </li>
            ))}
          </ul>
        </>
      )}
      {messages.hasNextPage && (
        <Button
          variant="default"
          className={classes.touch ?? ''}
          loading={messages.isFetchingNextPage}
          onClick={() => void messages.fetchNextPage()} // the query keeps its own error
        >
          {copy.more}
        </Button>
      )}
    </div>
  );
}
